import { clsx } from 'clsx';
import { use, useEffect, useRef } from 'react';
import { tv } from 'tailwind-variants/lite';
import { hero } from '@/content/home-hero';
import { pills, pillWords } from '@/content/home-pills';
import { lazyPart } from '@/lib/lazy-part';
import { animationsFinished } from '@/motion/animations-finished';
import { ButtonLink } from '@/ui/button';
import { HomeLine } from '../line';
/**
 * A row per pill: its tilt in degrees, clockwise; the part `at` which it floats, and its share of
 * that part's width and height; and the same in windows under 700 px high, where seven float in the
 * lower row, six in the upper one, and six beside the copy. hero.css places the pills.
 */
import floatPositions from './float-positions.json';
import { Headline } from './headline';
import './hero.css';

const InteractivePills = lazyPart(
  async () => (await import('./interactive-pills')).InteractivePills,
);

const dot = 'before:size-dot before:rounded-full before:bg-current';

/** A 170 × 47 piece of the line. */
const pillVariants = tv({
  base: [
    'absolute top-[calc(var(--line)/-2)] left-[calc(var(--pill)/-2)] h-line w-(--pill)',
    'grid place-items-center rounded-full px-3.5 max-md:px-2.5 forced-colors:border',
    'cursor-grab touch-pan-y touch-pinch-zoom in-data-dragging:cursor-grabbing',
    '[--pill:170px] max-md:[--pill:150px] max-sm:[--pill:128px]',
    'text-center text-[13px]/[1.05] font-semibold tracking-[0.02em]',
    'max-md:text-[12.5px] max-sm:text-[11.5px]',
    // Also at rest: otherwise the first grab would create nineteen layers in one task.
    'not-in-data-[pill-state=settled]:will-change-transform data-away:invisible',
  ],
  variants: {
    tone: {
      ink: 'bg-ink text-cream',
      mint: 'bg-mint text-ink',
      forest: 'bg-forest text-cream',
      marigold: 'bg-marigold text-ink',
      coral: 'bg-coral text-ink',
      white: 'bg-white text-ink inset-ring-2 inset-ring-ink',
    },
    /** Where a pill without a label has its dot. */
    dot: {
      end: [dot, 'before:-mr-1 before:justify-self-end'],
      start: [dot, 'before:-ml-1 before:justify-self-start'],
    },
  },
});

/** What tells the style sheet where each pill floats. */
const floats = floatPositions.map(({ at, low, ...numbers }, place) => ({
  'data-at': at,
  'data-low': low,
  style: Object.fromEntries(
    Object.entries({ place, ...numbers }).map(([name, value]) => [`--${name}`, value]),
  ),
}));

/**
 * Headline, lead and button; nineteen pills fall onto the line below them
 * (docs/rules.md#hero-pills). Assistive technology reads a list of their labels. The chunk that
 * moves them loads after the first paint; until then, and if it fails, they float.
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
      <ul className="paper-hidden sr-only" aria-label={pillWords.list}>
        {pills.flatMap(({ label }) => (label ? [<li key={label}>{label}</li>] : []))}
      </ul>
      <div
        ref={area}
        className={clsx(
          'pill-area paper-hidden absolute inset-x-0 bottom-line h-0 max-xl:@container',
          // Zoomed windows have no space beside the copy, large text takes it: the pills float
          // behind all text. With forced colours they have the page's background.
          'max-xl:-z-1 @max-ample:-z-1 forced-colors:-z-1',
        )}
        data-pills=""
        aria-hidden="true"
      >
        {pills.map((pill, index) => (
          // Browsers compute a style that scripts change in each frame the fast way only for an
          // element that has neither custom properties of its own nor ever been animated.
          <div
            key={pill.label + pill.tone}
            className="absolute top-0 left-0"
            {...floats[index]}
            data-float=""
          >
            <div className={pillVariants(pill)} data-pill="">
              {/* A label turns over where its pill lies upside down. */}
              {pill.label && (
                <span className="transition-transform ease-roll in-data-turned:rotate-180">
                  {pill.label}
                </span>
              )}
            </div>
          </div>
        ))}
      </div>
      <InteractivePills area={area} />
    </section>
  );
}
