import { progress } from '../drawing/easing';
import type { Animation, Keyframe } from './model';

type Frames = readonly Keyframe<readonly unknown[]>[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFrames = (value: unknown): value is Frames =>
  Array.isArray(value) && isRecord(value[0]) && 't' in value[0];

/** Every animated value of an animation, as its list of key frames. */
export function tracks(node: unknown): Frames[] {
  if (Array.isArray(node)) return node.flatMap(tracks);
  if (!isRecord(node)) return [];
  return node.a === 1 && isFrames(node.k) ? [node.k] : Object.values(node).flatMap(tracks);
}

/** Every type name of layers and shapes in an animation. */
export function types(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(types);
  if (!isRecord(node)) return [];
  return [...('ty' in node ? [node.ty] : []), ...Object.values(node).flatMap(types)];
}

function mix(from: unknown, to: unknown, share: number): unknown {
  if (typeof from === 'number' && typeof to === 'number')
    return Math.round((from + (to - from) * share) * 1000) / 1000;
  if (Array.isArray(from) && Array.isArray(to)) return from.map((one, i) => mix(one, to[i], share));
  if (isRecord(from) && isRecord(to))
    return Object.fromEntries(
      Object.entries(from).map(([name, one]) => [name, mix(one, to[name], share)]),
    );
  return from;
}

function valueAt(keys: Frames, frame: number): unknown {
  const after = keys.findIndex(({ t }) => t > frame);
  const from = keys[Math.max(0, after === -1 ? keys.length - 1 : after - 1)];
  const to = after > 0 ? keys[after] : undefined;
  if (!from?.o || !from.i || !to) return from?.s;
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [from.o.x, from.o.y, from.i.x, from.i.y].flat();
  return mix(from.s, to.s, progress([x1, y1, x2, y2], (frame - from.t) / (to.t - from.t)));
}

/** A shape with every value as it is at a frame. */
function still(node: unknown, frame: number): unknown {
  if (Array.isArray(node)) return node.map((one) => still(one, frame));
  if (!isRecord(node)) return node;
  if (node.a === 1 && isFrames(node.k)) return valueAt(node.k, frame);
  if (node.a === 0) return [node.k].flat();
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, still(value, frame)]),
  );
}

const first = (value: unknown): number =>
  Array.isArray(value) && typeof value[0] === 'number' ? value[0] : 0;

/** Shapes of a still group. */
const parts = (shape: unknown): Record<string, unknown>[] =>
  isRecord(shape) && Array.isArray(shape.it) ? shape.it.filter(isRecord) : [];

/** Whether a still group shows nothing: run in by nothing, without size, or hidden. */
const isUnseen = (shape: unknown): boolean =>
  parts(shape).some(
    ({ ty, s, e, o }) =>
      (ty === 'tm' && first(s) === first(e)) ||
      ((ty === 'el' || ty === 'rc') && first(s) === 0) ||
      (ty === 'tr' && first(o) === 0),
  );

/** What looks the same becomes the same: whole trims go, turns count to 360, split places are joined. */
function settle(shape: unknown): unknown {
  if (!isRecord(shape)) return shape;
  if (shape.ty === 'gr') {
    const seen = parts(shape).filter(({ ty, e }) => ty !== 'tm' || first(e) !== 100);
    return { ...shape, it: seen.map(settle) };
  }
  if (shape.ty !== 'tr') return shape;
  const place = isRecord(shape.p) ? [first(shape.p.x), first(shape.p.y)] : shape.p;
  return { ...shape, p: place, r: [first(shape.r) % 360] };
}

/** What an animation draws at a frame, top first: its visible groups with their values at that frame. */
export const drawnAt = ({ layers }: Animation, frame: number): unknown[] =>
  layers
    .filter(({ ip, op }) => frame >= ip && frame < op)
    .flatMap(({ shapes }) => shapes)
    .map((shape) => still(shape, frame))
    .filter((shape) => !isUnseen(shape))
    .map(settle);
