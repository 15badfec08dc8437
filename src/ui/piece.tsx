import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const dot = 'M0 12a12 12 0 1 0 24 0a12 12 0 1 0-24 0z';

const drawings = {
  dot: { viewBox: '0 0 24 24', path: dot },
  bar: { viewBox: '0 0 72 24', path: 'M12 0h48a12 12 0 0 1 0 24H12a12 12 0 0 1 0-24z' },
  bend: { viewBox: '0 0 42 24', path: 'M0 24a21 21 0 0 1 42 0H30a9 9 0 0 0-18 0z' },
} as const;

export type PieceName = keyof typeof drawings;

/** One of the three pieces of the line, 24 high. */
export function Piece({ name, className }: { name: PieceName; className: string }) {
  const { viewBox, path } = drawings[name];
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

interface PieceIconProps extends ComponentProps<'svg'> {
  /** Path of the stroke, on a grid of 96. */
  line: string;
  /** The dot as [x, y, radius]; it has the colour `--piece`, green unless set. */
  dot: readonly [x: number, y: number, radius: number];
}

/** An icon of a stroke in the current colour and one dot. */
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

/**
 * Paths of `QuarterBend` by the corner of its box that the outer edge rounds. They are drawn for a
 * line 47 thick: the radii are 1.75 and 0.75 of that.
 */
const corners = {
  'top-left': 'M82.25 0A82.25 82.25 0 0 0 0 82.25H47A35.25 35.25 0 0 1 82.25 47Z',
  'top-right': 'M0 0A82.25 82.25 0 0 1 82.25 82.25H35.25A35.25 35.25 0 0 0 0 47Z',
  'bottom-left': 'M0 0H47A35.25 35.25 0 0 0 82.25 35.25V82.25A82.25 82.25 0 0 1 0 0Z',
  'bottom-right': 'M82.25 0H35.25A35.25 35.25 0 0 1 0 35.25V82.25A82.25 82.25 0 0 0 82.25 0Z',
} as const;

interface QuarterBendProps {
  corner: keyof typeof corners;
  className: string;
}

/** A quarter turn of the line, as thick as the site's line. */
export function QuarterBend({ corner, className }: QuarterBendProps) {
  return (
    <svg
      className={clsx('absolute size-quarter', className)}
      viewBox="0 0 82.25 82.25"
      aria-hidden="true"
    >
      <path fill="currentColor" d={corners[corner]} />
    </svg>
  );
}

/** As a section marker draws the pieces: the bar is shorter, and the bend is a half turn. */
const markers = {
  dot: { className: 'size-6', viewBox: '0 0 24 24', path: dot },
  bar: {
    className: 'h-6 w-16',
    viewBox: '0 0 64 24',
    path: 'M12 0h40a12 12 0 0 1 0 24H12a12 12 0 0 1 0-24z',
  },
  bend: {
    className: 'h-9.5 w-8',
    viewBox: '0 0 48 56',
    path: 'M12 0h8a28 28 0 0 1 0 56h-8a8.5 8.5 0 0 1 0-17h8a11 11 0 0 0 0-22h-8a8.5 8.5 0 0 1 0-17z',
  },
} as const;

interface SectionMarkerProps {
  piece: PieceName;
  name: string;
  /** "Act 1 of 3" on home, "Questions 1 to 6" in the audit. */
  place: string;
}

/** Heads a section with a piece of the line, a name and a place among the others. */
export function SectionMarker({ piece, name, place }: SectionMarkerProps) {
  const { className, viewBox, path } = markers[piece];
  return (
    <p className="paper-kept inline-flex items-center gap-3.5 text-note/none font-semibold print:flex">
      <svg className={clsx('flex-none', className)} viewBox={viewBox} aria-hidden="true">
        <path className="fill-piece" d={path} />
      </svg>
      <b className="font-semibold">{name}</b>{' '}
      <span className="font-normal text-muted">{place}</span>
    </p>
  );
}
