import { expect, it } from 'vitest';
import { drawPiece } from './draw-piece';
import { glyphs } from './glyphs';
import { layOut, readName, unitFor } from './name';
import { pieceSize } from './piece-geometry';

it.each(Object.entries(glyphs))(
  '%s fills its box and leaves it nowhere',
  (_, { width, pieces }) => {
    const boxes = pieces.map((piece) => ({ ...piece, ...pieceSize(piece) }));
    expect(Math.max(...boxes.map((box) => box.x + box.width))).toBeCloseTo(width, 1);
    expect(Math.max(...boxes.map((box) => box.y + box.height))).toBeLessThan(4.011);
    // A round end lies inside its leg.
    const legs = pieces.flatMap((piece) =>
      piece.kind === 'bend'
        ? piece.legs.map((leg, index) => leg - (piece.ends[index] === 'r' ? 0.5 : 0))
        : [],
    );
    expect(legs.every((rest) => rest >= 0)).toBe(true);
  },
);

it.each([
  ['T', 'M0.5 0L2.8 0A0.5 0.5 0 0 1 3.3 0.5L3.3 0.5A0.5 0.5 0 0 1 2.8 1L0.5 1A', 0, 0, 0],
  ['H', 'M0.5 0L4 0A0 0 0 0 1 4 0L4 1A0 0 0 0 1 4 1L0.5 1A0.5 0.5 0 0 1 0 0.5', 1, 0, 90],
  ['L', 'M0 2.4L0 1.75A1.75 1.75 0 0 1 1.75 0L3.5 0A0.5 0.5 0 0 1 4 0.5L4 0.5A', 0, 4, 270],
])('draws the first piece of %s turned in its box', (letter, start, x, y, turn) => {
  const [piece] = glyphs[letter]?.pieces ?? [];
  const path: unknown = expect.stringContaining(start);
  expect(piece && drawPiece(piece)).toEqual({ path, x, y, turn });
});

/** As typed; what stands, or how it is shown instead; pieces; the one in the second colour, from 1. */
const names: readonly [typed: string, stands: string, pieces?: number, hero?: number][] = [
  ['you', 'YOU', 5, 5],
  ['3M', '3M', 4, 4],
  ['Object-7', 'OBJECT-7', 17, 13],
  ['Kettlewick', 'KETTLEWICK', 24, 21],
  ['Löwe & Söhne', 'LÖWE & SÖHNE', 27, 27],
  ['Südwind', 'SÜDWIND', 15, 10],
  ['Ko\u0308ln', 'KÖLN', 10, 7],
  ['Noë Crêpes', 'NOE CREPES'],
  ['  two   words  ', 'TWO WORDS'],
  ['Ærø Straße Łódź', 'AERO STRASSE'],
  ['O’Neill – Þór', "O'NEILL - THOR"],
  ['Löwe & Söhne GmbH', 'LÖWE & SÖHNE'],
  ['Kettlewick & Co', 'KETTLEWICK'],
  ['Unmistakeably long', 'UNMISTAKEABL'],
  ['A 🚀 B', 'A B'],
  ['Acme 株式会社', 'plain-type'],
  ['٣', 'plain-type'],
  ['   ', 'empty'],
];

it.each(names)('a name %o stands as %o', (typed, stands, pieces, hero) => {
  const name = readName(typed);
  expect(name.kind === 'letters' ? name.text : name.kind).toBe(stands);
  const layout = layOut(stands);
  const made = { pieces: layout.pieces.length, hero: layout.hero + 1 };
  expect(made).toEqual({ pieces: pieces ?? made.pieces, hero: hero ?? made.hero });
});

it('a name says when only a part of it stands', () => {
  expect(readName('Kettlewick Co')).toMatchObject({ isCut: false });
  expect(readName('Kettlewick & Co')).toMatchObject({ isCut: true });
});

it('two half dots stand over the middle of an umlaut, and the name is as high as without them', () => {
  const { pieces, above, width } = layOut('Ü');
  const dots = pieces.slice(-2).map((piece) => ({ ...piece, ...pieceSize(piece) }));
  expect(dots).toMatchObject([
    { x: 1.125, y: -0.8, width: 0.5, height: 0.5 },
    { x: 1.875, y: -0.8, width: 0.5, height: 0.5 },
  ]);
  expect({ above, width }).toEqual({ above: 0.8, width: 3.5 });
  const room = { free: 293, width: 1134, line: 47 };
  expect([unitFor(layOut('U'), room), unitFor(layOut('Ü'), room)]).toEqual([47, 38.5]);
});

it('a name keeps 0.55 between letters and 1.6 between words', () => {
  expect(layOut('II').width).toBeCloseTo(2.55);
  expect(layOut('I I').width).toBeCloseTo(3.6);
  expect(layOut('I I').pieces.map(({ letter }) => letter)).toEqual([0, 0, 1, 1]);
});

/** Window, left edge, end of the floor, height under the copy, thickness; the thickness of three names, in px. */
const windows = [
  ['1280×600', 64, 1070, 144, 47, [28, 28, 16]],
  ['1440×760', 80, 1214, 189, 47, [39, 28, 18]],
  ['1440×900', 80, 1214, 293, 47, [47, 28, 18]],
  ['1920×950', 160, 1614, 343, 47, [47, 28, 23]],
  ['1920×1080', 160, 1614, 393, 47, [58, 28, 23]],
  ['360×640', 20, 270, 300, 28, [15.5, 6.5, 0]],
] as const;

it.each(windows)('is as large as %s has room for', (_, left, end, free, line, units) => {
  const room = { free, width: end - left, line };
  const unit = (text: string) => unitFor(layOut(text), room);
  expect([unit('ACME'), unit('KETTLEWICK'), unit('MMMMMMMMMMMM')]).toEqual(units);
});
