import { stretchBetween } from '../drawing/easing';
import type { Key, Keys } from '../drawing/keys';
import { lengthOf } from '../drawing/path';
import { line, dotOnPath, type Color, type Shape } from './shapes';

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** @returns the exact keys of the head within one piece, which spans the shares `start` to `end` of the path */
function headOf(head: Keys<number>, start: number, end: number): Keys<number> {
  const seen = (at: number) => clamp((at - start) / (end - start));
  const keys = head.flatMap(([frame, from, ease = 'roll'], index): Key<number>[] => {
    const next = head[index + 1];
    if (!next || seen(from) === seen(next[1])) return [[frame, seen(from), 'hold']];
    const moved = (at: number) => clamp((at - from) / (next[1] - from));
    const run = [moved(start), moved(end)].toSorted((a, b) => a - b);
    const { begins, ends, curve } = stretchBetween(ease, run[0] ?? 0, run[1] ?? 1);
    const at = (share: number) => frame + (next[0] - frame) * share;
    return [
      [frame, seen(from), 'hold'],
      [at(begins), seen(from), curve],
      [at(ends), seen(next[1]), 'hold'],
    ];
  });
  // The later of two keys at one frame wins; a held value needs no second key.
  return keys.reduce<Key<number>[]>((kept, key) => {
    const last = kept.at(-1);
    if (last && key[0] - last[0] < 1e-6) return [...kept.slice(0, -1), key];
    return last?.[2] === 'hold' && key[2] === 'hold' && last[1] === key[1] ? kept : [...kept, key];
  }, []);
}

/** @returns one path through all pieces and the gaps between them */
export const joined = (pieces: readonly string[]): string =>
  pieces.map((piece, index) => (index === 0 ? piece : piece.replace('M', 'L'))).join('');

interface CutLineProps {
  /** Thickness. */
  t: number;
  color: Color;
  /** Position of the head, as a share of the path including gaps. */
  head: Keys<number>;
}

/**
 * A line made of pieces with one subpath each, cut square where they meet, with a round head.
 * @param pieces in order, with a gap before and after every turn (docs/design.md#pieces)
 */
export function cutLine(pieces: readonly string[], { t, color, head }: CutLineProps): Shape[] {
  const way = joined(pieces);
  const whole = lengthOf(way);
  const cut = pieces.map((piece, index) => {
    const end = lengthOf(joined(pieces.slice(0, index + 1)));
    const keys = headOf(head, (end - lengthOf(piece)) / whole, end / whole);
    return line(piece, { t, color, head: keys.length > 1 ? keys : (keys[0]?.[1] ?? 1) });
  });
  return [...cut, dotOnPath(way, head, t, color)];
}
