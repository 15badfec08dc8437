import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { tv } from 'tailwind-variants/lite';
import { pills, pillWords } from '@/content/home-pills';
import floatPositions from './float-positions.json';
import './pills.css';

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
    // A layer for each pill, also while all sleep: the first grab would otherwise create nineteen
    // in one task. Settled pills have none.
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

/**
 * What tells pills.css where each pill floats. In `float-positions.json` a pill has
 * - `tilt`: degrees, clockwise;
 * - `at`: the part in which it floats, beside the copy or below it;
 * - `x`, `y`: its share of that part's width and height;
 * - `low`, `lowX`, `lowY`: the same in windows under 700 px of height.
 */
const floats = floatPositions.map(({ tilt, at, x, y, low, lowX, lowY }, index) => ({
  'data-at': at,
  'data-low': low,
  style: { '--index': index, '--tilt': tilt, '--x': x, '--y': y, '--low-x': lowX, '--low-y': lowY },
}));

/**
 * The nineteen pills, which float until scripts move them, and a list of their labels for assistive
 * technology (docs/rules.md#hero-pills).
 * @param ref the element that holds the pills; its origin is the floor's left end
 */
export function Pills({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  return (
    <>
      <ul className="paper-hidden sr-only" aria-label={pillWords.list}>
        {pills.flatMap(({ label }) => (label ? [<li key={label}>{label}</li>] : []))}
      </ul>
      <div
        ref={ref}
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
          // The outer element floats, the inner one is moved by scripts: browsers compute a style
          // that changes in each frame the fast way only for an element that has neither custom
          // properties of its own nor ever been animated.
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
    </>
  );
}
