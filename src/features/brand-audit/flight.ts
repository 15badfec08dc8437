import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Box } from '@/lib/point';
import { isMotionOff } from '@/motion/motion-switch';
import { cssEasing, easings } from '@/motion/tokens';
import { type QuestionId, questionIds } from './answers';

/** How long a piece flies, how long after the one before it, and how long its colour changes. */
const flight = { durationMs: 520, apartMs: 12, colourMs: 80 } as const;

/**
 * When the start piece, that of the question which the report recommends to start with, begins to
 * fall into its place, and when it is there. `success-fall` (`success.css`) has the first as 80.6 %
 * of the second: if they differ, the piece jumps as it begins to fall.
 */
export const startFall = { fromMs: 1000, toMs: 1240 } as const;

/**
 * Where the pieces of a sent audit were in the window, until they land in the confirmation. The two
 * pages share no component that could hold it, and router state would outlive the flight.
 */
let boxesAtTakeOff: Map<string, Box> | undefined;

/**
 * Remembers where the pieces are at the moment when the confirmation replaces a sent form.
 * @param questions holds several drawings of the rail, of which only one shows
 */
export function usePieceMemory(questions: RefObject<Element | null>, isSent: boolean) {
  const remember = useEffectEvent(() => {
    if (!isSent || !questions.current) return;
    boxesAtTakeOff = new Map();
    for (const piece of questions.current.querySelectorAll<SVGElement>('[data-piece]')) {
      const box = piece.getBoundingClientRect();
      if (box.width > 0) boxesAtTakeOff.set(piece.dataset['piece'] ?? '', box);
    }
  });
  // The cleanup of a layout effect runs while the pieces are still in the page.
  useLayoutEffect(() => () => remember(), []);
}

const middleOf = ({ x, y, width, height }: Box) => `${x + width / 2}px ${y + height / 2}px`;

const asStyle = ({ x, y, width, height }: Box) => ({
  x: `${x}px`,
  y: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
  rx: `${Math.min(width, height) / 2}px`,
});

/** @returns the box of an upright piece after a quarter turn round its middle */
const lying = ({ x, y, width, height }: Box): Box => ({
  x: x + (width - height) / 2,
  y: y + (height - width) / 2,
  width: height,
  height: width,
});

/**
 * The way of one piece. An upright bar turns as it flies.
 * @param from the piece on the rail, in px of the picture
 * @param to the piece in the picture
 * @returns the keyframes and their duration in ms
 */
export const flightOf = (from: Box, to: Box) => {
  const isUpright = from.height > from.width;
  const box = isUpright ? lying(from) : from;
  const turn = isUpright ? 'rotate(90deg)' : 'rotate(0deg)';
  const onRail = {
    ...asStyle(box),
    transform: turn,
    transformOrigin: middleOf(from),
    easing: cssEasing(easings.roll),
  };
  const inPlace = { transform: 'rotate(0deg)', transformOrigin: middleOf(to) };
  return { duration: flight.durationMs, frames: [onRail, inPlace] };
};

/**
 * The way of the start piece, which shrinks to the dot that `success-strip.tsx` describes. It stops
 * above its place and waits; `success-fall` drops it there.
 * @param delay before it flies, in ms
 */
export const flightOfStart = (from: Box, delay: number) => {
  const duration = startFall.fromMs - delay;
  const onRail = { ...asStyle(from), translate: '0', easing: cssEasing(easings.roll) };
  const above = { x: 'var(--dot-x)', width: 'var(--dot)', translate: '0 -100%' };
  const arrival = { ...above, offset: flight.durationMs / duration };
  return { duration, frames: [onRail, arrival, above] };
};

/**
 * Flies the pieces from where they stood to their places in a picture (docs/rules.md#audit-strip).
 * They are ink on their way, which shows on every ground.
 * @param picture the strip of the confirmation; one of its units is a px
 */
export const landPieces = (picture: SVGSVGElement, startQuestion: QuestionId | undefined) => {
  const boxes = boxesAtTakeOff;
  boxesAtTakeOff = undefined;
  if (!boxes || isMotionOff()) return;
  const { left, top } = picture.getBoundingClientRect();
  questionIds.forEach((id, index) => {
    const piece = picture.querySelector<SVGGraphicsElement>(`[data-piece="${id}"]`);
    const box = boxes.get(id);
    if (!piece || !box) return;
    const delay = index * flight.apartMs;
    const { x, y, width, height } = box;
    const inPicture = { x: x - left, y: y - top, width, height };
    const { duration, frames } =
      id === startQuestion ? flightOfStart(inPicture, delay) : flightOf(inPicture, piece.getBBox());
    piece.animate(frames, { duration, delay, fill: 'backwards' });
    piece.animate([{ fill: 'var(--ink)' }, {}], {
      duration: flight.colourMs,
      delay: delay + flight.durationMs - flight.colourMs,
      fill: 'backwards',
    });
  });
};
