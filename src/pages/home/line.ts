import { createContext } from 'react';
import { createStore } from '@/lib/store';
import type { Segment, SegmentState } from '@/motion/use-line-segments';

const nothing = () => {};

/** A point on the line, and a promise for when the line reaches it. */
const place = () => {
  let reach = nothing;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { reach, reached };
};

/** Segments 2 and 4 of the line, from the hero under the logos to the film (docs/design.md#line-segments). */
export const turns = {
  right: { draws: 'path', duration: 600, ease: 'linear' },
  left: { draws: 'path', duration: 800, ease: 'roll' },
} as const satisfies Record<string, Segment>;

/**
 * Where the line goes on from one section of home into the next: the end of the hero's floor, the left turn, which the
 * intro draws in a zoomed window, and the film's frame.
 */
export const createLine = () => ({
  floorEnd: place(),
  leftTurn: createStore<SegmentState>('wait'),
  filmFrame: place(),
});

/** Never changes: sections follow its promises and its store, so none renders before it is hydrated. */
export const HomeLine = createContext(createLine());
