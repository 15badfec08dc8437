import { notFoundWords as words } from '@/content/not-found';
import { type FigureIndex, type PieceKind, places } from './pieces';

/** The hunt as far as it has come (docs/rules.md#not-found-page). */
export interface Hunt {
  /** Whole before the fall, in pieces, or put together with the egg in its hole. */
  phase: 'whole' | 'loose' | 'found';
  /** The piece in each place; undefined if it is empty. */
  placed: readonly (number | undefined)[];
  /** From the first push to the end, once it is found. */
  seconds?: number;
}

export const wholeHunt: Hunt = { phase: 'whole', placed: places.map((_, index) => index) };
export const looseHunt: Hunt = { phase: 'loose', placed: places.map(() => undefined) };

/** @returns the kind of a piece; undefined for the egg */
export const kindOf = (piece: number): PieceKind | undefined => places[piece]?.kind;

/** @returns the pieces that lie loose */
export const loosePieces = ({ placed }: Hunt): number[] =>
  places.map((_, index) => index).filter((piece) => !placed.includes(piece));

/** @returns whether all places of a figure are filled */
export const stands = ({ placed }: Hunt, figure: FigureIndex): boolean =>
  places.every((place, index) => place.figure !== figure || placed[index] !== undefined);

/** @returns how many figures stand: as many words are lit */
export const standingCount = (hunt: Hunt): number =>
  ([0, 1, 2] as const).filter((figure) => stands(hunt, figure)).length;

/** The nought comes last. */
const isOpen = (hunt: Hunt, figure: FigureIndex) =>
  figure !== 1 || (stands(hunt, 0) && stands(hunt, 2));

/** @returns the empty places of a piece’s kind: like pieces fit either 4 */
export const placesFor = (hunt: Hunt, piece: number): number[] =>
  places.flatMap(({ kind }, index) =>
    kind === kindOf(piece) && hunt.placed[index] === undefined ? [index] : [],
  );

/** @returns whether a piece may be put in a place now */
export const mayPlace = (hunt: Hunt, place: number): boolean => {
  const { figure } = places[place] ?? {};
  return figure !== undefined && isOpen(hunt, figure);
};

/** @returns the hunt with a piece in a place */
export const placeIn = (hunt: Hunt, piece: number, place: number): Hunt => ({
  ...hunt,
  placed: hunt.placed.map((before, index) => (index === place ? piece : before)),
});

/** @returns whether nothing lies loose */
export const isComplete = (hunt: Hunt): boolean => loosePieces(hunt).length === 0;

/** @returns what to say of a place that has just been filled */
export const sayPlaced = (hunt: Hunt, place: number): string => {
  const { kind, figure = 0 } = places[place] ?? {};
  if (!kind) return '';
  if (stands(hunt, figure))
    return words.stands(words.figures[figure], words.acts[standingCount(hunt) - 1] ?? '');
  const own = places.flatMap((it, index) => (it.figure === figure ? [index] : []));
  const filled = own.filter((index) => hunt.placed[index] !== undefined).length;
  return words.placed(words.pieces[kind], filled, own.length);
};
