import { createContext } from 'react';
import { createHead } from '@/motion/use-line-segments';

const nothing = () => {};

/** A point on the line, and a promise for when the line reaches it. */
const place = () => {
  let reach = nothing;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { reach, reached };
};

/**
 * Where the line goes on from one section of home into the next: the end of the hero's floor, the head of the line around
 * the logos, whose second turn the intro draws in a zoomed window, and the film's frame.
 */
export const createLine = () => ({
  floorEnd: place(),
  turns: createHead(),
  filmFrame: place(),
});

/** Never changes: sections follow its promises and the head, so none renders before it is hydrated. */
export const HomeLine = createContext(createLine());
