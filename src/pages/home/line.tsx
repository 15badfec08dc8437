import { clsx } from 'clsx';
import { createContext, use, useRef } from 'react';
import { createHead, useTurn } from '@/motion/use-line-segments';

/** A point of the line: `reach` is called when the line comes there, and resolves `reached`. */
const createPoint = () => {
  let reach!: () => void;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { reach, reached };
};

/** Where the line goes on from one section of home into the next. */
export const createLine = () => ({
  /** The end of the hero's floor, where the line around the logos begins. */
  floorEnd: createPoint(),
  /** The head of the line around the logos; `LineTurn` draws two of its four segments. */
  turns: createHead(),
  /** The frame of the film, where the line around the logos ends. */
  filmFrame: createPoint(),
});

/** Provided by the page. It never changes: sections follow its promises, and none renders anew. */
export const HomeLine = createContext(createLine());

/**
 * A turn of the line in zoomed windows, as high as the content that it goes round.
 * @param segment its index on the line around the logos, whose two other segments are straight
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
