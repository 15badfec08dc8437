import { type RefObject, useEffect, useState } from 'react';
import { useStill } from './motion-switch';
import { standsStill } from './stands-still';

/** A stretch of the line is still to come, is being drawn, or stands. */
type Run = 'wait' | 'run' | 'done';

/** Its first point is 20 % inside the window; what lies above the window counts as passed. */
const inside = '1000000px 0px -20% 0px';
/** A line that goes on from one already drawn starts as soon as it is seen. */
const seen = '1000000px 0px 0px 0px';

/**
 * Draws the stretches of a line one after another: each starts when it is in the window and the one before has
 * ended. Whoever scrolls past finds them drawn. Still, all of them stand.
 * @param ref what holds the stretches, each marked `data-run`, in the order of drawing
 * @param durations how long each takes, in ms; the stylesheets draw it in the same time
 * @param after finds the stretch that it goes on from, drawn by the stylesheets; none when it stands alone
 * @returns the state of each stretch
 */
export function useLineRuns(
  ref: RefObject<HTMLElement | null>,
  durations: readonly number[],
  after?: string,
): Run[] {
  const isStill = useStill();
  const [drawn, setDrawn] = useState(0);
  const [begun, setBegun] = useState(-1);

  useEffect(() => {
    const piece = ref.current?.querySelectorAll('[data-run]')[drawn];
    const duration = durations[drawn];
    if (isStill || !piece || duration === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const isFirst = drawn === 0 && after !== undefined;
    const finish = () => setDrawn(drawn + 1);
    const begin = () => {
      if (isLeft) return;
      setBegun(drawn);
      timer = setTimeout(finish, duration);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        if (entry.boundingClientRect.bottom < 0) finish();
        else if (isFirst) void standsStill(document.querySelector(after)).then(begin);
        else begin();
      },
      { rootMargin: isFirst ? seen : inside },
    );
    observer.observe(piece);
    return () => {
      isLeft = true;
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [ref, durations, after, drawn, isStill]);

  return durations.map((_, index) => {
    if (isStill || index < drawn) return 'done';
    return index === drawn && index === begun ? 'run' : 'wait';
  });
}
