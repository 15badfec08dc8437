import type { Bend, Piece } from './glyphs';

const rounded = (value: number) => Number(value.toFixed(3));

const bendSize = ({ sweep, turn, radius, legs: [first, second] }: Bend) => {
  const [across, down] =
    sweep === 90
      ? [radius + second, radius + first]
      : [2 * radius, radius + Math.max(first, second)];
  return turn % 180 === 0 ? { width: across, height: down } : { width: down, height: across };
};

/** @returns the size of a piece's box, in units of the line's thickness. */
export const pieceSize = (piece: Piece): { width: number; height: number } => {
  if (piece.kind === 'dot') return { width: 1, height: 1 };
  if (piece.kind === 'bend') return bendSize(piece);
  return piece.angle === 90
    ? { width: 1, height: piece.length }
    : { width: piece.length, height: 1 };
};

/** Half a circle at a round end, towards the far edge of the band; else the cut. */
const end = (isRound: boolean, arc: string, cut: string) => (isRound ? `a.5.5 0 0 1 ${arc}` : cut);

const barPath = (length: number, ends: string) => {
  const [left, right] = [ends[0] === 'r', ends[1] === 'r'];
  const from = left ? 0.5 : 0;
  const to = rounded(right ? length - 0.5 : length);
  return `M${from} 0H${to}${end(right, '0 1', 'v1')}H${from}${end(left, '0-1', '')}z`;
};

/** The outer edge first, clockwise, then the inner one back. */
const bendPath = ({ sweep, radius, legs, ends }: Bend) => {
  const [isFirstRound, isSecondRound] = [ends[0] === 'r', ends[1] === 'r'];
  const inner = rounded(radius - 1);
  const foot = rounded(radius + legs[0] - (isFirstRound ? 0.5 : 0));
  const tip = rounded(radius + legs[1] - (isSecondRound ? 0.5 : 0));
  const close = `${end(isFirstRound, '-1 0', '')}z`;
  if (sweep === 90)
    return `M0 ${foot}V${radius}A${radius} ${radius} 0 0 1 ${radius} 0H${tip}${end(isSecondRound, '0 1', 'v1')}H${radius}A${inner} ${inner} 0 0 0 1 ${radius}V${foot}${close}`;
  return `M0 ${foot}V${radius}A${radius} ${radius} 0 0 1 ${2 * radius} ${radius}V${tip}${end(isSecondRound, '-1 0', 'h-1')}V${radius}A${inner} ${inner} 0 0 0 1 ${radius}V${foot}${close}`;
};

/** A drawn piece: path data, turned clockwise by `turn` degrees, then moved to x and y. */
interface DrawnPiece {
  path: string;
  x: number;
  y: number;
  turn: number;
}

/** @returns a piece as it is drawn; all in units of the line's thickness */
export const drawPiece = (piece: Piece): DrawnPiece => {
  const { x, y } = piece;
  if (piece.kind === 'dot') return { path: 'M0 .5a.5.5 0 0 1 1 0a.5.5 0 0 1-1 0z', x, y, turn: 0 };
  const { width, height } = pieceSize(piece);
  const turn = piece.kind === 'bar' ? piece.angle : piece.turn;
  return {
    path: piece.kind === 'bar' ? barPath(piece.length, piece.ends) : bendPath(piece),
    x: rounded(x + (turn === 90 || turn === 180 ? width : 0)),
    y: rounded(y + (turn === 180 || turn === 270 ? height : 0)),
    turn,
  };
};
