import { clsx } from 'clsx';

/** The stretch of the road that is chosen: its head leads, its tail catches up. */
export function RoadStretch() {
  return (
    <i
      className={clsx(
        'absolute top-[calc(var(--road-top)-var(--cut))] bottom-[calc(100%-var(--road-end))] left-0 z-1 w-line bg-cream',
        '[transition:top_var(--t-open)_var(--ease-roll),bottom_300ms_var(--ease-out)]',
        'group-data-[way=up]/road:[transition:top_300ms_var(--ease-out),bottom_var(--t-open)_var(--ease-roll)]',
        'before:absolute before:inset-x-0 before:inset-y-cut before:rounded-card before:bg-green',
        'after:absolute after:top-[23.5px] after:left-[calc((var(--line)-var(--dot))/2)] after:size-(--dot)',
        'after:rounded-full after:bg-ink print:hidden',
      )}
      aria-hidden="true"
    />
  );
}
