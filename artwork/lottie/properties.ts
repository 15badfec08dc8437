import { curveOf, cutAtPeak } from '../drawing/easing';
import { isKeys, mapKeys, type Key, type Keys, type Track } from '../drawing/keys';
import { parsePath, type Point, type Subpath } from '../drawing/path';

type Vector = readonly number[];

interface Handle {
  x: Vector;
  y: Vector;
}

/** A key frame of a Lottie property: time, value, and the handles of its curve, or none if it holds. */
export interface Keyframe<S> {
  t: number;
  s: S;
  h?: 1;
  o?: Handle;
  i?: Handle;
}

type Property<V, S = V> = { a: 0; k: V } | { a: 1; k: readonly Keyframe<S>[] };

const round = (value: number) => Math.round(value * 1000) / 1000 + 0;

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
    const key = { t: round(frame), s: start(value) };
    const curve = index < keys.length - 1 && curveOf(ease);
    if (!curve) return { ...key, h: 1 };
    const handle = (x: number, y: number): Handle => ({ x: [round(x)], y: [round(y)] });
    return { ...key, o: handle(curve[0], curve[1]), i: handle(curve[2], curve[3]) };
  });
}

/** Turns a track with a single key into a constant: with one key, the player draws no first frame. */
const unlessStill = <V>(track: Track<V>): Track<V> =>
  isKeys(track) && track.length === 1 && track[0] ? track[0][1] : track;

const rounded = (value: Vector) => value.map(round);

export function vector(given: Track<Vector>): Property<Vector> {
  const track = unlessStill(given);
  return isKeys(track)
    ? { a: 1, k: keyframes(withPeaks(track), rounded) }
    : { a: 0, k: rounded(track) };
}

/** A number; its keys hold it in a list of one. */
export function scalar(given: Track<number>): Property<number, Vector> {
  const track = unlessStill(given);
  return isKeys(track)
    ? { a: 1, k: keyframes(withPeaks(mapKeys(track, (value) => [value])), rounded) }
    : { a: 0, k: round(track) };
}

/** A position whose axes may have separate keys. */
export function position(x: Track<number>, y: Track<number>) {
  if (isKeys(x) && isKeys(y)) return { s: true, x: scalar(x), y: scalar(y) };
  if (isKeys(x)) return vector(mapKeys(x, (value) => [value, isKeys(y) ? 0 : y]));
  if (isKeys(y)) return vector(mapKeys(y, (value) => [x, value]));
  return vector([x, y]);
}

/** A path in Lottie's format: its points, and their handles relative to them. */
function bezier({ cubics, closed }: Subpath) {
  const points = cubics.map(([from]) => from);
  const last = cubics.at(-1);
  if (last && !closed) points.push(last[3]);
  const toward = ([x, y]: Point, handle: Point = [x, y]) => rounded([handle[0] - x, handle[1] - y]);
  return {
    c: closed,
    v: points.map(rounded),
    i: points.map((point, index) =>
      toward(point, (index === 0 && closed ? last : cubics[index - 1])?.[2]),
    ),
    o: points.map((point, index) => toward(point, cubics[index]?.[1])),
  };
}

/** @returns one path shape per subpath. Outlines with keys must have the same commands at each key */
export function outlines(track: Track<string>) {
  if (!isKeys(track))
    return parsePath(track).map((subpath) => ({ ty: 'sh', ks: { a: 0, k: bezier(subpath) } }));
  const shapes = mapKeys(track, (d) => parsePath(d).map(bezier));
  return (shapes[0]?.[1] ?? []).map((_, index) => ({
    ty: 'sh',
    ks: {
      a: 1,
      k: keyframes(shapes, (list) => {
        const shape = list[index];
        if (!shape) throw new Error('An outline has fewer subpaths at a later key');
        return [shape];
      }),
    },
  }));
}
