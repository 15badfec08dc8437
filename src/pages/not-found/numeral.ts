import { drawPiece } from '@/lib/alphabet/draw-piece';
import { layOut } from '@/lib/alphabet/name';

const { pieces, width } = layOut('404');

/** Size of the numeral, and the gap to the floor, in units of its thickness. */
export const numeral = { width, height: 4, gap: 0.22 } as const;

/** The middle of the nought, where the egg ends; in units from the numeral’s upper left corner. */
export const hole = { x: numeral.width / 2, y: numeral.height / 2 } as const;

/** The eight pieces in their places, from left to right; the egg stands for the nought’s dot. */
export const places = pieces
  .filter(({ kind }) => kind !== 'dot')
  .map((piece) => ({ piece, name: nameOf(piece), drawn: drawPiece(piece) }));

/** A 4 has a stub, an elbow and a stem, the nought has two halves. */
function nameOf(piece: (typeof pieces)[number]): 'stem' | 'stub' | 'elbow' | 'half' {
  if (piece.kind === 'bar') return piece.length === numeral.height ? 'stem' : 'stub';
  return piece.kind === 'bend' && piece.sweep === 90 ? 'elbow' : 'half';
}

/** @returns what a piece is called, by its index, of which there are eight */
export const nameOfPiece = (index: number) => places[index]?.name ?? 'stub';

/** The index of the egg among the bodies of the engine, after those of the pieces. */
export const eggIndex = places.length;

/** The egg, in px where the numeral is 94 thick. */
export const egg = {
  width: 122,
  height: 154,
  /** The distance from its top to its centre of mass. */
  centre: 79.4,
  /** Its angle beside the numeral, in radians. */
  tilt: (68 * Math.PI) / 180,
  /** Its size in the nought, as a share. */
  inHole: 0.86,
  /** The thickness of the numeral that these sizes are for. */
  drawnAt: 94,
} as const;
