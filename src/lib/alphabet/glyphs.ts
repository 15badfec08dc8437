/** First and second end of a piece: `r` is round, `c` cut. A bar begins at its left or upper end. */
type Ends = `${'r' | 'c'}${'r' | 'c'}`;

/** A piece of a letter, in units of the line's thickness; its box begins at x and y. */
export type Piece = { x: number; y: number } &
  /** A circle, whose diameter is `size`. */
  (
    | { kind: 'dot'; size: number }
    /** At angle 0 it lies, at 90 it stands. */
    | { kind: 'bar'; length: number; angle: 0 | 90; ends: Ends }
    /**
     * A band of thickness 1 with the outer radius `radius`. At turn 0 it starts at the foot of its
     * left leg, runs up and turns clockwise by `sweep`; `turn` rotates it clockwise with its box.
     */
    | {
        kind: 'bend';
        sweep: 90 | 180;
        turn: 0 | 90 | 180 | 270;
        radius: number;
        /** Lengths of the straight parts before and after the turn. */
        legs: readonly [number, number];
        ends: Ends;
      }
  );

type Bend = Extract<Piece, { kind: 'bend' }>;

/** A letter, digit or sign: `width` by 4, its feet at y = 4. */
interface Glyph {
  width: number;
  pieces: readonly Piece[];
}

const dot = (x: number, y: number, size = 1): Piece => ({ kind: 'dot', x, y, size });

const bar = (x: number, y: number, length: number, angle: 0 | 90, ends: Ends): Piece => ({
  kind: 'bar',
  x,
  y,
  length,
  angle,
  ends,
});

const bend = (
  x: number,
  y: number,
  sweep: Bend['sweep'],
  turn: Bend['turn'],
  radius: number,
  legs: Bend['legs'],
  ends: Ends,
): Piece => ({ kind: 'bend', x, y, sweep, turn, radius, legs, ends });

const glyph = (width: number, ...pieces: readonly Piece[]): Glyph => ({ width, pieces });

/** A letter with two dots of size 0.5 over its middle, 0.25 apart and 0.3 above it. */
const umlaut = ({ width, pieces }: Glyph): Glyph =>
  glyph(width, ...pieces, dot(width / 2 - 0.625, -0.8, 0.5), dot(width / 2 + 0.125, -0.8, 0.5));

/* Pieces that several letters share. */
const stem = bar(0, 0, 4, 90, 'cc');
const roundStem = bar(0, 0, 4, 90, 'rc');
const secondStem = bar(2.5, 0, 4, 90, 'rc');
const bowl = bend(1.22, 0, 180, 90, 1.25, [0.83, 0.83], 'cc');
const leftArc = bend(0, 0, 180, 270, 2, [0, 0], 'cc');
const ovalTop = bend(0, 0, 180, 0, 1.75, [0.14, 0.14], 'cc');
const ovalFoot = bend(0, 2.11, 180, 180, 1.75, [0.14, 0.14], 'cc');

/* Read: dot(x, y), bar(x, y, length, angle, ends), bend(x, y, sweep, turn, radius, legs, ends). */
const plain = {
  0: glyph(3.5, ovalTop, dot(1.25, 1.5), ovalFoot),
  1: glyph(2.22, dot(0, 0), bar(1.22, 0, 4, 90, 'rc')),
  2: glyph(
    3.2,
    bend(0, 0, 180, 90, 1.25, [1.95, 0.24], 'rc'),
    bend(0, 1.5, 180, 270, 1.25, [1.95, 0.24], 'rc'),
  ),
  3: glyph(
    3.1,
    bend(0, 0, 180, 90, 1.25, [1.85, 1.05], 'rr'),
    bend(0, 2.72, 90, 180, 1.28, [0, 1.82], 'cr'),
  ),
  4: glyph(3.5, bar(0, 0, 1.28, 90, 'rc'), bend(0, 1.5, 90, 270, 1.5, [0.78, 0], 'cc'), secondStem),
  5: glyph(
    3.2,
    bar(0, 0, 1.28, 90, 'cc'),
    bar(1.22, 0, 1.98, 0, 'cr'),
    bend(0, 1.5, 180, 90, 1.25, [1.95, 1.95], 'cr'),
  ),
  6: glyph(
    3.5,
    bend(0, 0, 180, 270, 2, [0, 1], 'cr'),
    bend(1.38, 1.5, 180, 90, 1.25, [0.87, 0.03], 'cc'),
  ),
  7: glyph(3.1, bend(0, 0, 90, 90, 1.75, [1.35, 2.25], 'rc')),
  8: glyph(
    3.4,
    bend(0, 0, 180, 270, 1.25, [0.34, 0.34], 'cc'),
    bend(1.81, 0, 180, 90, 1.25, [0.34, 0.34], 'cc'),
    bend(0, 2.72, 90, 270, 1.28, [0.31, 0], 'cc'),
    bend(1.81, 2.72, 90, 180, 1.28, [0, 0.31], 'cc'),
  ),
  9: glyph(
    3.5,
    bend(0.5, 0, 180, 90, 2, [0, 1], 'cr'),
    bend(0, 0, 180, 270, 1.25, [0.87, 0.03], 'cc'),
  ),
  A: glyph(3.5, bend(0, 0, 180, 0, 1.75, [2.25, 2.25], 'cc'), dot(1.25, 2.25)),
  B: glyph(3.3, stem, bowl, bend(1.22, 2.72, 90, 180, 1.28, [0, 0.8], 'cc')),
  C: glyph(3.4, leftArc, bar(2.22, 0, 1.18, 0, 'cr'), dot(2.4, 3)),
  D: glyph(3.5, stem, bend(1.22, 0, 180, 90, 2, [0.28, 0.28], 'cc')),
  E: glyph(
    3,
    bend(0, 0, 90, 0, 1.25, [0.64, 1.75], 'cr'),
    bend(0, 2.11, 90, 270, 1.25, [1.75, 0.64], 'rc'),
    dot(1.22, 1.5),
  ),
  F: glyph(3, bend(0, 0, 90, 0, 1.25, [2.75, 1.75], 'cr'), dot(1.22, 1.5)),
  G: glyph(
    3.5,
    leftArc,
    bar(2.22, 0, 1.28, 0, 'cr'),
    bend(2.22, 1.72, 90, 180, 1.25, [1.03, 0.03], 'rc'),
  ),
  H: glyph(3.5, roundStem, dot(1.25, 1.5), secondStem),
  I: glyph(1, dot(0, 0), bar(0, 1.22, 2.78, 90, 'cc')),
  J: glyph(2.7, dot(1.7, 0), bend(0, 1.22, 90, 180, 1.75, [1.03, 0.95], 'cr')),
  K: glyph(
    3.4,
    roundStem,
    bend(1.22, 0, 90, 180, 1.25, [0.64, 0.93], 'rc'),
    bend(1.22, 2.11, 90, 90, 1.25, [0.93, 0.64], 'cc'),
  ),
  L: glyph(2.9, bend(0, 0, 90, 270, 1.75, [1.15, 2.25], 'rr')),
  M: glyph(
    4.7,
    bend(0, 0, 180, 0, 1.425, [2.58, 2.58], 'cc'),
    bend(3.07, 0, 90, 90, 1.425, [0.21, 2.58], 'cc'),
  ),
  N: glyph(3.5, roundStem, bend(1.22, 0, 90, 90, 1.75, [0.53, 2.25], 'cc')),
  O: glyph(3.5, ovalTop, ovalFoot),
  P: glyph(3.3, stem, bowl),
  Q: glyph(3.5, ovalTop, bend(0, 2.11, 90, 270, 1.75, [0.53, 0.14], 'cc'), dot(2.5, 3)),
  R: glyph(3.3, stem, bowl, bar(2.3, 2.72, 1.28, 90, 'cc')),
  S: glyph(
    3.2,
    bend(0, 0, 180, 270, 1.25, [0.24, 1.95], 'cr'),
    bend(0, 1.5, 180, 90, 1.25, [0.24, 1.95], 'cr'),
  ),
  T: glyph(3.3, bar(0, 0, 3.3, 0, 'rr'), bar(1.15, 1.22, 2.78, 90, 'cc')),
  U: glyph(3.5, bend(0, 0, 180, 180, 1.75, [2.25, 2.25], 'rr')),
  V: glyph(3.1, bar(0, 0, 3, 90, 'rr'), bar(2.1, 0, 3, 90, 'rr'), dot(1.05, 3)),
  W: glyph(
    4.7,
    bend(0, 0, 180, 180, 1.425, [2.58, 2.58], 'rr'),
    bend(3.07, 0, 90, 180, 1.425, [2.58, 0.21], 'rc'),
  ),
  X: glyph(
    3.1,
    bar(0, 0, 1.6, 90, 'rr'),
    bar(2.1, 0, 1.6, 90, 'rr'),
    dot(1.05, 1.5),
    bar(0, 2.4, 1.6, 90, 'rc'),
    bar(2.1, 2.4, 1.6, 90, 'rc'),
  ),
  Y: glyph(3.5, bend(0, 0, 180, 180, 1.75, [0.5, 0.5], 'rr'), bar(1.25, 2.47, 1.53, 90, 'cc')),
  Z: glyph(
    3.3,
    bend(0, 0, 90, 90, 1.25, [2.05, 0.65], 'rr'),
    dot(1.15, 1.5),
    bend(0, 2.1, 90, 270, 1.25, [2.05, 0.65], 'rr'),
  ),
  '&': glyph(
    4,
    bend(0, 0, 180, 270, 1.25, [0.6, 0.9], 'rr'),
    bend(0, 2.72, 90, 270, 1.28, [0.97, 0], 'cc'),
    bend(2.47, 1.89, 90, 180, 1.25, [0.86, 0.28], 'rc'),
  ),
  '.': glyph(1, dot(0, 3)),
  '-': glyph(1.8, bar(0, 1.5, 1.8, 0, 'rr')),
  "'": glyph(1, bar(0, 0, 1.5, 90, 'rr')),
} satisfies Record<string, Glyph>;

/** The line's alphabet (docs/design.md#alphabet). Seams between pieces are in the numbers already. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  ...plain,
  Ä: umlaut(plain.A),
  Ö: umlaut(plain.O),
  Ü: umlaut(plain.U),
};
