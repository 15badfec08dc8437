import type { Box } from '@/lib/point';
import { isMotionOff } from '@/motion/motion-switch';
import { cssEasing, easings } from '@/motion/tokens';
import { type QuestionId, questionIds } from './answers';

/** How long a piece flies, how long after the one before, and in which last part of that its colour changes; in ms. */
const flight = { duration: 520, apart: 12, colour: 80 } as const;

/** When the piece to start with falls into its place, in ms (`success.css`). */
const fallsAt = 1000;

/** Where the pieces of a sent audit stood in the window, until the confirmation takes them over. */
let standing: ReadonlyMap<string, Box> | undefined;

/**
 * Remembers where the rail's pieces are, for `land`. Call it before they are removed.
 * @param form holds the rail; of several drawings the one that shows counts
 */
export const takeOff = (form: Element) => {
  const boxes = [...form.querySelectorAll<SVGElement>('[data-piece]')].map(
    (piece) => [piece.dataset['piece'] ?? '', piece.getBoundingClientRect()] as const,
  );
  standing = new Map(boxes.filter(([, { width }]) => width > 0));
};

const middleOf = ({ x, y, width, height }: Box) => `${x + width / 2}px ${y + height / 2}px`;

const asStyle = ({ x, y, width, height }: Box) => ({
  x: `${x}px`,
  y: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
  rx: `${Math.min(width, height) / 2}px`,
});

/** The same piece lying, round the same middle. */
const lying = ({ x, y, width, height }: Box): Box => ({
  x: x + (width - height) / 2,
  y: y + (height - width) / 2,
  width: height,
  height: width,
});

/**
 * The way of one piece. An upright bar turns as it flies; the piece to start with shrinks to a dot and stops above its place,
 * into which it falls by its own animation.
 *
 * @param from where it stood, and `to` where it lies, both in the picture's px
 * @param delay before it sets off, in ms
 */
export const flightOf = (from: Box, to: Box, isStart: boolean, delay: number) => {
  const easing = cssEasing(easings.roll);
  if (isStart) {
    const duration = fallsAt - delay;
    const above = { x: 'var(--dot-x)', width: 'var(--dot)', translate: '0 -100%' };
    const start = { ...asStyle(from), translate: '0', easing };
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
 * Flies the pieces from where they stood to their places in a picture (docs/rules.md#audit-strip). All are ink on their way,
 * which is seen on every ground.
 * @param picture in the window, one unit a px
 * @param startQuestion the question to start with
 */
export const land = (picture: SVGSVGElement, startQuestion: QuestionId | undefined) => {
  const from = standing;
  standing = undefined;
  if (!from || isMotionOff()) return;
  const { left, top } = picture.getBoundingClientRect();
  questionIds.forEach((id, index) => {
    const piece = picture.querySelector<SVGGraphicsElement>(`[data-piece="${id}"]`);
    const box = from.get(id);
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
