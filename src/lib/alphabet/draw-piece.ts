import type { Point } from '../point';
import type { Piece } from './glyphs';
import { type Mark, pieceSize, side, type Track, trackOf, turnOf } from './piece-geometry';

/**
 * @returns path data of a piece, to be turned clockwise by `turn` degrees, then moved to x and y; all
 *   lengths are in units of the line's thickness
 */
export const drawPiece = (piece: Piece) => {
  const { width, height } = pieceSize(piece);
  const turn = turnOf(piece);
  return {
    path: growthOf(piece, 1).path(1),
    // Turned around its corner, the box would lie to the left of it or above it.
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
  const barEnd = barEndOn(track, piece, length);
  const barStart = barEnd - length;
  const middle = track.at((barStart + barEnd) / 2);
  return {
    bar: { x: middle.x, y: middle.y, angle: Math.atan2(middle.dy, middle.dx) },
    path(grown: number) {
      // The dots over an umlaut are thinner than the bar that they come from.
      const thickness = 1 + (track.thickness - 1) * grown;
      return bandPath(track, {
        from: barStart * (1 - grown),
        to: barEnd + (track.length - barEnd) * grown,
        startCorner: thickness * cornerOf(ends.startsWith('r'), grown),
        endCorner: thickness * cornerOf(ends.endsWith('r'), grown),
        thickness,
      });
    },
  };
};

/** Where the bar that becomes a piece ends on its track; it may begin before the piece. */
const barEndOn = (track: Track, piece: Piece, length: number) => {
  if (piece.kind === 'dot') return track.length;
  if (piece.kind === 'bar') return (track.length + length) / 2;
  // On the longer leg of a bend, next to the arc.
  const [firstLeg, secondLeg] = piece.legs;
  return firstLeg >= secondLeg ? firstLeg : track.length - secondLeg + length;
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
  const start = from + startCorner;
  const end = Math.max(start, to - endCorner);
  const half = thickness / 2;
  const left = (along: number) => side(track.at(along), half);
  const right = (along: number) => side(track.at(along), -half);
  const arc = arcWithin(track, start, end);
  return [
    `M${point(left(start))}`,
    arc ? straightTo(left(arc.from)) + arcTo(arc.radius, left(arc.to)) : '',
    straightTo(left(end)),
    capPath(track.at(end), half, endCorner),
    arc ? straightTo(right(arc.to)) + arcTo(arc.radius - 1, right(arc.from), 0) : '',
    straightTo(right(start)),
    capPath(backwards(track.at(start)), half, startCorner),
    'z',
  ].join('');
};

/** @returns the part of a track's arc that lies between two of its points; undefined if none does */
const arcWithin = ({ arc }: Track, start: number, end: number) => {
  if (!arc) return undefined;
  const part = { ...arc, from: Math.max(start, arc.from), to: Math.min(end, arc.to) };
  return part.from < part.to ? part : undefined;
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

const straightTo = (end: Point) => `L${point(end)}`;
const arcTo = (radius: number, end: Point, sweep: 0 | 1 = 1) =>
  `A${rounded(radius)} ${rounded(radius)} 0 0 ${sweep} ${point(end)}`;
const point = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;
const rounded = (value: number) => Number(value.toFixed(3));
