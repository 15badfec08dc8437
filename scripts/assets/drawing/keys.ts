import { progress, type Ease } from './easing';

/** Frame, value, and the easing to the next key (`roll` by default). */
export type Key<V> = readonly [frame: number, value: V, ease?: Ease];
export type Keys<V> = readonly Key<V>[];

/** A constant value or keys. */
export type Track<V> = V | Keys<V>;

export const isKeys = <V>(track: Track<V>): track is Keys<V> =>
  Array.isArray(track) && Array.isArray(track[0]);

/** @returns the value of numeric keys at a frame, clamped before the first and after the last key */
export function valueAt(keys: Keys<number>, frame: number): number {
  const next = keys.findIndex(([time]) => time > frame);
  const [first] = keys;
  if (!first) throw new Error('No keys');
  if (next === 0) return first[1];
  const from = keys[next === -1 ? keys.length - 1 : next - 1] ?? first;
  const to = keys[next];
  if (next === -1 || !to) return from[1];
  const share = progress(from[2] ?? 'roll', (frame - from[0]) / (to[0] - from[0]));
  return from[1] + (to[1] - from[1]) * share;
}

/** Maps the values of keys; exact if `change` is linear. */
export const mapKeys = <A, B>(keys: Keys<A>, change: (value: A) => B): Keys<B> =>
  keys.map(([frame, value, ease]) => [frame, change(value), ease] as const);

export const delay = <V>(keys: Keys<V>, frames: number): Keys<V> =>
  keys.map(([frame, value, ease]) => [frame + frames, value, ease] as const);

/** Joins parts: the last value of each holds until the next begins. */
export const chain = <V>(...parts: readonly Keys<V>[]): Keys<V> =>
  parts.flatMap((keys, index) => {
    const next = parts[index + 1]?.[0];
    const last = keys.at(-1);
    if (!next || !last) return keys;
    const end: Keys<V> = next[0] > last[0] ? [[last[0], last[1], 'hold']] : [];
    return [...keys.slice(0, -1), ...end];
  });

/** Sets one linear key per frame, for a motion that no single curve describes. */
export const sample = <V>(from: number, to: number, value: (frame: number) => V): Keys<V> =>
  Array.from({ length: to - from + 1 }, (_, step) => [from + step, value(from + step), 'lin']);

/** Sets a holding key at each frame where the value changes. */
export function switches<V>(frames: number, value: (frame: number) => V): Keys<V> {
  const keys: Key<V>[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    const now = value(frame);
    if (keys.at(-1)?.[1] !== now) keys.push([frame, now, 'hold']);
  }
  return keys;
}
