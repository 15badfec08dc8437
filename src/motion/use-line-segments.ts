import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from './motion-switch';
import { animationsFinished } from './animations-finished';

/** A segment of the line is still to come, is being drawn, or stands. */
export type SegmentState = 'wait' | 'run' | 'done';

/** Its first point is 20 % inside the window; what lies above the window counts as passed. */
const inside = '1000000px 0px -20% 0px';
/** A line that goes on from one already drawn starts as soon as it is visible. */
const visible = '1000000px 0px 0px 0px';

/**
 * Draws the segments of a line one after another: each starts when it is in the window and the one before has
 * ended. Whoever scrolls past finds them drawn. With motion reduced, all of them stand.
 * @param ref what holds the segments, each marked `data-segment`, in the order of drawing
 * @param durations how long each takes, in ms; the stylesheets draw it in the same time
 * @param after finds the segment that it goes on from, drawn by the stylesheets; none when it stands alone
 * @returns the state of each segment
 */
export function useLineSegments(
  ref: RefObject<HTMLElement | null>,
  durations: readonly number[],
  after?: string,
): SegmentState[] {
  const isMotionReduced = useReducedMotion();
  const [drawn, setDrawn] = useState(0);
  const [begun, setBegun] = useState(-1);

  useEffect(() => {
    const piece = ref.current?.querySelectorAll('[data-segment]')[drawn];
    const duration = durations[drawn];
    if (isMotionReduced || !piece || duration === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCancelled = false;
    const isFirst = drawn === 0 && after !== undefined;
    const finish = () => setDrawn(drawn + 1);
    const begin = () => {
      if (isCancelled) return;
      setBegun(drawn);
      timer = setTimeout(finish, duration);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        if (entry.boundingClientRect.bottom < 0) finish();
        else if (isFirst) void animationsFinished(document.querySelector(after)).then(begin);
        else begin();
      },
      { rootMargin: isFirst ? visible : inside },
    );
    observer.observe(piece);
    return () => {
      isCancelled = true;
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [ref, durations, after, drawn, isMotionReduced]);

  return durations.map((_, index) => {
    if (isMotionReduced || index < drawn) return 'done';
    return index === drawn && index === begun ? 'run' : 'wait';
  });
}
