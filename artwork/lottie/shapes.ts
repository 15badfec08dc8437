import { colors } from '../../tailwind.config';
import { isKeys, mapKeys, type Keys, type Track } from '../drawing/keys';
import { outlines, position, scalar, vector } from './properties';

/** A shape of the Lottie format: `ty` is its kind, the rest depends on it. */
export interface Shape {
  ty: string;
  [property: string]: unknown;
}

/** Names of the opaque colour tokens. */
export type Color = Exclude<keyof typeof colors, 'hair' | 'hair-inv'>;

const rgb = (name: Color): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colors[name].slice(at, at + 2), 16) / 255);

const paint = (color: Track<Color>) => vector(isKeys(color) ? mapKeys(color, rgb) : rgb(color));

const fillWith = (color: Track<Color>) => ({ ty: 'fl', c: paint(color), o: scalar(100), r: 1 });

const strokeWith = (color: Track<Color>, t: number, cap: 'square' | 'round' = 'square') => ({
  ty: 'st',
  c: paint(color),
  o: scalar(100),
  w: scalar(t),
  lc: cap === 'round' ? 2 : 1,
  lj: 2,
});

interface Placement {
  x?: Track<number>;
  y?: Track<number>;
  /** Degrees, clockwise. */
  turn?: Track<number>;
  /** Factor; 1 is the drawn size. */
  scale?: Track<number>;
  /** Centre of rotation and scale, in the coordinates of the group. */
  anchor?: readonly [number, number];
  /** 0 hidden, 1 shown. */
  shown?: Track<number>;
}

const times100 = (track: Track<number>) =>
  isKeys(track) ? mapKeys(track, (value) => value * 100) : track * 100;

const plus = (track: Track<number>, by: number) =>
  isKeys(track) ? mapKeys(track, (value) => value + by) : track + by;

/** Places a group; `x` and `y` position its origin, independent of the anchor. */
export function transform(placement: Placement = {}) {
  const { x = 0, y = 0, turn = 0, scale = 1, anchor = [0, 0], shown = 1 } = placement;
  const size = times100(scale);
  return {
    ty: 'tr',
    p: position(plus(x, anchor[0]), plus(y, anchor[1])),
    a: vector(anchor),
    s: vector(isKeys(size) ? mapKeys(size, (value) => [value, value]) : [size, size]),
    r: scalar(turn),
    o: scalar(times100(shown)),
  };
}

/** A group of parts in Lottie's order: its first shape is on top, and paint follows what it paints. */
const parts = (it: readonly Shape[], placement?: Placement): Shape => ({
  ty: 'gr',
  it: [...it, transform(placement)],
});

/** A group of shapes, bottom to top. */
export const group = (shapes: readonly Shape[], placement?: Placement) =>
  parts(shapes.toReversed(), placement);

const circle = (x: number, y: number, r: Track<number>): Shape => ({
  ty: 'el',
  p: vector([x, y]),
  s: vector(isKeys(r) ? mapKeys(r, (value) => [value * 2, value * 2]) : [r * 2, r * 2]),
});

interface DotProps {
  x: Track<number>;
  y: Track<number>;
  r: Track<number>;
  color: Track<Color>;
  shown?: Track<number>;
}

/** A dot. Its group moves it, since an ellipse cannot have separate keys per axis. */
export const dot = ({ x, y, r, color, shown = 1 }: DotProps) =>
  parts([circle(0, 0, r), fillWith(color)], { x, y, shown });

/** Static dots of one colour, under one fill. */
export const dots = (
  places: readonly (readonly [number, number])[],
  r: number,
  color: Track<Color>,
  placement?: Placement,
) => parts([...places.map(([x, y]) => circle(x, y, r)), fillWith(color)], placement);

/** Left, top, width, height. */
export type Box = readonly [number, number, number, number];

/** A rectangle whose box may have keys. */
function rectangle(box: Track<Box>, corner?: number): Shape {
  const boxes: Keys<Box> = isKeys(box) ? box : [[0, box]];
  const [, , width, height] = boxes[0]?.[1] ?? [0, 0, 0, 0];
  return {
    ty: 'rc',
    p: vector(mapKeys(boxes, ([x, y, w, h]) => [x + w / 2, y + h / 2])),
    s: vector(mapKeys(boxes, ([, , w, h]) => [w, h])),
    r: scalar(corner ?? Math.min(width, height) / 2),
  };
}

/** A bar; its ends are round unless a corner radius is given. */
export const bar = (box: Track<Box>, color: Color, corner?: number) =>
  parts([rectangle(box, corner), fillWith(color)]);

/** A rectangular outline of thickness `t`; the box is the centre of its line. */
export const outline = (
  box: Track<Box>,
  color: Color,
  { t, corner }: { t: number; corner: number },
) => parts([rectangle(box, corner), strokeWith(color, t)]);

/** A filled outline. With keys, it has the same commands at each key. */
export const solid = (d: Track<string>, color: Color) => parts([...outlines(d), fillWith(color)]);

interface LineProps {
  /** Thickness, the T of the picture. */
  t: number;
  color: Track<Color>;
  /** Ends: cut square unless round. */
  cap?: 'square' | 'round';
  /** Tail and head of the drawn part, as shares of the path length. */
  tail?: Track<number>;
  head?: Track<number>;
}

/** A line along a path with one subpath. */
export function line(d: string, { t, color, cap, tail = 0, head = 1 }: LineProps) {
  const isWhole = tail === 0 && head === 1;
  const [s, e] = [scalar(times100(tail)), scalar(times100(head))];
  const trim = isWhole ? [] : [{ ty: 'tm', s, e, o: scalar(0), m: 1 }];
  return parts([...outlines(d), ...trim, strokeWith(color, t, cap)]);
}

/** A share of a path so short that round caps show it as a dot. */
const SPECK = 0.0005;
const speckTail = (share: number) => share * (1 - SPECK);
const speckHead = (share: number) => speckTail(share) + SPECK;

/** A dot on a path, at a share of its length; `t` is its diameter. */
export function dotOnPath(d: string, at: Track<number>, t: number, color: Color) {
  const ends = isKeys(at)
    ? { tail: mapKeys(at, speckTail), head: mapKeys(at, speckHead) }
    : { tail: speckTail(at), head: speckHead(at) };
  return line(d, { t, color, cap: 'round', ...ends });
}
