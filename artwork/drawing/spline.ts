import { type Key, keys } from './keys';

/** A frame and the value at that frame. */
type Mark = Key<number>;

const slope = (from: Mark, to: Mark) => (to[1] - from[1]) / (to[0] - from[0]);

/** Slope at a mark: 0 where the direction reverses, to avoid overshoot. */
function slopeAt(before: Mark | undefined, mark: Mark, after: Mark | undefined): number {
  if (!before || !after) return before ? slope(before, mark) : after ? slope(mark, after) : 0;
  const [a, b] = [slope(before, mark), slope(mark, after)];
  return a * b > 0 ? (2 * a * b) / (a + b) : 0;
}

function valueOn(marks: readonly Mark[], frame: number): number {
  const next = marks.findIndex(([time]) => time > frame);
  const from = marks.at(next === -1 ? -1 : Math.max(0, next - 1));
  const to = marks[next];
  if (!from) throw new Error('No marks');
  if (!to || next === 0) return (next === 0 ? to : from)?.[1] ?? 0;
  const span = to[0] - from[0];
  const t = (frame - from[0]) / span;
  const [start, end] = [
    slopeAt(marks[next - 2], from, to) * span,
    slopeAt(from, to, marks[next + 1]) * span,
  ];
  return (
    from[1] * (1 + 2 * t) * (1 - t) ** 2 +
    start * t * (1 - t) ** 2 +
    to[1] * t * t * (3 - 2 * t) +
    end * t * t * (t - 1)
  );
}

/**
 * A smooth curve through marks, written as keys in short: unlike eased keys, it does not stop at each of them.
 * @returns the value at a frame, clamped outside the marks
 */
export function flow(text: string): (frame: number) => number {
  const marks = keys(text);
  return (frame) => valueOn(marks, frame);
}
