import { showcase, works } from '@/content/home';
import { ActMarker } from '../act-marker';
import { WorkTile } from './work-tile';
import './showcase.css';

/** Seven works, films and pictures; a bar runs in and pushes the fourth into its place. */
export function Showcase() {
  return (
    <div className="home-show-ground">
      <section className="home-show on-ink">
        <div className="home-show__grid wrap">
          <i className="home-show__bar" aria-hidden="true" />
          <header className="home-show__head">
            <ActMarker piece="bar" {...showcase.act} />
            <h2>{showcase.title}</h2>
          </header>
          {works.map((work) => (
            <WorkTile key={work.id} work={work} />
          ))}
        </div>
      </section>
    </div>
  );
}
