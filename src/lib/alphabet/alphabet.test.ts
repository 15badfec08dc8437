import { describe, expect, it } from 'vitest';
import { drawPiece, pieceSize } from './draw-piece';
import { glyphs } from './glyphs';
import { layOut, readName, unitFor } from './name';

describe('the alphabet', () => {
  it('has 40 glyphs of one to five pieces, 93 in all', () => {
    const counts = Object.values(glyphs).map(({ pieces }) => pieces.length);
    expect(counts).toHaveLength(40);
    expect(counts.every((count) => count >= 1 && count <= 5)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count)).toBe(93);
  });

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

  it('draws each kind of piece turned in its box', () => {
    const [bowl] = glyphs['U']?.pieces ?? [];
    const [top] = glyphs['T']?.pieces ?? [];
    const [stem] = glyphs['H']?.pieces ?? [];
    const [corner] = glyphs['L']?.pieces ?? [];
    expect([bowl, top, stem, corner].map((piece) => piece && drawPiece(piece))).toEqual([
      {
        path: 'M0 3.5V1.75A1.75 1.75 0 0 1 3.5 1.75V3.5a.5.5 0 0 1 -1 0V1.75A0.75 0.75 0 0 0 1 1.75V3.5a.5.5 0 0 1 -1 0z',
        x: 3.5,
        y: 4,
        turn: 180,
      },
      { path: 'M0.5 0H2.8a.5.5 0 0 1 0 1H0.5a.5.5 0 0 1 0-1z', x: 0, y: 0, turn: 0 },
      { path: 'M0.5 0H4v1H0.5a.5.5 0 0 1 0-1z', x: 1, y: 0, turn: 90 },
      {
        path: 'M0 2.4V1.75A1.75 1.75 0 0 1 1.75 0H3.5a.5.5 0 0 1 0 1H1.75A0.75 0.75 0 0 0 1 1.75V2.4a.5.5 0 0 1 -1 0z',
        x: 0,
        y: 4,
        turn: 270,
      },
    ]);
  });
});

/** As typed; what stands, or how it is shown instead; pieces; the one in the second colour, from 1. */
const names: readonly [typed: string, stands: string, pieces?: number, hero?: number][] = [
  ['U', 'U', 1, 1],
  ['you', 'YOU', 5, 5],
  ['Acme', 'ACME', 10, 10],
  ['3M', '3M', 4, 4],
  ['Zinc', 'ZINC', 10, 10],
  ['Quillow', 'QUILLOW', 12, 5],
  ['Lumenade', 'LUMENADE', 16, 16],
  ['Object-7', 'OBJECT-7', 17, 13],
  ['R.J. Hyde', 'R.J. HYDE', 17, 17],
  ['BLUE & CO', 'BLUE & CO', 16, 14],
  ['Kettlewick', 'KETTLEWICK', 24, 21],
  ['Löwe & Söhne', 'LOWE & SOHNE', 23, 23],
  ['  two   words  ', 'TWO WORDS'],
  ['Ærø Straße Łódź', 'AERO STRASSE L'],
  ['O’Neill – Þór', "O'NEILL - THOR"],
  ['Mmmmmmmmmmmm', 'MMMMMMMMMMMM', 24],
  ['Twenty letters long!', 'TWENTY LETTER'],
  ['A 🚀 B', 'A B'],
  ['한빛', 'type'],
  ['Ж', 'type'],
  ['Acme 株式会社', 'type'],
  ['٣', 'type'],
  ['🚀', 'empty'],
  ['   ', 'empty'],
  ['', 'empty'],
];

describe('a name', () => {
  it.each(names)('%o stands as %o', (typed, stands, pieces, hero) => {
    const name = readName(typed);
    expect(name.kind === 'letters' ? name.text : name.kind).toBe(stands);
    const layout = layOut(stands);
    const made = { pieces: layout.pieces.length, hero: layout.hero + 1 };
    expect(made).toEqual({ pieces: pieces ?? made.pieces, hero: hero ?? made.hero });
  });

  it('says when it is cut after twelve letters and signs', () => {
    expect(readName('Kettlewick Co')).toMatchObject({ text: 'KETTLEWICK CO', isCut: false });
    expect(readName('Kettlewick & Co')).toMatchObject({ text: 'KETTLEWICK & C', isCut: true });
  });

  it('keeps 0.55 between letters and 1.6 between words', () => {
    expect(layOut('II').width).toBeCloseTo(2.55);
    expect(layOut('I I').width).toBeCloseTo(3.6);
    expect(layOut('I I').pieces.map(({ letter }) => letter)).toEqual([0, 0, 1, 1]);
  });
});

/** Window, left edge, end of the floor, height under the copy, thickness; the thickness of three names, in px. */
const windows = [
  ['1280×600', 64, 1070, 144, 47, [28, 28, 16]],
  ['1366×645', 80, 1140, 157, 47, [31, 28, 17]],
  ['1440×760', 80, 1214, 189, 47, [39, 28, 18]],
  ['1536×730', 80, 1310, 199, 47, [41.5, 28, 19.5]],
  ['1440×900', 80, 1214, 293, 47, [47, 28, 18]],
  ['1920×950', 160, 1614, 343, 47, [47, 28, 23]],
  ['2560×1300', 480, 1934, 393, 47, [47, 28, 23]],
  ['360×640', 20, 270, 300, 28, [15.5, 6.5, 0]],
] as const;

it.each(windows)('is as large as %s has room for', (_, left, end, free, line, units) => {
  const room = { free, width: end - left, line };
  const unit = (text: string) => unitFor(layOut(text), room);
  expect([unit('ACME'), unit('KETTLEWICK'), unit('MMMMMMMMMMMM')]).toEqual(units);
});
