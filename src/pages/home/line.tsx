import { clsx } from 'clsx';
import { createContext, use, useRef } from 'react';
import { createHead, useTurn } from '@/motion/use-line-segments';

const nothing = () => {};

/** A point on the line, a promise for when the line reaches it, and what settles the promise. */
const createPoint = () => {
  let reach = nothing;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { reach, reached };
};

/**
 * Where the line goes on from one section into the next: the end of the hero's floor, the head of
 * the line around the logos, which the intro draws on in a zoomed window, and the film's frame.
 */
export const createLine = () => ({
  floorEnd: createPoint(),
  turns: createHead(),
  filmFrame: createPoint(),
});

/** Never changes: sections follow its promises and the head, so none renders anew for it. */
export const HomeLine = createContext(createLine());

/**
 * A turn of the line in zoomed windows, as high as the content it goes round.
 * @param segment place of its segment on the line around the logos
 */
export function LineTurn({ segment, className }: { segment: 0 | 2; className: string }) {
  const ref = useRef<HTMLElement>(null);
  useTurn(ref, use(HomeLine).turns, segment);
  return (
    <i
      ref={ref}
      className={clsx(
        'pointer-events-none absolute hidden border-y-line border-green max-xl:block',
        className,
      )}
      data-turn=""
    />
  );
}
