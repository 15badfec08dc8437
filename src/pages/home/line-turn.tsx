import { clsx } from 'clsx';
import { use, useRef } from 'react';
import { useTurn } from '@/motion/use-line-segments';
import { HomeLine } from './line';

interface LineTurnProps {
  /** Place of its segment on the line around the logos. */
  segment: 0 | 2;
  /** Classes for its position, size and side. */
  className: string;
}

/** A turn of the line in zoomed windows, as high as the content it goes round. */
export function LineTurn({ segment, className }: LineTurnProps) {
  const ref = useRef<HTMLElement>(null);
  useTurn(ref, use(HomeLine).turns, segment);
  return (
    <i
      ref={ref}
      className={clsx(
        'pointer-events-none absolute hidden border-y-line border-green max-xl:block print:hidden',
        className,
      )}
      data-turn=""
      aria-hidden="true"
    />
  );
}
