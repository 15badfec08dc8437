import { drawPiece } from '@/lib/alphabet/draw-piece';
import { layOut } from '@/lib/alphabet/name';

const { pieces, width } = layOut('404');

/** Size of the numeral, and the gap to the floor, in units of its thickness. */
export const numeral = { width, height: 4, gap: 0.22 } as const;

/** Its eight pieces in their places, from left to right. The egg takes the place of the nought’s dot. */
export const places = pieces
  .filter(({ kind }) => kind !== 'dot')
  .map((piece) => ({ piece, name: nameOf(piece), drawn: drawPiece(piece) }));

/** @returns what the list of loose pieces calls a piece */
function nameOf(piece: (typeof pieces)[number]): 'stem' | 'stub' | 'elbow' | 'half' {
  if (piece.kind === 'bar') return piece.length === numeral.height ? 'stem' : 'stub';
  return piece.kind === 'bend' && piece.sweep === 90 ? 'elbow' : 'half';
}

/** The egg is the last body. */
export const eggIndex = places.length;

/** The egg, in px where the numeral is 94 thick. */
export const egg = {
  width: 122,
  height: 154,
  /** The distance from its top to its centre of mass. */
  middle: 79.4,
  /** Its angle beside the numeral, in radians. */
  tilt: (68 * Math.PI) / 180,
  /** Its size in the nought, as a share. */
  inHole: 0.86,
  /** The thickness of the numeral that these sizes are for. */
  drawnAt: 94,
} as const;

/** The middle of the nought’s hole, in units from the numeral’s corner. */
export const hole = { x: 5.8, y: 2 } as const;

/** The hunt, as far as it has come. */
export interface Hunt {
  /** Whole before the fall, in pieces, or put together with the egg in its hole. */
  phase: 'whole' | 'loose' | 'found';
  /** Pieces that do not stand, by their index. */
  loose: readonly number[];
  said: string;
}

export const wholeHunt: Hunt = { phase: 'whole', loose: [], said: '' };
