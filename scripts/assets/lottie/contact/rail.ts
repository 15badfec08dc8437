import type { Track } from '../../drawing/keys';
import { layer, type LayerSpec } from '../animation';
import { dot, line, type Color } from '../shapes';

const T = 60;

const PATHS = [
  'M30 0V272',
  'M30 285A75 75 0 0 0 105 360',
  'M118 360H394',
  'M407 360A75 75 0 0 1 482 435',
  'M482 448V512',
] as const;

/** The line through the contact panel: its sand track, and how far each of its first four pieces is drawn in ink. */
export function rail(...runs: readonly Track<number>[]): LayerSpec[] {
  const track = PATHS.map((d) => line(d, { t: T, color: 'sand' }));
  const drawn = runs.map((head, piece) => line(PATHS[piece] ?? '', { t: T, color: 'ink', head }));
  return [layer('track', track), layer('line', drawn)];
}

const STUB_PATH_LENGTH = 140;

/** The stub that rises from the line; `height` above it in units of the picture, 120 when fully up. */
export const stub = (height: Track<number>): LayerSpec =>
  layer('stub', [
    line(`M206 360V${360 - STUB_PATH_LENGTH}`, {
      t: T,
      color: 'ink',
      cap: 'round',
      head:
        typeof height === 'number'
          ? height / STUB_PATH_LENGTH
          : height.map(([frame, px, ease]) => [frame, px / STUB_PATH_LENGTH, ease] as const),
    }),
  ]);

/** The green dot that waits on the stub: the person's head. */
export const waitingDot = (x: Track<number>, y: Track<number>): LayerSpec =>
  layer('dot', [dot({ x, y, r: 30, color: 'green' })]);

/** The three small typing dots: position on the line and colour. */
const typed: readonly { x: number; color: Color }[] = [
  { x: 290, color: 'ink' },
  { x: 248, color: 'ink' },
  { x: 206, color: 'coral' },
];

export const TYPED_Y = 315;

export const typedDot = (index: number, y: Track<number>): LayerSpec => {
  const { x, color } = typed[index] ?? { x: 0, color: 'ink' };
  return layer(`typed ${index + 1}`, [dot({ x, y, r: 15, color })]);
};
