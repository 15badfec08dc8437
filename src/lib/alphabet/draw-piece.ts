import type { Point } from '../point';
import type { Piece } from './glyphs';

/** Clockwise, in degrees. */
const turnOf = (piece: Piece) => {
  if (piece.kind === 'bend') return piece.turn;
  return piece.kind === 'bar' ? piece.angle : 0;
};

/** How thick a piece is: only the dots over an umlaut are thinner than the line. */
const thicknessOf = (piece: Piece) => (piece.kind === 'dot' ? (piece.size ?? 1) : 1);

/** The box of a piece before it is turned, in units of the line's thickness. */
const lyingSize = (piece: Piece) => {
  const height = thicknessOf(piece);
  if (piece.kind !== 'bend') return { width: piece.kind === 'bar' ? piece.length : height, height };
  const { sweep, radius, legs } = piece;
  return sweep === 90
    ? { width: radius + legs[1], height: radius + legs[0] }
    : { width: 2 * radius, height: radius + Math.max(...legs) };
};

/** @returns the size of a piece's box, in units of the line's thickness. */
export const pieceSize = (piece: Piece) => {
  const { width, height } = lyingSize(piece);
  return turnOf(piece) % 180 === 0 ? { width, height } : { width: height, height: width };
};

/** A point of a piece's centre line, and the direction there as a unit vector. */
export interface Mark extends Point {
  dx: number;
  dy: number;
}

/** Centre line of a piece that is not turned: straight, then perhaps an arc, then straight; endless at both ends. */
interface Track {
  length: number;
  at: (along: number) => Mark;
  /** Where the arc begins and ends, and its outer radius. */
  arc?: { from: number; to: number; radius: number };
}

export const trackOf = (piece: Piece): Track => {
  if (piece.kind !== 'bend') {
    const { width: length, height } = lyingSize(piece);
    return { length, at: (along) => ({ x: along, y: height / 2, dx: 1, dy: 0 }) };
  }
  const { radius, sweep, legs } = piece;
  const middle = radius - 0.5;
  const to = legs[0] + (middle * sweep * Math.PI) / 180;
  return {
    length: to + legs[1],
    arc: { from: legs[0], to, radius },
    at(along) {
      const angle = (Math.min(Math.max(along, legs[0]), to) - legs[0]) / middle;
      const rest = along < legs[0] ? along - legs[0] : Math.max(0, along - to);
      const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
      return { x: radius + middle * dy + rest * dx, y: radius - middle * dx + rest * dy, dx, dy };
    },
  };
};

const rounded = (value: number) => Number(value.toFixed(3));

/** @returns the point beside a mark, `out` to the left of its direction */
export const side = ({ x, y, dx, dy }: Mark, out: number): Point => ({
  x: x + dy * out,
  y: y - dx * out,
});
const point = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;

interface Band {
  from: number;
  to: number;
  /** How far the corners of its ends are rounded, 0 to half its thickness. */
  first: number;
  second: number;
  thickness: number;
}

/** A band along a track from one length to another. */
const bandPath = (track: Track, { from, to, first, second, thickness }: Band) => {
  const half = thickness / 2;
  const body = { from: from + first, to: Math.max(from + first, to - second) };
  const corner = (radius: number, spot: Point) =>
    `A${rounded(radius)} ${rounded(radius)} 0 0 1 ${point(spot)}`;
  /** Around an end: `out` is 1 at the end of the band, -1 at its start. */
  const cap = (along: number, radius: number, out: 1 | -1) => {
    const mark = track.at(along);
    const front = {
      ...mark,
      x: mark.x + mark.dx * radius * out,
      y: mark.y + mark.dy * radius * out,
    };
    const flat = (half - radius) * out;
    return `${corner(radius, side(front, flat))}L${point(side(front, -flat))}${corner(radius, side(mark, -half * out))}`;
  };
  const { arc } = track;
  const [arcFrom, arcTo] = [
    Math.max(body.from, arc?.from ?? Infinity),
    Math.min(body.to, arc?.to ?? -Infinity),
  ];
  const edge = (end: number, out: number) => {
    const finish = `L${point(side(track.at(end), out))}`;
    if (!arc || arcFrom >= arcTo) return finish;
    const [enter, leave] = out > 0 ? [arcFrom, arcTo] : [arcTo, arcFrom];
    const radius = rounded(out > 0 ? arc.radius : arc.radius - 1);
    return `L${point(side(track.at(enter), out))}A${radius} ${radius} 0 0 ${out > 0 ? 1 : 0} ${point(side(track.at(leave), out))}${finish}`;
  };
  return `M${point(side(track.at(body.from), half))}${edge(body.to, half)}${cap(body.to, second, 1)}${edge(body.from, -half)}${cap(body.from, first, -1)}z`;
};

/** A bar that becomes a piece, in the frame of the piece before it is turned; in units of the line's thickness. */
interface PieceRun {
  /** The middle of the bar, and its angle in radians. */
  bar: Point & { angle: number };
  /** @returns path data. @param done 0 is the bar, 1 the piece */
  path: (done: number) => string;
}

/** How far a corner is rounded: a cut end is round until its piece is nearly done. */
const cornerOf = (isRound: boolean, done: number) => (isRound ? 0.5 : 0.5 * (1 - done ** 3));

/**
 * How a bar becomes a piece: a bar runs to its length, a dot is a bar that pulls in its tail, a bend is a bar that runs
 * round its centre line, from its longer leg.
 * @param length of the bar
 */
export const runOf = (piece: Piece, length: number): PieceRun => {
  const track = trackOf(piece);
  const ends = piece.kind === 'dot' ? 'rr' : piece.ends;
  const legs = piece.kind === 'bend' ? piece.legs : [0, 0];
  const isBack = legs[1] > legs[0];
  /** Where the bar lies, from the end at which it enters. */
  const head = { dot: track.length, bar: (track.length + length) / 2, bend: Math.max(...legs) }[
    piece.kind
  ];
  const bar = isBack
    ? { from: track.length - head, to: track.length - head + length }
    : { from: head - length, to: head };
  const middle = track.at((bar.from + bar.to) / 2);
  return {
    bar: { x: middle.x, y: middle.y, angle: Math.atan2(middle.dy, middle.dx) },
    path(done) {
      const thickness = 1 + (thicknessOf(piece) - 1) * done;
      return bandPath(track, {
        from: bar.from * (1 - done),
        to: bar.to + (track.length - bar.to) * done,
        first: thickness * cornerOf(ends[0] === 'r', done),
        second: thickness * cornerOf(ends[1] === 'r', done),
        thickness,
      });
    },
  };
};

/** @returns a piece as it is drawn: path data, turned clockwise by `turn` degrees, then moved to x and y; all in units */
export const drawPiece = (piece: Piece) => {
  const { width, height } = pieceSize(piece);
  const turn = turnOf(piece);
  return {
    path: runOf(piece, 1).path(1),
    x: rounded(piece.x + (turn === 90 || turn === 180 ? width : 0)),
    y: rounded(piece.y + (turn === 180 || turn === 270 ? height : 0)),
    turn,
  };
};

/** @returns the middle of a piece's box before it is turned. */
export const middleOf = (piece: Piece): Point => {
  const { width, height } = lyingSize(piece);
  return { x: width / 2, y: height / 2 };
};
