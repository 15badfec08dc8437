import { inView, motionValue, useMotionValueEvent, useScroll, useSpring } from 'framer-motion';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotionOff } from './motion-switch';
import { follows } from './tokens';
import './motion.css';

/** A segment is not drawn yet, is being drawn, is the line's free end until the next one begins, or is complete. */
export type SegmentState = 'wait' | 'run' | 'end' | 'done';

/** The line's head stays above this share of the window. What the window shows before the first scroll is above it. */
const reach = 0.8;

/** How far the head runs to the side while the page scrolls by 1 px, in px. A segment takes a quarter window at most. */
const pace = 4;
const longest = 0.25;

/** The line and everything above the window. */
const margin = '1000000px 0px 0px 0px';

/**
 * Draws the segments of a line one after another as the reader scrolls past them, never ahead of the reader, and for good.
 * The share drawn is the custom property `--drawn` of each segment: without motion, in print and without scripts
 * it is not set, and the line is whole.
 * @param ref the container of the segments, each marked `data-segment` with its state, in drawing order
 * @param count how many segments there are
 * @param before resolves when the line that this one continues is drawn
 * @param shared is set to the line's head, for other components
 * @returns the state of each segment; React renders when one changes, not in each frame
 */
export function useLineSegments(
  ref: RefObject<HTMLElement | null>,
  count: number,
  before?: Promise<void>,
  shared?: LineHead,
): SegmentState[] {
  const isMotionOff = useMotionOff();
  const { scrollY } = useScroll();
  const head = useSpring(0, follows);
  /** How far the reader has come. */
  const furthest = useRef(0);
  /** The head, to the half: it changes with the states only. */
  const [at, setAt] = useState(0);

  useEffect(() => {
    const line = ref.current;
    if (!line || isMotionOff) return;
    const segments = [...line.querySelectorAll<HTMLElement | SVGElement>('[data-segment]')];
    const leaving = new AbortController();
    const whenLeft = (stop: () => void) => leaving.signal.addEventListener('abort', stop);
    const follow = () => {
      furthest.current = Math.max(furthest.current, segmentsPassed(segments));
      head.set(furthest.current);
    };
    const begin = async () => {
      await before;
      if (leaving.signal.aborted) return;
      follow();
      whenLeft(scrollY.on('change', follow));
    };
    whenLeft(
      head.on('change', (value) => {
        segments.forEach((segment, index) => draw(segment, value, index));
        shared?.set(value);
        setAt(Number.isInteger(value) ? value : Math.floor(value) + 0.5);
      }),
    );
    whenLeft(inView(line, () => void begin(), { margin }));
    return () => leaving.abort();
  }, [ref, before, shared, scrollY, head, isMotionOff]);

  return Array.from({ length: count }, (_, index): SegmentState => {
    if (isMotionOff || at > index + 1) return 'done';
    if (at === index + 1) return index + 1 < count ? 'end' : 'done';
    return at > index ? 'run' : 'wait';
  });
}

type LineHead = ReturnType<typeof createHead>;

/** @returns the head of a line that several components draw: 1.5 is half way through the second segment */
export const createHead = () => motionValue(0);

/** Draws an element as the segment with this index is drawn; it is marked `data-turn`. */
export const useTurn = (ref: RefObject<HTMLElement | null>, head: LineHead, index: number) =>
  useMotionValueEvent(head, 'change', (value) => draw(ref.current, value, index));

const draw = (segment: ElementCSSInlineStyle | null, head: number, index: number) =>
  segment?.style.setProperty('--drawn-to', String(Math.min(1, Math.max(0, head - index))));

/** @returns how many of the segments, in drawing order, the reader has come past; of the last one the share */
const segmentsPassed = (segments: readonly Element[]) => {
  const reader = Math.max(reach * window.innerHeight, window.innerHeight - window.scrollY);
  let end = -Infinity;
  for (const [index, segment] of segments.entries()) {
    const { top, bottom, width, height } = segment.getBoundingClientRect();
    if (height === 0) continue;
    const start = Math.max(end, top);
    const travel = Math.min((width + height) / pace, longest * window.innerHeight);
    end = Math.max(bottom, start + travel);
    if (reader < end) return index + Math.max(0, (reader - start) / (end - start));
  }
  return segments.length;
};
