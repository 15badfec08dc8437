import { animateMini, inView } from 'framer-motion';
import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from './motion-switch';
import { framerEasing, type Easing } from './tokens';
import './line-segments.css';

/** A segment is not drawn yet, is being drawn, is the line's free end until the next one begins, or is complete. */
export type SegmentState = 'wait' | 'run' | 'end' | 'done';

/** From nothing to all of it. */
const clip = (none: string, ends: string) => ({
  clipPath: [`inset(${none} round ${ends})`, `inset(0 0% 0 0% round ${ends})`, 'inset(0)'],
});
/** A bar to the right or left, or a path of length 1. The head is round, and square once drawn. */
const draws = {
  right: clip('0 100% 0 0%', '0 24px 24px 0'),
  left: clip('0 0% 0 100%', '24px 0 0 24px'),
  path: { strokeDashoffset: [1, 0, 0] },
};

/** How a segment is drawn: direction, duration in ms, easing. */
export interface Segment {
  draws: keyof typeof draws;
  duration: number;
  ease: Easing;
}

/** The segment's start is 20 % inside the window; everything above the window counts. */
const inside = '1000000px 0px -20% 0px';
/** A line that continues another one starts as soon as it is visible. */
const visible = '1000000px 0px 0px 0px';

/**
 * Draws the segments of a line one after another: each starts when it is in the window and the one before it is
 * drawn. Segments scrolled past, and all under reduced motion, are complete at once.
 * @param ref the container of the segments, each marked `data-segment` with its state, in drawing order
 * @param segments how each is drawn; must not change
 * @param before resolves when the line that this one continues is drawn
 * @returns the state of each segment
 */
export function useLineSegments(
  ref: RefObject<HTMLElement | null>,
  segments: readonly Segment[],
  before?: Promise<void>,
): SegmentState[] {
  const isMotionReduced = useReducedMotion();
  const [drawn, setDrawn] = useState(0);
  const [begun, setBegun] = useState(-1);

  useEffect(() => {
    const piece = ref.current?.querySelectorAll('[data-segment]')[drawn];
    const segment = segments[drawn];
    if (isMotionReduced || !piece || !segment) return;
    let isCancelled = false;
    let drawing: ReturnType<typeof animateMini> | undefined;
    const predecessor = drawn === 0 ? before : undefined;
    const draw = async (isPassed: boolean) => {
      if (!isPassed) {
        await predecessor;
        if (isCancelled) return;
        setBegun(drawn);
        const drawable = segment.draws === 'path' ? piece.querySelectorAll('path, circle') : piece;
        drawing = animateMini(drawable, draws[segment.draws], {
          duration: segment.duration / 1000,
          ease: framerEasing(segment.ease),
          times: [0, 1, 1],
        });
        await drawing;
      }
      if (!isCancelled) setDrawn(drawn + 1);
    };
    const margin = predecessor ? visible : inside;
    const stop = inView(
      piece,
      (_, { boundingClientRect }) => void draw(boundingClientRect.bottom < 0),
      { margin },
    );
    return () => {
      isCancelled = true;
      stop();
      drawing?.complete();
    };
  }, [ref, segments, before, drawn, isMotionReduced]);

  return segments.map((_, index) => {
    if (isMotionReduced || index < drawn - 1) return 'done';
    if (index < drawn) return drawn < segments.length && begun !== drawn ? 'end' : 'done';
    return index === drawn && index === begun ? 'run' : 'wait';
  });
}
