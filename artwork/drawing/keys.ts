import { isEase, progress, type Ease } from './easing';
import { times } from './numbers';

/** Frame, value, and the easing to the next key (`roll` by default). */
export type Key<V> = readonly [frame: number, value: V, ease?: Ease];
export type Keys<V> = readonly Key<V>[];

/**
 * Keys of numbers in short: frame, value and easing of each, divided by commas, as in `0 60 in, 6 190`.
 * @throws on what is no number, and on an unknown easing
 */
export const keys = (text: string): Keys<number> =>
  text.split(',').map((part): Key<number> => {
    const [frame, value, ease = 'roll', ...rest] = part.trim().split(/\s+/);
    const key = [Number(frame), Number(value)] as const;
    if (!key.every(Number.isFinite) || !isEase(ease) || rest.length > 0)
      throw new Error(`Not a key: "${part}"`);
    return [...key, ease];
  });

/** A constant value or keys. */
export type Track<V> = V | Keys<V>;

export const isKeys = <V>(track: Track<V>): track is Keys<V> =>
  Array.isArray(track) && Array.isArray(track[0]);

/** @returns the value of numeric keys at a frame, clamped before the first and after the last key */
export function valueAt(track: Keys<number>, frame: number): number {
  const next = track.findIndex(([time]) => time > frame);
  const [first] = track;
  if (!first) throw new Error('No keys');
  if (next === 0) return first[1];
  const from = track[next === -1 ? track.length - 1 : next - 1] ?? first;
  const to = track[next];
  if (next === -1 || !to) return from[1];
  const share = progress(from[2] ?? 'roll', (frame - from[0]) / (to[0] - from[0]));
  return from[1] + (to[1] - from[1]) * share;
}

/** @returns the value, at a frame, of keys in short */
export function eased(text: string): (frame: number) => number {
  const track = keys(text);
  return (frame) => valueAt(track, frame);
}

/** A hop from the ground up to `top` and down again; `rises` is the number of frames of each half. */
export const hop = (start: number, ground: number, top: number, rises: number): Keys<number> =>
  keys(`${start} ${ground} rise, ${start + rises} ${top} fall, ${start + 2 * rises} ${ground}`);

/** Maps the values of keys; exact if `change` is linear. */
export const mapKeys = <A, B>(track: Keys<A>, change: (value: A) => B): Keys<B> =>
  track.map(([frame, value, ease]) => [frame, change(value), ease] as const);

export const delay = <V>(track: Keys<V>, frames: number): Keys<V> =>
  track.map(([frame, value, ease]) => [frame + frames, value, ease] as const);

/** Joins parts: the last value of each holds until the next begins. */
export const chain = <V>(...parts: readonly Keys<V>[]): Keys<V> =>
  parts.flatMap((track, index) => {
    const next = parts[index + 1]?.[0];
    const last = track.at(-1);
    if (!next || !last) return track;
    const end: Keys<V> = next[0] > last[0] ? [[last[0], last[1], 'hold']] : [];
    return [...track.slice(0, -1), ...end];
  });

/** Quarter turns, each of `frames` frames from its own start, in degrees. */
export const quarterTurns = (starts: readonly number[], frames: number): Keys<number> =>
  chain(
    ...starts.map((start, i) => keys(`${start} ${90 * i} roll, ${start + frames} ${90 * i + 90}`)),
  );

/** Sets one linear key per frame, for a motion that no single curve describes. */
export const sample = <V>(from: number, to: number, value: (frame: number) => V): Keys<V> =>
  times(to - from + 1, (step) => [from + step, value(from + step), 'lin']);

/** Sets a holding key at each frame where the value changes. */
export function switches<V>(frames: number, value: (frame: number) => V): Keys<V> {
  const track: Key<V>[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    const now = value(frame);
    if (track.at(-1)?.[1] !== now) track.push([frame, now, 'hold']);
  }
  return track;
}
