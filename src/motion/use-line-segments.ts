import {
  motionValue,
  useInView,
  useMotionValue,
  useMotionValueEvent,
  useScroll,
  useSpring,
} from 'framer-motion';
import { type RefObject, useEffect, useState } from 'react';
import { useMotionOff } from './motion-switch';
import { follows } from './tokens';
import './motion.css';

/** The line's head stays above this share of the window, or in what an unscrolled page shows. */
const reach = 0.8;

/** How far the head runs to the side while the page scrolls by 1 px, in px. */
const pace = 4;

/** No segment takes more scrolling than this share of the window's height for its way to the side. */
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
  const isReached = useInView(ref, { once: true, margin: inViewMargin });
  const [canStart, setCanStart] = useState(startsAfter === undefined);
  const { scrollY } = useScroll();
  /** How many segments the reader has come past, at most; the head follows on a spring. */
  const passed = useMotionValue(0);
  const head = useSpring(passed, follows);
  /** The head in steps: half a segment stands for each share of it, since the state is the same. */
  const [headStep, setHeadStep] = useState(0);

  useEffect(() => {
    void startsAfter?.then(() => setCanStart(true));
  }, [startsAfter]);

  useEffect(() => {
    if (!ref.current || !isReached || !canStart || isMotionOff) return;
    const segments = [...ref.current.querySelectorAll<HTMLElement | SVGElement>('[data-segment]')];
    const followReader = () => passed.set(Math.max(passed.get(), segmentsPassed(segments)));
    const draw = (drawn: number) => {
      segments.forEach((segment, index) => drawSegment(segment, drawn, index));
      sharedHead?.set(drawn);
      setHeadStep(Number.isInteger(drawn) ? drawn : Math.floor(drawn) + 0.5);
    };
    const stops = [head.on('change', draw), scrollY.on('change', followReader)];
    followReader();
    return () => stops.forEach((stop) => stop());
  }, [ref, isReached, canStart, isMotionOff, scrollY, passed, head, sharedHead]);

  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1;
    return isMotionOff ? 'done' : stateOf(headStep - index, isLast);
  });
}

/** @param drawn how much of the segment is drawn, in segments: beyond 1 the next one has begun */
const stateOf = (drawn: number, isLast: boolean): SegmentState => {
  if (drawn <= 0) return 'wait';
  if (drawn < 1) return 'run';
  return drawn === 1 && !isLast ? 'end' : 'done';
};

/** Draws another component's turn, marked `data-turn`, as the segment with this index is drawn. */
export const useTurn = (ref: RefObject<HTMLElement | null>, head: LineHead, index: number) =>
  useMotionValueEvent(head, 'change', (drawn) => drawSegment(ref.current, drawn, index));

const drawSegment = (segment: ElementCSSInlineStyle | null, drawn: number, index: number) =>
  segment?.style.setProperty('--drawn-to', String(Math.min(1, Math.max(0, drawn - index))));

/**
 * A segment starts at its top, or where the one before ends if that is lower. It ends at its bottom,
 * or later if its way to the side takes more scrolling. All heights are in px of the window.
 * @returns how many segments the reader has come past, with the share of the present one
 */
const segmentsPassed = (segments: readonly Element[]) => {
  const reader = Math.max(reach * window.innerHeight, window.innerHeight - window.scrollY);
  let end = -Infinity;
  for (const [index, segment] of segments.entries()) {
    const { top, bottom, width, height } = segment.getBoundingClientRect();
    // A narrow window may not render it.
    if (height === 0) continue;
    const start = Math.max(end, top);
    const scrolling = Math.min((width + height) / pace, longestTravel * window.innerHeight);
    end = Math.max(bottom, start + scrolling);
    if (reader < end) return index + Math.max(0, (reader - start) / (end - start));
  }
  return segments.length;
};
