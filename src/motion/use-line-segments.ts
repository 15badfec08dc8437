import { animateMini, inView } from 'framer-motion';
import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from './motion-switch';
import { framerEasing, type Easing } from './tokens';
import './line-segments.css';

/** A segment of the line is still to come, is being drawn, or stands. */
export type SegmentState = 'wait' | 'run' | 'done';

/** From nothing to all of it. */
const clip = (none: string, ends: string) => ({
  clipPath: [`inset(${none} round ${ends})`, `inset(0 0% 0 0% round ${ends})`, 'inset(0)'],
});
/** A bar to the right or to the left, a path of length 1: its head is round, and cut square once it is there. */
const draws = {
  right: clip('0 100% 0 0%', '0 24px 24px 0'),
  left: clip('0 0% 0 100%', '24px 0 0 24px'),
  path: { strokeDashoffset: [1, 0, 0] },
};

/** One segment: how it is drawn, for how long (ms), and at which pace. */
export interface Segment {
  draws: keyof typeof draws;
  duration: number;
  ease: Easing;
}

/** Its first point is 20 % inside the window; what lies above the window counts as passed. */
const inside = '1000000px 0px -20% 0px';
/** A line that goes on from one already drawn starts as soon as it is visible. */
const visible = '1000000px 0px 0px 0px';

/**
 * Draws the segments of a line one after another: each starts when it is in the window and the one before has
 * ended. Whoever scrolls past finds them drawn. With motion reduced, all of them stand.
 * @param ref what holds the segments, each marked `data-segment` with its state, in the order of drawing
 * @param segments how each is drawn; never changing
 * @param before settles when the segment that the first goes on from is drawn; none when it stands alone
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
    const goesOn = drawn === 0 ? before : undefined;
    const draw = async (isPassed: boolean) => {
      if (!isPassed) {
        await goesOn;
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
    const margin = goesOn ? visible : inside;
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
    if (isMotionReduced || index < drawn) return 'done';
    return index === drawn && index === begun ? 'run' : 'wait';
  });
}
