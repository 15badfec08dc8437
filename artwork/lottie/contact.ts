import { hop, isKeys, keys, mapKeys, type Track } from '../drawing/keys';
import { animation, layer, type LayerSpec } from './animation';
import { type Color, dot, line } from './shapes';

const T = 60;

const PATHS = [
  'M30 0V272',
  'M30 285A75 75 0 0 0 105 360',
  'M118 360H394',
  'M407 360A75 75 0 0 1 482 435',
  'M482 448V512',
] as const;

/** The line through the contact panel: its sand track, and how far each of its first four pieces is drawn in ink. */
function rail(...runs: readonly Track<number>[]): LayerSpec[] {
  const track = PATHS.map((d) => line(d, { t: T, color: 'sand' }));
  const drawn = runs.map((head, piece) => line(PATHS[piece] ?? '', { t: T, color: 'ink', head }));
  return [layer('track', track), layer('line', drawn)];
}

const STUB_PATH_LENGTH = 140;

/** The stub that rises from the line; `height` above it in units of the picture, 120 when fully up. */
const stub = (height: Track<number>): LayerSpec =>
  layer('stub', [
    line(`M206 360V${360 - STUB_PATH_LENGTH}`, {
      t: T,
      color: 'ink',
      cap: 'round',
      head: isKeys(height)
        ? mapKeys(height, (px) => px / STUB_PATH_LENGTH)
        : height / STUB_PATH_LENGTH,
    }),
  ]);

/** The green dot that waits on the stub: the person's head. */
const waitingDot = (x: Track<number>, y: Track<number>): LayerSpec =>
  layer('dot', [dot({ x, y, r: 30, color: 'green' })]);

/** The three small typing dots: position on the line and colour. */
const typed: readonly { x: number; color: Color }[] = [
  { x: 290, color: 'ink' },
  { x: 248, color: 'ink' },
  { x: 206, color: 'coral' },
];

const TYPED_Y = 315;

const typedDot = (index: number, y: Track<number>): LayerSpec => {
  const { x, color } = typed[index] ?? { x: 0, color: 'ink' };
  return layer(`typed ${index + 1}`, [dot({ x, y, r: 15, color })]);
};

/** A visitor arrives: the line runs in, the stub rises, the dot drops on it. */
export const initial = animation({ size: [512, 512], frames: 90, rest: 89 }, [
  ...rail(keys('0 0 in, 16 1'), keys('16 0 lin, 24 1'), keys('24 0 stop, 44 1')),
  {
    ...stub(keys('42 0 out, 56 132 roll, 62 120 hold, 66 120 out, 70 112 roll, 76 120')),
    from: 42,
  },
  waitingDot(206, keys('50 -40 fall, 66 180 out, 70 188 roll, 76 180')),
]);

/** Waiting: a hop, a lean towards the form, a short rest. Frames 0, 30, 60 and 89 show the same pose. */
export const initialLooped = animation({ size: [512, 512], frames: 90, exits: [30, 60] }, [
  ...rail(1, 1, 1),
  stub(keys('16 120 out, 19 114 roll, 24 120 hold, 62 120 roll, 72 96 hold, 77 96 roll, 86 120')),
  waitingDot(
    keys('32 206 in, 36 222.5 stop, 40 237.8 hold, 49 237.8 in, 53 222.5 stop, 57 206'),
    keys(`
          4 180 rise, 10 148 fall, 16 180 out, 19 186 roll, 24 180 hold, 32 180 in,
          36 182.3 stop, 40 189.1 hold, 49 189.1 in, 53 182.3 stop, 57 180 hold,
          62 180 roll, 72 204 hold, 77 204 roll, 86 180
        `),
  ),
]);

/** A small dot falls in, bounces to `peak` and comes to rest. */
const falls = (start: number, land: number, top: number, end: number, peak: number) =>
  keys(`${start} -20 fall, ${land} ${TYPED_Y} rise, ${top} ${peak} fall, ${end} ${TYPED_Y}`);

/** The dot drives the stub into the line, which extends at the turn; the dot rolls on and three words fall in. */
export const uponTyping = animation({ size: [512, 512], frames: 66, rest: 65 }, [
  ...rail(1, 1, 1, keys('16 0 out, 30 1')),
  stub(keys('15 120 out, 22 0')),
  waitingDot(keys('24 206 roll, 46 352'), keys('0 180 rise, 8 116 fall, 15 180 out, 22 300')),
  typedDot(2, falls(46, 58, 62, 65, 307)),
  typedDot(1, falls(40, 52, 56, 60, 301)),
  typedDot(0, falls(34, 46, 51, 56, 297)),
]);

/** Typing: the three words hop in turn, the green dot answers. */
export const uponTypingContinueLooped = animation({ size: [512, 512], frames: 60 }, [
  ...rail(1, 1, 1, 1),
  waitingDot(352, hop(28, 300, 264, 7)),
  typedDot(2, hop(2, TYPED_Y, TYPED_Y - 64, 7)),
  typedDot(1, hop(10, TYPED_Y, TYPED_Y - 64, 7)),
  typedDot(0, hop(18, TYPED_Y, TYPED_Y - 64, 7)),
]);
