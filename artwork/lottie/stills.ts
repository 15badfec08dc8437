/** A shorter one, in frames, is not worth stopping for. */
const shortest = 5;

/** The frames at which a layer appears and disappears; its other properties are searched for keys. */
interface Layer {
  ip: number;
  op: number;
}

/** From one frame to another; both the same where something changes at once. */
type Stretch = readonly [from: number, to: number];

interface Key {
  t: number;
  s: unknown;
  h?: 1;
}

const isAnimated = (node: unknown): node is { a: 1; k: readonly Key[] } =>
  typeof node === 'object' && node !== null && 'a' in node && node.a === 1;

const isSame = (one: Key, other: Key) => JSON.stringify(one.s) === JSON.stringify(other.s);

/** @returns when each animated value changes */
function changes(layers: readonly Layer[]): Stretch[] {
  const found: Stretch[] = layers.flatMap(({ ip, op }): Stretch[] => [
    [ip, ip],
    [op, op],
  ]);
  JSON.stringify(layers, (_key, node: unknown) => {
    if (isAnimated(node))
      node.k.forEach((key, index) => {
        const next = node.k[index + 1];
        if (next && !isSame(key, next)) found.push([key.h ? next.t : key.t, next.t]);
      });
    return node;
  });
  return found.toSorted(([a], [b]) => a - b);
}

/** @returns the stretches of whole frames in which nothing changes, the last up to the end */
export function stills(layers: readonly Layer[], frames: number): Stretch[] {
  const still: Stretch[] = [];
  let from = 0;
  for (const [start, end] of [...changes(layers), [frames, frames] as const]) {
    const stretch = [Math.ceil(from), Math.floor(start)] as const;
    if (stretch[1] - stretch[0] >= shortest) still.push(stretch);
    from = Math.max(from, end);
  }
  return still;
}
