import { useRef } from 'react';
import { showcase, works } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { useLineRuns } from '@/motion/use-line-runs';
import { ActMarker } from '../act-marker';
import { WorkTile } from './work-tile';
import '@/motion/line-run.css';
import './showcase.css';

/** Run 6 of the line, in ms (motion direction, section 8). */
const durations = [1000];

/** The fourth work, at the end of the bar. */
const pushed = 'marrowe';

/** Seven works, films and pictures; a bar runs in and pushes the fourth into its place. */
export function Showcase() {
  const ref = useRef<HTMLElement>(null);
  const [bar] = useLineRuns(ref, durations);
  return (
    <div className="home-show-ground">
      <section ref={ref} className="home-show on-ink">
        <div className="home-show__grid wrap">
          <i className="home-show__bar run-right" data-run={bar} aria-hidden="true" />
          <header ref={reveal} className="home-show__head">
            <ActMarker piece="bar" {...showcase.act} />
            <h2>{showcase.title}</h2>
          </header>
          {works.map((work) => (
            <WorkTile key={work.id} work={work} isPushed={work.id === pushed} />
          ))}
        </div>
      </section>
    </div>
  );
}
