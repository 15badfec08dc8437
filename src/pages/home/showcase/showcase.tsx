import { clsx } from 'clsx';
import { useRef } from 'react';
import { showcase, works } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { useLineSegments } from '@/motion/use-line-segments';
import { ActMarker } from '@/ui/act-marker';
import { WorkTile } from './work-tile';
import './showcase.css';

/** The fourth work, at the end of the bar. */
const pushed = 'marrowe';

/** Seven works, films and pictures; a bar runs in and pushes the fourth into its place. */
export function Showcase() {
  const ref = useRef<HTMLElement>(null);
  // Segment 6 of the line (docs/design.md#line-segments).
  const [bar] = useLineSegments(ref, 1);
  return (
    <div className="bg-sand">
      <section
        ref={ref}
        className="on-ink overflow-x-clip rounded-tl-act pt-act pb-section print:break-inside-avoid"
      >
        <div className="showcase wrap cols items-start gap-y-10 xl:gap-y-14 max-sm:grid-cols-2 print:grid-cols-4 print:gap-5">
          <i
            className={clsx(
              'mr-[calc(var(--cut)-var(--gutter))] -ml-side h-line self-start rounded-r-card bg-green [grid-area:varsa]',
              'max-md:[grid-area:bar] max-sm:mr-[38%] max-sm:-mb-8.5 print:hidden',
            )}
            data-segment={bar}
            data-draws="right"
            aria-hidden="true"
          />
          <header
            ref={reveal}
            className="grid content-start gap-6 pb-2 [grid-area:head] print:col-span-full print:row-auto"
          >
            <ActMarker piece="bar" {...showcase.act} />
            <h2>{showcase.title}</h2>
          </header>
          {works.map((work) => (
            <WorkTile key={work.id} work={work} push={work.id === pushed ? bar : undefined} />
          ))}
        </div>
      </section>
    </div>
  );
}
