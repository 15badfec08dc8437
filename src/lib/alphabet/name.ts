import { glyphs, type Piece } from './glyphs';

/** The name stands in at most this many letters and signs. */
const mostLetters = 12;
/** Between letters, and between words, in units of the line's thickness. */
const gaps = { letter: 0.55, word: 1.6 } as const;

/** How capitals are spelled that decomposition does not change. */
const capitals = { ẞ: 'SS', Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D', Þ: 'TH' };
const quotesAndDashes = { '’': "'", '‘': "'", '–': '-', '—': '-' };
const spelled: Readonly<Record<string, string>> = { ...capitals, ...quotesAndDashes };

/** How a typed name is shown. */
type ReadName =
  /** Nothing to show: empty, or only signs that the alphabet lacks. */
  | { kind: 'empty' }
  /** A letter or digit is not in the alphabet. */
  | { kind: 'plain-type' }
  /** In capitals, in single spaces; `isCut`: only a part of what was typed. */
  | { kind: 'letters'; text: string; isCut: boolean };

/** Folds a typed name to the letters of the alphabet (docs/rules.md#name-on-the-line). */
export const readName = (typed: string): ReadName => {
  const folded = Array.from(typed.normalize('NFC').toUpperCase(), fold).join('');
  const signs = Array.from(folded);
  if (signs.some((sign) => hasLetter(sign) && !(sign in glyphs))) return { kind: 'plain-type' };
  const known = signs.filter((sign) => /\s/.test(sign) || sign in glyphs).join('');
  const words = known.split(/\s+/).filter(Boolean);
  if (words.length === 0) return { kind: 'empty' };
  const text = wordsThatFit(words);
  return { kind: 'letters', text, isCut: text.length < words.join(' ').length };
};

/** The letters for a sign: umlauts keep their dots, other marks are left out. */
const fold = (sign: string) =>
  sign in glyphs ? sign : (spelled[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, ''));

const hasLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** @returns the whole words that fit, or the start of a first word that is longer */
const wordsThatFit = (words: readonly string[]) => {
  const fitting: string[] = [];
  for (const word of words) {
    if ([...fitting, word].join('').length > mostLetters) break;
    fitting.push(word);
  }
  // A cut name does not end with a sign: “Kettlewick &” is no name.
  if (fitting.length < words.length)
    while (fitting.length > 1 && !hasLetter(fitting.at(-1) ?? '')) fitting.pop();
  return fitting.length > 0 ? fitting.join(' ') : (words[0] ?? '').slice(0, mostLetters);
};

/** A piece in a name, from its upper left corner; `letter` counts from 0, without spaces. */
type NamePiece = Piece & { letter: number };

export interface NameLayout {
  pieces: readonly NamePiece[];
  /** Letters and signs, without spaces. */
  letters: number;
  /** Width in units of the line's thickness; the height is 4. */
  width: number;
  /** Height of the dots over the letters, in the same units; 0 without umlauts. */
  above: number;
  /** Index of the hero, the piece in a colour of its own: the last dot, or else the last piece. */
  hero: number;
}

/** Places the pieces of a text that `readName` gives, in units of the line's thickness. */
export const layOut = (text: string): NameLayout => {
  const pieces: NamePiece[] = [];
  let letters = 0;
  let left = 0;
  let width = 0;
  for (const sign of text) {
    if (sign === ' ') left += gaps.word - gaps.letter;
    const glyph = glyphs[sign];
    if (!glyph) continue;
    for (const piece of glyph.pieces) pieces.push({ ...piece, x: left + piece.x, letter: letters });
    letters += 1;
    width = left + glyph.width;
    left = width + gaps.letter;
  }
  const lastDot = pieces.findLastIndex(({ kind }) => kind === 'dot');
  const hero = lastDot < 0 ? pieces.length - 1 : lastDot;
  return { pieces, letters, width, hero, above: Math.max(0, ...pieces.map(({ y }) => -y)) };
};

/** The largest thickness for names of up to so many letters, in px. */
const thicknesses = [
  { letters: 5, unit: 47 },
  { letters: 8, unit: 36 },
  { letters: mostLetters, unit: 28 },
] as const;

/**
 * A name of the first row is this thick instead, in px, where at least `free` px of height are free
 * and it fills at most this share of the width.
 */
const large = { unit: 58, free: 380, share: 0.7 } as const;

/** Below this thickness, in px, a name does not stand. */
const leastUnit = 6;

/** Height of the letters, and how far a name may reach beyond the floor's end; in units. */
const height = 4;
const overhang = 0.5;

/** Stays free above a name, in px. */
const clearance = 32;

/** Names with dots over their letters have this share of the thickness, and so the same height. */
const dotted = 0.82;

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
 * Finds how thick a name's pieces are: the fewer letters, the thicker, as far as there is room
 * (docs/rules.md#name-on-the-line).
 * @returns the thickness in px, in steps of a half; 0 if the name does not fit and is shown in type
 */
export const unitFor = (layout: NameLayout, room: NameRoom): number => {
  const highest = (room.free - clearance) / height;
  const widest = room.width / (layout.width - overhang);
  const unit = dottedUnit(layout, Math.min(wantedUnit(layout, room), highest, widest));
  const inHalves = Math.floor(unit * 2) / 2;
  return inHalves < leastUnit ? 0 : inHalves;
};

/** The thickness for so many letters, if they fit. */
const wantedUnit = ({ letters, width }: NameLayout, { free, width: floor, line }: NameRoom) => {
  const isShort = letters <= thicknesses[0].letters;
  if (isShort && free >= large.free && width * large.unit <= floor * large.share) return large.unit;
  const usual = thicknesses.find((row) => letters <= row.letters)?.unit ?? leastUnit;
  return Math.min(usual, line);
};

/** @returns the thickness of a name, from that of its letters if no dots stood over them */
export const dottedUnit = ({ above }: NameLayout, unit: number) =>
  above > 0 ? unit * dotted : unit;
