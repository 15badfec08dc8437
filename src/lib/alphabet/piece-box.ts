import type { Point } from '../point';
import type { Piece } from './glyphs';

/* The box around a piece of the alphabet, in units of the line's thickness. */

/** @returns the thickness of a piece; only the dots over an umlaut are thinner than the line */
export const thicknessOf = (piece: Piece) => (piece.kind === 'dot' ? (piece.size ?? 1) : 1);

/** @returns how far a piece is turned clockwise, in degrees */
export const turnOf = (piece: Piece) => {
  if (piece.kind === 'bend') return piece.turn;
  return piece.kind === 'bar' ? piece.angle : 0;
};

/** @returns the size of a piece's box before it is turned */
export const unturnedSize = (piece: Piece) => {
  const thickness = thicknessOf(piece);
  if (piece.kind === 'dot') return { width: thickness, height: thickness };
  if (piece.kind === 'bar') return { width: piece.length, height: thickness };
  const { sweep, radius, legs } = piece;
  return sweep === 90
    ? { width: radius + legs[1], height: radius + legs[0] }
    : { width: 2 * radius, height: radius + Math.max(...legs) };
};

/** @returns the size of a piece's box once it is turned */
export const pieceSize = (piece: Piece) => {
  const { width, height } = unturnedSize(piece);
  return turnOf(piece) % 180 === 0 ? { width, height } : { width: height, height: width };
};

/** @returns the middle of a piece's box before it is turned */
export const middleOf = (piece: Piece): Point => {
  const { width, height } = unturnedSize(piece);
  return { x: width / 2, y: height / 2 };
};
