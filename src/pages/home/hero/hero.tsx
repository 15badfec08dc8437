import { clsx } from 'clsx';
import { use, useEffect, useRef } from 'react';
import { hero } from '@/content/home-hero';
import { lazyPart } from '@/lib/lazy-part';
import { animationsFinished } from '@/motion/animations-finished';
import { ButtonLink } from '@/ui/button';
import { HomeLine } from '../line';
import { Headline } from './headline';
import { Pills } from './pills';
import './hero.css';

const InteractivePills = lazyPart(
  async () => (await import('./interactive-pills')).InteractivePills,
);

/**
 * Headline, lead and button; nineteen pills fall onto the line below them
 * (docs/rules.md#hero-pills). The chunk that moves them loads after the first paint; until then, and
 * if it fails, they float.
 */
export function Hero() {
  const floor = useRef<HTMLElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { floorEnd } = use(HomeLine);
  // The style sheet animates the floor from the first paint.
  useEffect(() => void animationsFinished(floor.current).then(floorEnd.reach), [floorEnd]);
  return (
    // A press that misses a pill starts no selection; the copy can be selected.
    <section
      className={clsx(
        'home-hero relative z-hero overflow-x-clip select-none not-max-xl:@container',
        '[--bend:147px] max-md:[--bend:var(--r-bend)]',
      )}
    >
      <div className="paper-plain pt-(--head) max-sm:relative">
        <Headline />
        <div
          className={clsx(
            'paper-plain mx-side mt-(--before-lead) flex items-center gap-12',
            'max-lg:flex-col max-lg:items-start max-lg:gap-fluid-8',
          )}
        >
          <p className="max-w-(--lead) text-lead select-text">{hero.lead}</p>
          <ButtonLink size="large" to={hero.action.to} data-row-end="">
            {hero.action.label}
          </ButtonLink>
        </div>
      </div>
      <i
        ref={floor}
        className={clsx(
          'home-floor absolute right-[calc(var(--side)+var(--bend)-1px)] bottom-0 left-0 h-line bg-green',
          // Segment 1 of the line, from the window's left edge to its first turn.
          '[--end:inset(0_0_0_0_round_0_24px_24px_0)] [--start:inset(0_100%_0_0_round_0_24px_24px_0)]',
          'motion-safe:animate-[clips_var(--t-reveal)_var(--ease-start)_backwards]',
        )}
      />
      <Pills ref={area} />
      <InteractivePills area={area} />
    </section>
  );
}
