import { drawPiece } from '@/lib/alphabet/draw-piece';
import { layOut } from '@/lib/alphabet/name';

const { pieces, width } = layOut('404');

/** Size of the numeral, and the gap to the floor, in units of its thickness. */
export const numeral = { width, height: 4, gap: 0.22 } as const;

/** Its eight pieces in their places, from left to right. The egg takes the place of the nought’s dot. */
export const places = pieces
  .filter(({ kind }) => kind !== 'dot')
  .map((piece) => {
    const isQuarter = piece.kind === 'bend' && piece.sweep === 90;
    const isLong = piece.kind === 'bar' && piece.length === numeral.height;
    const bent = isQuarter ? 'elbow' : 'half';
    const name = piece.kind === 'bar' ? (isLong ? 'stem' : 'stub') : bent;
    return { piece, name, drawn: drawPiece(piece) } as const;
  });

/** The egg is the last body. */
export const eggIndex = places.length;

/** The egg, in px where the numeral is 94 thick; `middle` is its centre of mass, from above, `tilt` its angle beside the numeral. */
export const egg = {
  width: 122,
  height: 154,
  middle: 79.4,
  tilt: (68 * Math.PI) / 180,
  /** Its size in the nought. */
  inHole: 0.86,
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
