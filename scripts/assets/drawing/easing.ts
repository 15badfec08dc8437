import { easings } from '../../../src/motion/tokens';

/** Control points of a timing curve: x1, y1, x2, y2. */
export type Curve = readonly [number, number, number, number];

const curves = {
  ...easings,
  // As a thing thrown up: it slows down as it rises, and speeds up as it falls.
  fall: [1 / 3, 0, 2 / 3, 1 / 3],
  rise: [1 / 3, 2 / 3, 2 / 3, 1],
  // Speeds up; starts at full speed and brakes; even.
  in: [0.5, 0, 1, 1],
  stop: [0, 0, 0.35, 1],
  lin: [0, 0, 1, 1],
} as const satisfies Record<string, Curve>;

type EaseName = keyof typeof curves | 'hold';
export type Ease = EaseName | Curve;

const cubic = (a: number, b: number, u: number) =>
  3 * u * (1 - u) ** 2 * a + 3 * u * u * (1 - u) * b + u ** 3;

/** @returns the curve of an easing; undefined for `hold`, which has none */
export function curveOf(ease: Ease): Curve | undefined {
  if (typeof ease !== 'string') return ease;
  return ease === 'hold' ? undefined : curves[ease];
}

/** Finds the curve parameter at which `test` becomes true; `test` must change only once. */
function bisect(test: (u: number) => boolean): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (test(middle)) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/**
 * Progress of an easing.
 * @param t elapsed share of the time, 0 to 1
 * @returns progress from 0 to 1 (above 1 where the curve overshoots)
 */
export function progress(ease: Ease, t: number): number {
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  const curve = curveOf(ease);
  if (!curve) return 0;
  const [x1, y1, x2, y2] = curve;
  return cubic(
    y1,
    y2,
    bisect((u) => cubic(x1, x2, u) >= t),
  );
}

interface Cut {
  /** Time and value of the cut, as shares of the whole curve. */
  time: number;
  value: number;
  before: Curve;
  after: Curve;
}

type Place = readonly [time: number, value: number];

const between = (a: Place, b: Place, u: number): Place => [
  a[0] + (b[0] - a[0]) * u,
  a[1] + (b[1] - a[1]) * u,
];

/** Normalises handles `a` and `b` to the interval between two values. */
function curveBetween(from: Place, a: Place, b: Place, to: Place): Curve {
  const time = to[0] - from[0] || 1;
  const value = to[1] - from[1] || 1;
  const share = (p: Place): Place => [(p[0] - from[0]) / time, (p[1] - from[1]) / value];
  return [...share(a), ...share(b)];
}

/** Cuts a timing curve at a parameter (De Casteljau). */
function cutAt([x1, y1, x2, y2]: Curve, u: number): Cut {
  const start: Place = [0, 0];
  const end: Place = [1, 1];
  const a = between(start, [x1, y1], u);
  const b = between([x1, y1], [x2, y2], u);
  const c = between([x2, y2], end, u);
  const ab = between(a, b, u);
  const bc = between(b, c, u);
  const at = between(ab, bc, u);
  return {
    time: at[0],
    value: at[1],
    before: curveBetween(start, a, ab, at),
    after: curveBetween(at, bc, c, end),
  };
}

/** Cuts a rising curve in two where it reaches `value` (0 to 1); both parts are exact. */
export function cutAtValue(ease: Ease, value: number): Cut {
  const curve = curveOf(ease) ?? curves.lin;
  return cutAt(
    curve,
    bisect((u) => cubic(curve[1], curve[3], u) >= value),
  );
}

interface Stretch {
  /** Start and end, as shares of the whole time. */
  begins: number;
  ends: number;
  curve: Curve;
}

/** @returns the exact part of a rising curve between two values (0 to 1) */
export function stretchBetween(ease: Ease, from: number, to: number): Stretch {
  const head = cutAtValue(ease, to);
  const tail = cutAtValue(head.before, to === 0 ? 0 : from / to);
  return { begins: tail.time * head.time, ends: head.time, curve: tail.after };
}

/**
 * Cuts an overshooting curve at its peak, since the curve of a key frame must stay between 0 and 1
 * (docs/design.md#pictures: overshoot is a key).
 * @returns undefined for a curve that does not overshoot
 */
export function cutAtPeak(ease: Ease): Cut | undefined {
  const curve = curveOf(ease);
  if (!curve || curve[1] <= 1) return undefined;
  const [, y1, , y2] = curve;
  const slope = (u: number) => (1 - u) ** 2 * y1 + 2 * u * (1 - u) * (y2 - y1) + u * u * (1 - y2);
  return cutAt(
    curve,
    bisect((u) => slope(u) <= 1e-12),
  );
}
