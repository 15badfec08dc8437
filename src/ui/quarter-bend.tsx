import { clsx } from 'clsx';

/** A quarter turn of the line, named by the corner of its box that the outer edge rounds. */
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

/** The line turning by 90 degrees. */
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
