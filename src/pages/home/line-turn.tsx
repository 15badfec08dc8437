import { clsx } from 'clsx';
import type { SegmentState } from '@/motion/use-line-segments';
import { cssEasing, easings } from '@/motion/tokens';
import { turns } from './line';

interface LineTurnProps {
  /** The segment that draws it. */
  of: keyof typeof turns;
  /** How far that is drawn. */
  state: SegmentState | undefined;
  /** Classes for its position, size and side. */
  className: string;
}

/** A turn of the line in zoomed windows, as high as the content it goes round. */
export function LineTurn({ of, state, className }: LineTurnProps) {
  const { duration, ease } = turns[of];
  return (
    <i
      className={clsx(
        'pointer-events-none absolute hidden border-y-line border-green max-xl:block print:hidden',
        'motion-safe:data-[turn=run]:animate-wipe-down not-noscript:motion-safe:not-in-data-unloaded:data-[turn=wait]:invisible',
        className,
      )}
      style={{
        animationDuration: `${duration}ms`,
        animationTimingFunction: ease === 'linear' ? ease : cssEasing(easings[ease]),
      }}
      data-turn={state}
      aria-hidden="true"
    />
  );
}
