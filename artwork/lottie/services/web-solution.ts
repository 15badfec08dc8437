import { chain, type Keys, keys, mapKeys, sample, valueAt } from '../../drawing/keys';
import { animation, layer } from '../animation';
import { bar, dot, group, line, type Box } from '../shapes';

const T = 24;

/** 0 is the wide window, 1 phone width. */
const narrow = keys('50 0 roll, 74 1 hold, 124 1 roll, 148 0');
const travel = (px: number) => mapKeys(narrow, (k) => px * k);

const corner = (d: string) => line(d, { t: T, color: 'ink' });

const side = (x: number, top: string, bottom: string, px: number) =>
  group([corner(top), corner(bottom), bar([x, 47.3, T, 205.4], 'ink', 0)], { x: travel(px) });

const edge = (y: number) =>
  bar(
    mapKeys(narrow, (k): Box => [47.3 + 105 * k, y, 345.4 - 210 * k, T]),
    'ink',
    0,
  );

const frame = layer('window', [
  side(0, 'M12 42A30 30 0 0 1 42 12', 'M42 288A30 30 0 0 1 12 258', 105),
  side(416, 'M398 12A30 30 0 0 1 428 42', 'M428 258A30 30 0 0 1 398 288', -105),
  edge(0),
  edge(276),
]);

const lights = layer('lights', [
  group(
    [
      dot({ x: 66, y: 66, r: 12, color: 'ink' }),
      dot({ x: 100, y: 66, r: 12, color: 'ink' }),
      dot({ x: 134, y: 66, r: 12, color: 'marigold' }),
    ],
    { x: travel(105 * 0.86) },
  ),
]);

const INDENT = 105 * 0.98;

/** A line of text: shrinks to a fifth and extends again, then wraps to its length on the phone. */
function textBar(y: number, wide: number, phone: number, start: number) {
  const reset = keys(`${start} 1 roll, ${start + 8} 0.2 out, ${start + 22} 1`);
  const setAnew = sample(start, start + 22, (f): Box => {
    const width = Math.max(T, wide * valueAt(reset, f));
    return [54, y, width, T];
  });
  const wrapped = mapKeys(narrow, (k): Box => [54 + INDENT * k, y, wide * (1 - k) + phone * k, T]);
  return bar(chain(setAnew, wrapped), 'ink');
}

const pressed: Keys<Box> = [
  [40, [54, 224, 86, T], 'out'],
  [44, [54, 226.4, 80, T], 'roll'],
  [50, [54, 224, 86, T]],
];

const button = bar(
  chain(
    pressed,
    mapKeys(narrow, (k): Box => [54 + INDENT * k, 224, 86 + 36 * k, T]),
  ),
  'green',
);

/** A column shrinks to a dot in place and disappears before the side of the window reaches it; it returns after. */
function column(x: number, y: number, height: number, gone: number, back: number) {
  const whole: Box = [x, y, T, height];
  const short: Box = [x, y, T, T];
  const none: Box = [x + T / 2, y + T / 2, 0, 0];
  const shrinks: Keys<Box> = [
    [gone - 12, whole, 'roll'],
    [gone - 3, short, 'in'],
    [gone, none, 'hold'],
    [back, none, 'out'],
    [back + 3, short, 'roll'],
    [148, whole],
  ];
  return bar(shrinks, 'ink');
}

/** A page is built, its button clicked, and it folds to phone width and back. */
export const webSolution = animation({ size: [440, 300], frames: 180 }, [
  frame,
  lights,
  layer('text', [textBar(110, 150, 110, 8), textBar(148, 214, 118, 13), textBar(186, 96, 84, 18)]),
  layer('button', [button]),
  layer('columns', [
    column(300, 66, 192, 66, 132),
    column(362, 66, 120, 57, 139),
    column(362, 198, 60, 57, 139),
  ]),
]);
