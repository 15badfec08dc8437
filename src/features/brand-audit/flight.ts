import { isMotionOff } from '@/motion/motion-switch';
import { cssEasing, easings } from '@/motion/tokens';
import { type QuestionId, questionIds } from './answers';

/** How long a piece flies, how long after the one before, and in which last part of that its colour changes; in ms. */
const flight = { duration: 520, apart: 12, colour: 80 } as const;

/** When the piece to start with falls into its place, in ms (`success.css`). */
const fallsAt = 1000;

/** Where the pieces of a sent audit stood in the window, until the confirmation takes them over. */
let standing: readonly DOMRect[] | undefined;

/** @returns the box of a piece that is the one dash of a stroke */
const boxOf = (run: SVGPathElement) => {
  const { strokeDasharray, strokeDashoffset, strokeWidth } = getComputedStyle(run);
  const thickness = Number.parseFloat(strokeWidth);
  const matrix = run.getScreenCTM() ?? new DOMMatrix();
  const pointAt = (length: number) => run.getPointAtLength(length).matrixTransform(matrix);
  const at = -Number.parseFloat(strokeDashoffset);
  const [head, tail] = [pointAt(at), pointAt(at + Number.parseFloat(strokeDasharray))];
  return new DOMRect(
    Math.min(head.x, tail.x) - thickness / 2,
    Math.min(head.y, tail.y) - thickness / 2,
    Math.abs(head.x - tail.x) + thickness,
    thickness,
  );
};

/**
 * Remembers where the gathered pieces are, for `land`. Call it before they are removed.
 * @param runs holds a stroke with one dash for each question, in order
 */
export const takeOff = (runs: Element | null) => {
  const strokes = [...(runs?.querySelectorAll('path') ?? [])];
  standing = strokes.filter((run) => 'getPointAtLength' in run).map(boxOf);
};

/**
 * Flies the pieces from where they stood to their places in a picture (docs/rules.md#audit-line). All are ink on their way,
 * which is seen on every ground.
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
    const box = from[index];
    if (!piece || !box) return;
    const delay = index * flight.apart;
    const isStart = id === startQuestion;
    const start = {
      x: `${box.x - left}px`,
      y: `${box.y - top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      rx: `${box.height / 2}px`,
      easing: cssEasing(easings.roll),
    };
    const above = { x: 'var(--dot-x)', width: 'var(--dot)', translate: '0 -100%' };
    const duration = isStart ? fallsAt - delay : flight.duration;
    piece.animate(
      isStart
        ? [{ ...start, translate: '0' }, { ...above, offset: flight.duration / duration }, above]
        : [start, {}],
      { duration, delay, fill: 'backwards' },
    );
    piece.animate([{ fill: 'var(--ink)' }, {}], {
      duration: flight.colour,
      delay: delay + flight.duration - flight.colour,
      fill: 'backwards',
    });
  });
};
