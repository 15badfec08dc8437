import { clsx } from 'clsx';

/** The dot of the tab; pointed at, it fills the tab: downwards, or, where the tab lies, to the right. */
export function BackTabDot() {
  return (
    <i
      className={clsx(
        'absolute inset-x-cut top-cut h-[max(27px,calc(2em-20px))] rounded-full bg-green',
        'transition-[width,height,left] duration-open ease-out group-hover/tab:h-[calc(100%-20px)]',
        'l:inset-x-auto l:top-1/2 l:left-margin l:size-4 l:-translate-y-1/2',
        'l:group-hover/tab:left-1.5 l:group-hover/tab:size-[calc(100%-12px)]',
      )}
      aria-hidden="true"
    />
  );
}
