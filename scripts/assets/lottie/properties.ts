import { curveOf, cutAtPeak, type Curve } from '../drawing/easing';
import { isKeys, mapKeys, type Key, type Keys, type Track } from '../drawing/keys';
import { parsePath, type Subpath } from '../drawing/path';
import type {
  Bezier,
  Handle,
  Keyframe,
  Property,
  ScalarProperty,
  SplitPosition,
  VectorProperty,
} from './model';

type Vector = readonly number[];

const round = (value: number) => Math.round(value * 1000) / 1000 + 0;

function handles([x1, y1, x2, y2]: Curve): { o: Handle; i: Handle } {
  return {
    o: { x: [round(x1)], y: [round(y1)] },
    i: { x: [round(x2)], y: [round(y2)] },
  };
}

/** Adds a key at the peak of every overshooting curve. */
function withPeaks(keys: Keys<Vector>): Keys<Vector> {
  return keys.flatMap((key, index): Key<Vector>[] => {
    const [frame, value, ease = 'roll'] = key;
    const next = keys[index + 1];
    const cut = next && cutAtPeak(ease);
    if (!cut) return [key];
    const peak = value.map((from, axis) => from + ((next[1][axis] ?? from) - from) * cut.value);
    return [
      [frame, value, cut.before],
      [frame + (next[0] - frame) * cut.time, peak, cut.after],
    ];
  });
}

function keyframes<A, S>(keys: Keys<A>, start: (value: A) => S): Keyframe<S>[] {
  return keys.map(([frame, value, ease = 'roll'], index) => {
    const frameOnly = { t: round(frame), s: start(value) };
    if (index === keys.length - 1) return { ...frameOnly, h: 1 as const };
    const curve = curveOf(ease);
    return curve ? { ...frameOnly, ...handles(curve) } : { ...frameOnly, h: 1 as const };
  });
}

/** Turns a track with a single key into a constant: with one key, the player draws no first frame. */
const unlessStill = <V>(track: Track<V>): Track<V> =>
  isKeys(track) && track.length === 1 && track[0] ? track[0][1] : track;

const rounded = (value: Vector) => value.map(round);

export function vector(given: Track<Vector>): VectorProperty {
  const track = unlessStill(given);
  return isKeys(track)
    ? { a: 1, k: keyframes(withPeaks(track), rounded) }
    : { a: 0, k: rounded(track) };
}

export function scalar(given: Track<number>): ScalarProperty {
  const track = unlessStill(given);
  return isKeys(track)
    ? { a: 1, k: keyframes(withPeaks(mapKeys(track, (value) => [value])), rounded) }
    : { a: 0, k: round(track) };
}

/** A position whose axes may have separate keys. */
export function position(x: Track<number>, y: Track<number>): VectorProperty | SplitPosition {
  if (isKeys(x) && isKeys(y)) return { s: true, x: scalar(x), y: scalar(y) };
  if (isKeys(x)) return vector(mapKeys(x, (value) => [value, isKeys(y) ? 0 : y]));
  if (isKeys(y)) return vector(mapKeys(y, (value) => [x, value]));
  return vector([x, y]);
}

function bezier({ cubics, closed }: Subpath): Bezier {
  const points = cubics.map(([from]) => from);
  const last = cubics.at(-1);
  if (last && !closed) points.push(last[3]);
  const toward = (at: Vector, handle: Vector | undefined) =>
    rounded([
      (handle?.[0] ?? at[0] ?? 0) - (at[0] ?? 0),
      (handle?.[1] ?? at[1] ?? 0) - (at[1] ?? 0),
    ]);
  return {
    c: closed,
    v: points.map(rounded),
    i: points.map((point, index) =>
      toward(point, (index === 0 && closed ? last : cubics[index - 1])?.[2]),
    ),
    o: points.map((point, index) => toward(point, cubics[index]?.[1])),
  };
}

/** @returns one property per subpath. Outlines with keys must have the same commands at each key */
export function outlines(track: Track<string>): Property<Bezier, readonly Bezier[]>[] {
  if (!isKeys(track)) return parsePath(track).map((subpath) => ({ a: 0, k: bezier(subpath) }));
  const shapes = mapKeys(track, (d) => parsePath(d).map(bezier));
  const count = shapes[0]?.[1].length ?? 0;
  return Array.from({ length: count }, (_, index) => ({
    a: 1,
    k: keyframes(shapes, (list): readonly Bezier[] => {
      const shape = list[index];
      if (!shape) throw new Error('An outline has fewer subpaths at a later key');
      return [shape];
    }),
  }));
}
