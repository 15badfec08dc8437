import { clsx } from 'clsx';

const turning = 'w-[calc(var(--step)+var(--line))] rounded-bl-quarter border-b-line';
const ending = clsx(
  'w-line after:absolute after:top-[calc(100%+var(--cut))] after:right-0',
  'after:size-line after:rounded-full after:bg-green',
);

interface StairLineProps {
  isLast: boolean;
}

/**
 * A step of the line in zoomed windows, as high as its text: down, a quarter turn, and on to the next one. The last
 * ends in a dot.
 */
export function StairLine({ isLast }: StairLineProps) {
  return (
    <i
      className={clsx(
        'absolute inset-y-0 left-0 hidden border-l-line border-ink max-xl:block',
        isLast ? ending : turning,
      )}
      aria-hidden="true"
    />
  );
}
