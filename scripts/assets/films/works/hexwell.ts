import { valueAt, type Keys } from '../../drawing/keys';
import artwork from '../artwork/hexwell.json';
import { apart, circle, clipRect, move, picture, rect, turn } from '../svg';

const part = (index: number) => artwork[index] ?? '';
const TIP = { x: 1090, y: 338 };
const CELL_LIT = '#8FA2F5';
const CORAL = '#FF7A59';
const DARK = '#10173A';

const keySlides: Keys<number> = [
  [10, 0, 'out'],
  [20, -46, 'roll'],
  [34, 18, 'roll'],
  [44, 0, 'hold'],
  [100, 0, 'out'],
  [110, -46, 'roll'],
  [124, 18, 'roll'],
  [134, 0],
];

/** A tooth goes up into the shaft and springs back; up from, down from, down until, for both rounds. */
const tooth = (...rounds: readonly [number, number, number][]): Keys<number> =>
  rounds.flatMap(([up, down, end]): Keys<number> => [
    [up, 0, 'roll'],
    [up + 10, 1, 'hold'],
    [down, 1, 'drop'],
    [end, 0, 'hold'],
  ]);
const firstTooth = tooth([44, 60, 72], [134, 152, 164]);
const secondTooth = tooth([48, 66, 78], [138, 158, 170]);

const hexTurns: Keys<number> = [
  [44, 0, 'roll'],
  [58, 60, 'hold'],
  [134, 60, 'roll'],
  [148, 120],
];
const boltSwells: Keys<number> = [
  [56, 34, 'out'],
  [60, 44, 'roll'],
  [70, 34, 'hold'],
  [146, 34, 'out'],
  [150, 44, 'roll'],
  [160, 34],
];
const firstPhone: Keys<number> = [
  [0, 760, 'out'],
  [14, 198, 'hold'],
  [72, 198, 'in'],
  [92, 800],
];
const secondPhone: Keys<number> = [
  [88, 760, 'out'],
  [104, 198, 'hold'],
  [164, 198, 'in'],
  [184, 800],
];

const flash = (start: number): Keys<number> => [
  [start, 0, 'out'],
  [start + 4, 1, 'roll'],
  [start + 18, 0],
];

/** A cell of the comb; two waves run out from the key's tip and light it. */
function cell(source: string, f: number) {
  const corner = /M(-?[\d.]+) (-?[\d.]+)L/.exec(source);
  if (!corner) return source;
  const distance = apart(Number(corner[1]), Number(corner[2]) + 79, TIP.x, TIP.y);
  const light = Math.max(
    valueAt(flash(60 + distance * 0.06), f),
    valueAt(flash(150 + distance * 0.04), f),
  );
  if (light <= 0.02) return source;
  const lit = source.replace(/fill="[^"]*"/, `fill="${CELL_LIT}" opacity="${light.toFixed(2)}"`);
  return source + lit;
}

const phone = (y: number, fill: string, isLit: boolean) =>
  y < 750
    ? rect(1020, y, 150, 280, fill, 44) +
      rect(1046, y + 40, 98, 170, isLit ? '#DCE3FF' : DARK, 20) +
      circle(1095, y + 244, 14, '#DCE3FF')
    : '';

function key(f: number) {
  const teeth =
    move(0, -110 * valueAt(firstTooth, f), part(58)) +
    move(0, -80 * valueAt(secondTooth, f), part(59));
  return move(
    valueAt(keySlides, f),
    0,
    clipRect(800, 376, 300, 200, teeth) +
      part(55) +
      turn(valueAt(hexTurns, f), 330, 338, part(56)) +
      part(57) +
      circle(330, 338, valueAt(boltSwells, f), CORAL),
  );
}

/** One frame of the Hexwell film, 0 to 215: a key, its lock, and two phones that go safely dark. */
export function hexwell(f: number): string {
  const comb = artwork
    .slice(1, 55)
    .map((source) => cell(source, f))
    .join('');
  return picture(
    1200,
    675,
    part(0) +
      comb +
      phone(valueAt(firstPhone, f), DARK, f < 64) +
      phone(valueAt(secondPhone, f), CORAL, f < 156) +
      key(f) +
      part(61) +
      part(62),
  );
}
