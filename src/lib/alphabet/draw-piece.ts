import type { Point } from '../point';
import type { Piece } from './glyphs';

/*
 * How a piece of the alphabet is drawn. What goes in: a piece, and how far a bar has become it.
 * What comes out: path data of the piece before it is turned, in units of the line's thickness.
 */

/** @returns path data of a piece, to be turned clockwise by `turn` degrees, then moved to x and y */
export const drawPiece = (piece: Piece) => {
  const { width, height } = pieceSize(piece);
  const turn = turnOf(piece);
  return {
    path: growthOf(piece, 1).path(1),
    x: rounded(piece.x + (turn === 90 || turn === 180 ? width : 0)),
    y: rounded(piece.y + (turn === 180 || turn === 270 ? height : 0)),
    turn,
  };
};

/**
 * How a bar grows into a piece: a bar runs to its length, a dot is a bar that pulls in its tail, a
 * bend is a bar that runs round its arc, from its longer leg.
 * @param length of the bar
 * @returns `bar`: its middle, and its angle in radians; `path`: path data, from 0, bar, to 1, piece
 */
export const growthOf = (piece: Piece, length: number) => {
  const track = trackOf(piece);
  const ends = piece.kind === 'dot' ? 'rr' : piece.ends;
  const isRound = { start: ends.startsWith('r'), end: ends.endsWith('r') };
  const bar = barOn(track, piece, length);
  const middle = track.at((bar.from + bar.to) / 2);
  return {
    bar: { x: middle.x, y: middle.y, angle: Math.atan2(middle.dy, middle.dx) },
    path(grown: number) {
      // The dots over an umlaut are thinner than the bar that they come from.
      const thickness = 1 + (thicknessOf(piece) - 1) * grown;
      return bandPath(track, {
        from: bar.from * (1 - grown),
        to: bar.to + (track.length - bar.to) * grown,
        startCorner: thickness * cornerOf(isRound.start, grown),
        endCorner: thickness * cornerOf(isRound.end, grown),
        thickness,
      });
    },
  };
};

/** @returns the size of a piece's box once it is turned */
export const pieceSize = (piece: Piece) => {
  const { width, height } = lyingSize(piece);
  return turnOf(piece) % 180 === 0 ? { width, height } : { width: height, height: width };
};

/** @returns the middle of a piece's box before it is turned */
export const middleOf = (piece: Piece): Point => {
  const { width, height } = lyingSize(piece);
  return { x: width / 2, y: height / 2 };
};

/** The box of a piece before it is turned. */
const lyingSize = (piece: Piece) => {
  const height = thicknessOf(piece);
  if (piece.kind !== 'bend') return { width: piece.kind === 'bar' ? piece.length : height, height };
  const { sweep, radius, legs } = piece;
  return sweep === 90
    ? { width: radius + legs[1], height: radius + legs[0] }
    : { width: 2 * radius, height: radius + Math.max(...legs) };
};

/** Clockwise, in degrees. */
const turnOf = (piece: Piece) => {
  if (piece.kind === 'bend') return piece.turn;
  return piece.kind === 'bar' ? piece.angle : 0;
};

const thicknessOf = (piece: Piece) => (piece.kind === 'dot' ? (piece.size ?? 1) : 1);

/** A point in the middle of a piece, and the direction there as a unit vector. */
export interface Mark extends Point {
  dx: number;
  dy: number;
}

/** The way through the middle of a piece, and beyond it: straight, perhaps an arc, straight. */
interface Track {
  length: number;
  at: (along: number) => Mark;
  /** Where the arc begins and ends, and its outer radius. */
  arc?: { from: number; to: number; radius: number };
}

/** @returns the way through the middle of a piece, from its first end to its second */
export const trackOf = (piece: Piece): Track => {
  if (piece.kind !== 'bend') {
    const { width: length, height } = lyingSize(piece);
    return { length, at: (along) => ({ x: along, y: height / 2, dx: 1, dy: 0 }) };
  }
  const { radius, sweep, legs } = piece;
  /** The radius of the way, in the middle of the band. */
  const middle = radius - 0.5;
  const [firstLeg, secondLeg] = legs;
  const arc = { from: firstLeg, to: firstLeg + (middle * sweep * Math.PI) / 180, radius };
  return {
    length: arc.to + secondLeg,
    arc,
    at(along) {
      const onArc = Math.min(Math.max(along, arc.from), arc.to);
      const angle = (onArc - arc.from) / middle;
      /** How far the point lies on a leg: beyond the arc's end, or negative before its start. */
      const onLeg = along - onArc;
      const dx = Math.sin(angle);
      const dy = -Math.cos(angle);
      return { x: radius + middle * dy + onLeg * dx, y: radius - middle * dx + onLeg * dy, dx, dy };
    },
  };
};

/** Where the bar that becomes a piece lies on its track. */
const barOn = (track: Track, piece: Piece, length: number) => {
  const endingAt = (to: number) => ({ from: to - length, to });
  if (piece.kind === 'dot') return endingAt(track.length);
  if (piece.kind === 'bar') return endingAt((track.length + length) / 2);
  // On the longer leg of a bend, next to the arc.
  const [firstLeg, secondLeg] = piece.legs;
  return endingAt(firstLeg >= secondLeg ? firstLeg : track.length - secondLeg + length);
};

/** How far an end is rounded, as a share of the thickness. A cut end is round until nearly grown. */
const cornerOf = (isRound: boolean, grown: number) => (isRound ? 0.5 : 0.5 * (1 - grown ** 3));

/** A stretch of a track with a thickness. */
interface Band {
  from: number;
  to: number;
  /** How far the corners of each end are rounded, 0 to half the thickness. */
  startCorner: number;
  endCorner: number;
  thickness: number;
}

/** Draws a band: along its left edge, round its end, back along its right edge, round its start. */
const bandPath = (track: Track, { from, to, startCorner, endCorner, thickness }: Band) => {
  const half = thickness / 2;
  const start = from + startCorner;
  const end = Math.max(start, to - endCorner);
  return [
    `M${point(side(track.at(start), half))}`,
    edgePath(track, start, end, half),
    capPath(track.at(end), half, endCorner),
    edgePath(track, start, end, -half),
    capPath(backwards(track.at(start)), half, startCorner),
    'z',
  ].join('');
};

/** Draws the left edge of a band forwards, or with a negative `out` its right edge backwards. */
const edgePath = ({ at, arc }: Track, start: number, end: number, out: number) => {
  const isLeft = out > 0;
  const toCorner = straightTo(side(at(isLeft ? end : start), out));
  if (!arc) return toCorner;
  const from = Math.max(start, arc.from);
  const to = Math.min(end, arc.to);
  if (from >= to) return toCorner;
  const arcStart = side(at(isLeft ? from : to), out);
  const arcEnd = side(at(isLeft ? to : from), out);
  const alongArc = isLeft ? arcTo(arc.radius, arcEnd, 1) : arcTo(arc.radius - 1, arcEnd, 0);
  return straightTo(arcStart) + alongArc + toCorner;
};

/** Draws the end of a band, from its left corner to its right one. */
const capPath = (mark: Mark, half: number, radius: number) => {
  const front = { ...mark, x: mark.x + mark.dx * radius, y: mark.y + mark.dy * radius };
  const flat = half - radius;
  return (
    arcTo(radius, side(front, flat)) +
    straightTo(side(front, -flat)) +
    arcTo(radius, side(mark, -half))
  );
};

const backwards = ({ x, y, dx, dy }: Mark): Mark => ({ x, y, dx: -dx, dy: -dy });

/** @returns the point beside a mark, `out` to the left of its direction */
export const side = ({ x, y, dx, dy }: Mark, out: number): Point => ({
  x: x + dy * out,
  y: y - dx * out,
});

const straightTo = (end: Point) => `L${point(end)}`;
const arcTo = (radius: number, end: Point, sweep: 0 | 1 = 1) =>
  `A${rounded(radius)} ${rounded(radius)} 0 0 ${sweep} ${point(end)}`;
const point = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;
const rounded = (value: number) => Number(value.toFixed(3));
