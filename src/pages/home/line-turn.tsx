import { clsx } from 'clsx';
import './line-turn.css';

interface LineTurnProps {
  /** Where it stands, its size, and the side that it turns on. */
  className: string;
}

/** A turn of the line in a zoomed window: as high as what it goes round. */
export function LineTurn({ className }: LineTurnProps) {
  return (
    <i
      className={clsx(
        'line-turn absolute hidden border-y-line border-green l:block print:hidden',
        className,
      )}
      aria-hidden="true"
    />
  );
}
