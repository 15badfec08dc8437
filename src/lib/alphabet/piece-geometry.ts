import type { Point } from '../point';
import type { Piece } from './glyphs';

/* Where a piece of the alphabet lies: its box and the way through it, in units of its thickness. */

/** Only the dots over an umlaut are thinner than the line. */
const thicknessOf = (piece: Piece) => (piece.kind === 'dot' ? piece.size : 1);

/** @returns how far a piece is turned clockwise, in degrees */
export const turnOf = (piece: Piece) => {
  if (piece.kind === 'bend') return piece.turn;
  return piece.kind === 'bar' ? piece.angle : 0;
};

/** The size of a piece's box before it is turned. */
const unturnedSize = (piece: Piece) => {
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

/** The way through the middle of a piece, and beyond it: straight, perhaps an arc, straight. */
export interface Track {
  length: number;
  /** The thickness of the piece. */
  thickness: number;
  /** @returns the mark at a distance from the start of the piece */
  at: (along: number) => Mark;
  /** Where the arc begins and ends along the way, and the outer radius of its band. */
  arc?: { from: number; to: number; radius: number };
}

/** A point in the middle of a piece, and the direction there as a unit vector. */
export interface Mark extends Point {
  dx: number;
  dy: number;
}

/** @returns the track of a piece before it is turned */
export const trackOf = (piece: Piece): Track => {
  if (piece.kind !== 'bend') {
    const { width: length, height: thickness } = unturnedSize(piece);
    const y = thickness / 2;
    return { length, thickness, at: (along) => ({ x: along, y, dx: 1, dy: 0 }) };
  }
  const { radius, sweep, legs } = piece;
  const [firstLeg, secondLeg] = legs;
  /** The radius of the track, in the middle of the band. */
  const trackRadius = radius - 0.5;
  const arcLength = (trackRadius * sweep * Math.PI) / 180;
  const arc = { from: firstLeg, to: firstLeg + arcLength, radius };
  return {
    length: arc.to + secondLeg,
    thickness: 1,
    arc,
    at(along) {
      const onArc = Math.min(Math.max(along, arc.from), arc.to);
      const angle = (onArc - arc.from) / trackRadius;
      // The first leg runs up, and the arc turns clockwise from there around (radius, radius).
      const dx = Math.sin(angle);
      const dy = -Math.cos(angle);
      /** How far the point lies on a leg: beyond the arc's end, or negative before its start. */
      const onLeg = along - onArc;
      const x = radius + trackRadius * dy + onLeg * dx;
      const y = radius - trackRadius * dx + onLeg * dy;
      return { x, y, dx, dy };
    },
  };
};

/** @returns the point beside a mark, `out` to the left of its direction */
export const side = ({ x, y, dx, dy }: Mark, out: number): Point => ({
  x: x + dy * out,
  y: y - dx * out,
});
