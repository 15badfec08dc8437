import { expect, it } from 'vitest';
import { pillBoundsFor } from '@/physics/pill-bounds';
import { emptyLine, type NameLine, pillsInTheWay, writeLine } from './name-line';

const colors = { ink: 'ink', cream: 'cream', green: 'green' };
const copy = [{ top: -392, bottom: -293, right: 935 }];
const bounds = pillBoundsFor({ width: 1440, height: 769, side: 80, copy });
const write = (typed: string, before: NameLine = emptyLine) =>
  writeLine(before, typed, bounds, colors);
const keys = ({ places }: NameLine) => places.map(({ key }) => key);

const labelled = (name: string) =>
  write(name).places.flatMap(({ piece, labelColor }) => (labelColor ? piece.kind : []));
const { end: acmeEnd } = write('Acme');
/** Where pills lie: under the letters of ACME, behind them, above them, and upright on the A. */
const poses = [
  { x: 400, y: -24, angle: 0 },
  { x: acmeEnd + 86, y: -24, angle: 0 },
  { x: 400, y: -250, angle: 0.2 },
  { x: 140, y: -160, angle: Math.PI / 2 },
];
const inTheWay = (name: string, isMotionOff: boolean) =>
  pillsInTheWay(write(name), poses, bounds, { isMotionOff, overCopy: [2] });

it('letters stand on the line from the content’s edge, and the pile begins 24 px behind them', () => {
  const { places, end, wall } = write('Acme');
  expect(places.every(({ x, unit }) => x === 80 && unit === 47)).toBe(true);
  expect(places.map(({ y }) => y)).toContain(-4.22 * 47);
  expect(wall - end).toBe(24);
  expect(places.filter(({ isHero }) => isHero).map(({ color }) => color)).toEqual(['green']);
});

it('only stems at full size have room for a label', () => {
  expect(labelled('Hi')).toEqual(['bar', 'bar']);
  expect(labelled('Hillside')).toEqual([]);
});

it('a letter typed or deleted in the middle leaves the pieces of the others as they are', () => {
  const acme = write('Acme');
  const acne = write('Acne', acme);
  const shared = keys(acne).filter((key) => keys(acme).includes(key));
  const changed = write('M', emptyLine).places.length;
  expect(shared).toHaveLength(acme.places.length - changed);
  expect(keys(write('Ace', acne)).every((key) => keys(acne).includes(key))).toBe(true);
});

it('says how a name is shown: in pieces, cut, in type, or not at all', () => {
  expect(write('U').shown).toEqual({ pieces: 1, isForeign: false, isCut: false });
  expect(write('Mmmmmmmmmmmmm').shown).toMatchObject({ isCut: true });
  expect(write('한빛').shown).toEqual({ pieces: 0, isForeign: true, isCut: false });
  expect(write('🙂').shown).toBeUndefined();
});

it('without motion the pills whose box meets the name’s are in the way, and no others', () => {
  expect(inTheWay('Acme', true)).toEqual([0, 3]);
  expect(inTheWay('U', true)).toEqual([3]);
  expect(inTheWay('', true)).toEqual([]);
});

it('in motion the pills that cover the copy are in the way', () => {
  expect(inTheWay('Acme', false)).toEqual([2]);
  expect(inTheWay('', false)).toEqual([]);
});
