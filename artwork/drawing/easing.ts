import { Bezier } from 'bezier-js';
import { easings } from '../../src/motion/tokens';

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
export const isEase = (name: string): name is EaseName => name === 'hold' || name in curves;
export type Ease = EaseName | Curve;

/** @returns the curve of an easing; undefined for `hold`, which has none */
export function curveOf(ease: Ease): Curve | undefined {
  if (typeof ease !== 'string') return ease;
  return ease === 'hold' ? undefined : curves[ease];
}

const bezierOf = ([x1, y1, x2, y2]: Curve) => new Bezier(0, 0, x1, y1, x2, y2, 1, 1);

/** @returns the parameter at which a rising curve is at a time (x) or a value (y) from 0 to 1 */
function parameterAt(curve: Curve, axis: 'x' | 'y', at: number): number {
  const across = axis === 'x' ? { x: 0, y: 1 } : { x: 1, y: 0 };
  const from = axis === 'x' ? { x: at, y: 0 } : { x: 0, y: at };
  const line = { p1: from, p2: { x: from.x + across.x, y: from.y + across.y } };
  return Bezier.getUtils().roots(bezierOf(curve).points, line)[0] ?? Math.round(at);
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
  return curve ? bezierOf(curve).get(parameterAt(curve, 'x', t)).y : 0;
}

interface Cut {
  /** Time and value of the cut, as shares of the whole curve. */
  time: number;
  value: number;
  before: Curve;
  after: Curve;
}

/** @returns a curve as one from 0 to 1 */
function normalised({ points: [from, a, b, to] }: Bezier): Curve {
  if (!from || !a || !b || !to) throw new Error('A curve has four points');
  const time = (x: number) => (x - from.x) / (to.x - from.x || 1);
  const value = (y: number) => (y - from.y) / (to.y - from.y || 1);
  return [time(a.x), value(a.y), time(b.x), value(b.y)];
}

function cutAt(curve: Curve, parameter: number): Cut {
  const bezier = bezierOf(curve);
  const { left, right } = bezier.split(parameter);
  const { x, y } = bezier.get(parameter);
  return { time: x, value: y, before: normalised(left), after: normalised(right) };
}

/** Cuts a rising curve in two where it reaches `value` (0 to 1); both parts are exact. */
export function cutAtValue(ease: Ease, value: number): Cut {
  const curve = curveOf(ease) ?? curves.lin;
  return cutAt(curve, parameterAt(curve, 'y', value));
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
  const [peak = 1] = bezierOf(curve).extrema().y;
  return cutAt(curve, peak);
}
