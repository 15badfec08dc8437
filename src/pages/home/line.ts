import { createContext } from 'react';

const nothing = () => {};

/** A place on the line, and when its head is there. */
const place = () => {
  let reach = nothing;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { reach, reached };
};

/** Where the line goes on from one section of home into the next: the end of the hero's floor, the film's frame. */
export const createLine = () => ({ floorEnd: place(), filmFrame: place() });

/** Never changes: whoever waits is told by the promise, and no section that is still to be hydrated is rendered. */
export const HomeLine = createContext(createLine());
