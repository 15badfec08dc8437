import type { ComponentProps } from 'react';

interface PieceIconProps extends ComponentProps<'svg'> {
  /** Path of the line on the 96 grid, in the current colour. */
  line: string;
  /** The dot as [x, y, radius]; it takes `--piece`, green unless set. */
  dot: readonly [x: number, y: number, radius: number];
}

/** A decorative icon: a line and one dot. */
export function PieceIcon({ line, dot: [x, y, radius], ...rest }: PieceIconProps) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" {...rest}>
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r={radius} fill="var(--piece, var(--green))" />
    </svg>
  );
}
