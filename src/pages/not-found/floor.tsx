import { clsx } from 'clsx';
import { landing } from '@/motion/crossing';

/** The floor; narrow, a half ring that the numeral stands on, with the egg in its mouth. */
export function Floor() {
  return (
    <div
      className={clsx(
        'absolute inset-x-0 bottom-(--below) h-line border-cream bg-cream m:bg-transparent',
        'm:right-[calc(var(--margin)/2)] m:h-[calc(var(--mouth)+2*var(--line))]',
        'm:rounded-r-bend m:border-y-line m:border-r-line',
      )}
      aria-hidden="true"
      {...landing('level')}
    />
  );
}
