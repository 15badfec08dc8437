import type { Box } from '@/lib/point';
import { isMotionOff } from '@/motion/motion-switch';
import { cssEasing, easings } from '@/motion/tokens';
import { type QuestionId, questionIds } from './answers';

/**
 * In ms: how long a piece flies, how long after the piece before it starts, and for how long its
 * colour changes at the end.
 */
const flight = { duration: 520, apart: 12, colour: 80 } as const;

/** When the piece to start with falls into its place, in ms (`success.css`). */
const fallsAt = 1000;

/** Where the pieces of a sent audit were in the window, until they land in the confirmation. */
let takenOff: ReadonlyMap<string, Box> | undefined;

/**
 * Remembers where the pieces of the rail are, for `land`. Call it before they are removed.
 * @param form holds several drawings of the rail, of which only one shows
 */
export const takeOff = (form: Element) => {
  const boxes = [...form.querySelectorAll<SVGElement>('[data-piece]')].map(
    (piece) => [piece.dataset['piece'] ?? '', piece.getBoundingClientRect()] as const,
  );
  takenOff = new Map(boxes.filter(([, { width }]) => width > 0));
};

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
 * The way of one piece. An upright bar turns as it flies. The piece to start with shrinks to a dot
 * and stops above its place; an animation of its own drops it there.
 * @param from the piece on the rail, in px of the picture
 * @param to the piece in the picture
 * @param delay in ms
 * @returns the keyframes and their duration in ms
 */
export const flightOf = (from: Box, to: Box, isStart: boolean, delay: number) => {
  const easing = cssEasing(easings.roll);
  if (isStart) {
    const duration = fallsAt - delay;
    const start = { ...asStyle(from), translate: '0', easing };
    const above = { x: 'var(--dot-x)', width: 'var(--dot)', translate: '0 -100%' };
    return { duration, frames: [start, { ...above, offset: flight.duration / duration }, above] };
  }
  const isUpright = from.height > from.width;
  const box = isUpright ? lying(from) : from;
  const turn = isUpright ? 'rotate(90deg)' : 'rotate(0deg)';
  const start = { ...asStyle(box), transform: turn, transformOrigin: middleOf(from), easing };
  const end = { transform: 'rotate(0deg)', transformOrigin: middleOf(to) };
  return { duration: flight.duration, frames: [start, end] };
};

/**
 * Flies the pieces from where they stood to their places in a picture (docs/rules.md#audit-strip).
 * They are ink on their way, which shows on every ground.
 * @param picture the strip of the confirmation; one of its units is a px
 * @param startQuestion the question to start with
 */
export const land = (picture: SVGSVGElement, startQuestion: QuestionId | undefined) => {
  const boxes = takenOff;
  takenOff = undefined;
  if (!boxes || isMotionOff()) return;
  const { left, top } = picture.getBoundingClientRect();
  questionIds.forEach((id, index) => {
    const piece = picture.querySelector<SVGGraphicsElement>(`[data-piece="${id}"]`);
    const box = boxes.get(id);
    if (!piece || !box) return;
    const delay = index * flight.apart;
    const { x, y, width, height } = box;
    const inPicture = { x: x - left, y: y - top, width, height };
    const { duration, frames } = flightOf(inPicture, piece.getBBox(), id === startQuestion, delay);
    piece.animate(frames, { duration, delay, fill: 'backwards' });
    piece.animate([{ fill: 'var(--ink)' }, {}], {
      duration: flight.colour,
      delay: delay + flight.duration - flight.colour,
      fill: 'backwards',
    });
  });
};
