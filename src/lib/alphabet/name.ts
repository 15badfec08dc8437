import { glyphs, type Piece } from './glyphs';

/** The name stands in at most this many letters and signs. */
const mostLetters = 12;
/** Between letters, and between words, in units of the line's thickness. */
const gaps = { letter: 0.55, word: 1.6 } as const;

/** Letters that do not lose their mark by decomposition, in capitals, and signs that stand for one of ours. */
const spelled: Readonly<Record<string, string>> = {
  ẞ: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Þ: 'TH',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

/** How a typed name is shown. */
type ReadName =
  /** Nothing to show: empty, or only signs that the alphabet lacks. */
  | { kind: 'empty' }
  /** A letter or digit is not in the alphabet. */
  | { kind: 'type' }
  /** In capitals, in single spaces; `isCut`: only the first twelve. */
  | { kind: 'letters'; text: string; isCut: boolean };

/**
 * Folds a name to the letters of the alphabet (docs/rules.md#name-on-the-line).
 * @param typed as the visitor typed it
 */
export const readName = (typed: string): ReadName => {
  const plain = Array.from(typed.toUpperCase(), (sign) => spelled[sign] ?? sign)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const known = Array.from(plain).filter((sign) => /\s/.test(sign) || sign in glyphs);
  const isForeign = Array.from(plain).some(
    (sign) => /[\p{L}\p{N}]/u.test(sign) && !(sign in glyphs),
  );
  if (isForeign) return { kind: 'type' };
  const words = known.join('').trim().replaceAll(/\s+/g, ' ');
  if (words === '') return { kind: 'empty' };
  let left = mostLetters;
  const stands = Array.from(words).filter((sign) => left > 0 && (sign === ' ' || left-- > 0));
  const text = stands.join('').trim();
  return { kind: 'letters', text, isCut: text.length < words.length };
};

/** A piece where it stands in a name, from the name's upper left corner; `letter` counts from 0, spaces left out. */
type NamePiece = Piece & { letter: number };

export interface NameLayout {
  pieces: readonly NamePiece[];
  /** Letters and signs, without spaces. */
  letters: number;
  /** Width in units of the line's thickness; the height is 4. */
  width: number;
  /** Index of the piece in the second colour: the last dot, or the last piece where no letter has a dot. */
  hero: number;
}

/**
 * Places the pieces of a name, in units of the line's thickness.
 * @param text in letters of the alphabet, as `readName` gives it
 */
export const layOut = (text: string): NameLayout => {
  const pieces: NamePiece[] = [];
  let letters = 0;
  let next = 0;
  let width = 0;
  for (const sign of text) {
    if (sign === ' ') next += gaps.word - gaps.letter;
    const glyph = glyphs[sign];
    if (!glyph) continue;
    for (const piece of glyph.pieces) pieces.push({ ...piece, x: next + piece.x, letter: letters });
    letters += 1;
    width = next + glyph.width;
    next = width + gaps.letter;
  }
  const lastDot = pieces.findLastIndex(({ kind }) => kind === 'dot');
  return { pieces, letters, width, hero: lastDot < 0 ? pieces.length - 1 : lastDot };
};

/** The largest thickness for names of up to so many letters, in px. */
const steps = [
  { letters: 5, unit: 47 },
  { letters: 8, unit: 36 },
  { letters: mostLetters, unit: 28 },
] as const;
/** Below this thickness, in px, a name does not stand. */
const leastUnit = 6;

/** Where a name stands, in px. */
interface NameRoom {
  /** Height above the floor. */
  free: number;
  /** Width from the name's left edge to the floor's end. */
  width: number;
  /** Thickness of the line. */
  line: number;
}

/**
 * @returns the thickness of a name's pieces, in px, in steps of a half; 0: it does not fit and stands in type
 * (docs/rules.md#name-on-the-line)
 */
export const unitFor = (
  { letters, width }: Pick<NameLayout, 'letters' | 'width'>,
  room: NameRoom,
): number => {
  const step = steps.find((each) => letters <= each.letters)?.unit ?? leastUnit;
  const most = Math.min(step, room.line, (room.free - 32) / 4, room.width / (width - 0.5));
  const unit = Math.floor(most * 2) / 2;
  return unit < leastUnit ? 0 : unit;
};
