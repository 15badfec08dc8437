import { clsx } from 'clsx';
import { landing } from '@/motion/crossing';

/** The floor; in one column, a half-ring with the numeral on top and the egg in its mouth. */
export function Floor() {
  return (
    <div
      className={clsx(
        'absolute inset-x-0 bottom-(--below) h-line border-cream bg-cream max-md:bg-transparent',
        'max-md:right-[calc(var(--margin)/2)] max-md:h-[calc(var(--mouth)+2*var(--line))]',
        'max-md:rounded-r-bend max-md:border-y-line max-md:border-r-line',
      )}
      aria-hidden="true"
      {...landing('level')}
    />
  );
}
