import { use, useEffect, useRef, useState } from 'react';
import { hero } from '@/content/home-hero';
import { animationsFinished } from '@/motion/animations-finished';
import { ButtonLink } from '@/ui/button';
import { HomeLine } from '../line';
import { Headline } from './headline';
import { PillArea } from './pill-area';
import './hero.css';

/** Headline, lead and button; nineteen pills fall onto the line below them. */
export function Hero() {
  const section = useRef<HTMLElement>(null);
  const floor = useRef<HTMLElement>(null);
  const headlineEnd = useRef<HTMLElement>(null);
  const action = useRef<HTMLAnchorElement>(null);
  const [obstacles] = useState({ section, floor, textObstacles: [headlineEnd, action] });
  const { floorEnd } = use(HomeLine);
  // The style sheet animates the floor from the first paint.
  useEffect(() => void animationsFinished(floor.current).then(floorEnd.reach), [floorEnd]);
  return (
    // A press that misses a pill starts no selection; the copy can be selected.
    <section
      ref={section}
      className="home-hero relative z-hero overflow-x-clip select-none [--bend:147px] not-max-xl:@container max-md:[--bend:var(--r-bend)] print:overflow-visible print:pb-section"
    >
      <div className="pt-(--head) max-sm:relative print:pt-0">
        <Headline end={headlineEnd} />
        <div className="mx-side mt-(--before-lead) flex items-center gap-12 max-lg:flex-col max-lg:items-start max-lg:gap-fluid-8 print:layout-none">
          <p className="max-w-(--lead) text-lead select-text">{hero.lead}</p>
          <ButtonLink ref={action} size="large" to={hero.action.to} data-morph-source="post">
            {hero.action.label}
          </ButtonLink>
        </div>
      </div>
      <i
        ref={floor}
        className="home-floor absolute right-[calc(var(--side)+var(--bend)-1px)] bottom-0 left-0 h-line bg-green print:hidden"
        aria-hidden="true"
      />
      <PillArea obstacles={obstacles} />
    </section>
  );
}
