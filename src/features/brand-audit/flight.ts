import { isMotionOff } from '@/motion/motion-switch';
import { cssEasing, easings } from '@/motion/tokens';
import { type QuestionId, questionIds } from './schema';

/** How long a piece flies, how long after the one before, and in which last part of that its colour changes; in ms. */
const flight = { duration: 520, apart: 12, colour: 80 } as const;

/** When the piece to start with falls into its place, in ms (`success.css`). */
const fallsAt = 1000;

interface Standing {
  box: DOMRect;
  colour: string;
}

/** Where the pieces of a sent audit stood in the window, until the confirmation takes them over. */
let standing: ReadonlyMap<QuestionId, Standing> | undefined;

/**
 * Remembers where the gathered pieces are.
 * @param run a stroke whose dashes are the pieces
 * @param ids their questions, in order
 */
const standingOn = (run: SVGPathElement, ids: readonly QuestionId[]) => {
  const { strokeDasharray, strokeDashoffset, strokeWidth, stroke } = getComputedStyle(run);
  const lengths = strokeDasharray.split(/,? /).map(Number.parseFloat);
  const thickness = Number.parseFloat(strokeWidth);
  const matrix = run.getScreenCTM() ?? new DOMMatrix();
  const pointAt = (length: number) => run.getPointAtLength(length).matrixTransform(matrix);
  let at = -Number.parseFloat(strokeDashoffset);
  return ids.map((id, index): [QuestionId, Standing] => {
    const [length = 0, gap = 0] = lengths.slice(2 * index);
    const [head, tail] = [pointAt(at), pointAt(at + length)];
    at += length + gap;
    const box = new DOMRect(
      Math.min(head.x, tail.x) - thickness / 2,
      Math.min(head.y, tail.y) - thickness / 2,
      Math.abs(head.x - tail.x) + thickness,
      thickness,
    );
    return [id, { box, colour: stroke }];
  });
};

/**
 * Remembers where the gathered pieces are, for `land`. Call it before they are removed.
 * @param runs strokes whose dashes are the pieces, each with their questions in order
 */
export const takeOff = (
  runs: readonly { run: SVGPathElement | null; ids: readonly QuestionId[] }[],
) => {
  standing = new Map(
    runs.flatMap(({ run, ids }) => (run && 'getPointAtLength' in run ? standingOn(run, ids) : [])),
  );
};

/**
 * Flies the pieces from where they stood to their places in a picture (docs/rules.md#audit-line).
 * @param picture in the window, one unit a px
 * @param startQuestion its piece stops above its place, and falls into that by its own animation
 */
export const land = (picture: SVGSVGElement, startQuestion: QuestionId | undefined) => {
  const from = standing;
  standing = undefined;
  if (!from || isMotionOff()) return;
  const { left, top } = picture.getBoundingClientRect();
  questionIds.forEach((id, index) => {
    const piece = picture.querySelector(`[data-piece="${id}"]`);
    const { box, colour } = from.get(id) ?? {};
    if (!piece || !box || !colour) return;
    const delay = index * flight.apart;
    const easing = cssEasing(easings.roll);
    const start = { x: box.x - left, y: box.y - top, width: box.width, height: box.height };
    const px = Object.fromEntries(
      Object.entries(start).map(([name, value]) => [name, `${value}px`]),
    );
    const above = { x: 'var(--dot-x)', width: 'var(--dot)', translate: '0 -100%' };
    const isStart = id === startQuestion;
    piece.animate(
      [
        { ...px, rx: `${box.height / 2}px`, ...(isStart && { translate: '0' }), easing },
        ...(isStart ? [{ ...above, offset: flight.duration / (fallsAt - delay) }, above] : [{}]),
      ],
      { duration: isStart ? fallsAt - delay : flight.duration, delay, fill: 'backwards' },
    );
    piece.animate([{ fill: colour }, {}], {
      duration: flight.colour,
      delay: delay + flight.duration - flight.colour,
      fill: 'backwards',
    });
  });
};
