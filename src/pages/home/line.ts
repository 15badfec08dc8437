import { createContext } from 'react';
import type { Segment } from '@/motion/use-line-segments';

const nothing = () => {};

/** A place on the line, and when its head is there. */
const place = () => {
  let reach = nothing;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { reach, reached };
};

/** Segments 2 and 4 of the line, from the hero back under the logos and on to the film (docs/design.md#line-segments). */
export const turns = {
  right: { draws: 'path', duration: 600, ease: 'linear' },
  left: { draws: 'path', duration: 800, ease: 'roll' },
} as const satisfies Record<string, Segment>;

/** Where the line goes on from one section of home into the next: the end of the hero's floor, the film's frame. */
export const createLine = () => ({ floorEnd: place(), filmFrame: place() });

/** Never changes: whoever waits is told by the promise, and no section that is still to be hydrated is rendered. */
export const HomeLine = createContext(createLine());
