import { inView, motionValue, useMotionValueEvent, useScroll, useSpring } from 'framer-motion';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotionOff } from './motion-switch';
import { follows } from './tokens';
import './motion.css';

/** The line's head stays above this share of the window, or in what an unscrolled page shows. */
const reach = 0.8;

/** How far the head runs to the side while the page scrolls by 1 px, in px. */
const pace = 4;

/** No segment takes more scrolling than this, in heights of the window. */
const longestTravel = 0.25;

/** Everything above the window counts as in view: readers who come from below see it drawn. */
const inViewMargin = '1000000px 0px 0px 0px';

/** Not drawn yet; being drawn; the line's free end until the next segment begins; complete. */
export type SegmentState = 'wait' | 'run' | 'end' | 'done';

/** How much of a line is drawn, in segments: 1.5 is half way through the second one. */
type LineHead = ReturnType<typeof createHead>;

/** @returns the head of a line that several components draw */
export const createHead = () => motionValue(0);

/**
 * Draws the segments of a line one after another as the reader scrolls past them
 * (docs/design.md#line-segments). What is drawn stays drawn. `motion.css` shows as much of a segment
 * as its custom property `--drawn-to` says, and all of it without motion.
 * @param ref contains the segments in drawing order, each marked `data-segment` with its state
 * @param count how many segments there are
 * @param options.startsAfter resolves when the line that this one continues is drawn
 * @param options.sharedHead follows the line's head, for other components
 * @returns the state of each segment; React renders when one changes, not in each frame
 */
export function useLineSegments(
  ref: RefObject<HTMLElement | null>,
  count: number,
  { startsAfter, sharedHead }: { startsAfter?: Promise<void>; sharedHead?: LineHead } = {},
): SegmentState[] {
  const isMotionOff = useMotionOff();
  const { scrollY } = useScroll();
  const head = useSpring(0, follows);
  /** How many segments the reader has come past, at most. */
  const furthest = useRef(0);
  /** How many segments are complete, and whether the next one is being drawn. */
  const [complete, setComplete] = useState(0);
  const [isRunning, setIsRunning] = useState(false);

  useEffect(() => {
    const line = ref.current;
    if (!line || isMotionOff) return;
    const segments = [...line.querySelectorAll<HTMLElement | SVGElement>('[data-segment]')];
    const leaving = new AbortController();
    const onLeave = (stop: () => void) => leaving.signal.addEventListener('abort', stop);
    const followReader = () => {
      furthest.current = Math.max(furthest.current, segmentsPassed(segments));
      head.set(furthest.current);
    };
    const begin = async () => {
      await startsAfter;
      if (leaving.signal.aborted) return;
      followReader();
      onLeave(scrollY.on('change', followReader));
    };
    onLeave(
      head.on('change', (value) => {
        segments.forEach((segment, index) => drawSegment(segment, value, index));
        sharedHead?.set(value);
        const whole = Math.floor(value);
        setComplete(whole);
        setIsRunning(value > whole);
      }),
    );
    onLeave(inView(line, () => void begin(), { margin: inViewMargin }));
    return () => leaving.abort();
  }, [ref, startsAfter, sharedHead, scrollY, head, isMotionOff]);

  return Array.from({ length: count }, (_, index): SegmentState => {
    if (isMotionOff) return 'done';
    if (index === complete) return isRunning ? 'run' : 'wait';
    if (index > complete) return 'wait';
    const isFreeEnd = index === complete - 1 && !isRunning && complete < count;
    return isFreeEnd ? 'end' : 'done';
  });
}

/** Draws another component's turn, marked `data-turn`, as the segment with this index is drawn. */
export const useTurn = (ref: RefObject<HTMLElement | null>, head: LineHead, index: number) =>
  useMotionValueEvent(head, 'change', (value) => drawSegment(ref.current, value, index));

const drawSegment = (segment: ElementCSSInlineStyle | null, head: number, index: number) =>
  segment?.style.setProperty('--drawn-to', String(Math.min(1, Math.max(0, head - index))));

/**
 * A segment starts at its top or where the one before ends; it ends at its bottom, or later if its
 * way to the side takes more scrolling.
 * @returns how many segments the reader has come past, with the share of the present one
 */
const segmentsPassed = (segments: readonly Element[]) => {
  const reader = Math.max(reach * window.innerHeight, window.innerHeight - window.scrollY);
  let end = -Infinity;
  for (const [index, segment] of segments.entries()) {
    const { top, bottom, width, height } = segment.getBoundingClientRect();
    if (height === 0) continue;
    const start = Math.max(end, top);
    const travel = Math.min((width + height) / pace, longestTravel * window.innerHeight);
    end = Math.max(bottom, start + travel);
    if (reader < end) return index + Math.max(0, (reader - start) / (end - start));
  }
  return segments.length;
};
