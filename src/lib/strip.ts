import type { Box, Point } from './point';

/** The place of one question on the strip. */
interface StripPlace {
  box: Box;
  /** Every other row runs from right to left; its pieces start at their right end. */
  isReversed: boolean;
}

/** Twenty places and the bends between them; every length is in the unit of width and thickness. */
export interface Strip {
  width: number;
  height: number;
  thickness: number;
  /** Whether the strip runs down. */
  isUpright: boolean;
  /** Length of a place along the strip. */
  placeLength: number;
  /** In question order. */
  places: readonly StripPlace[];
  /** The middle of each bend's stroke, as SVG path data; the first ones come first. */
  bends: readonly string[];
}

/** Places per section of the audit: six to the right, eight to the left, six to the right. */
const sections = [6, 8, 6] as const;
/** Distance between rows in thicknesses of the strip; leaves room for a half ring. */
const pitch = 2.5;
/** Gap between the places of a single row. */
const areaGap = 6;
/** Half a piece has at least this length in thicknesses, or it would look like a dot. */
const shortestHalf = 1.3;

interface StripRows {
  /** Places per row. The first row is aligned right; each other row starts where the turn before it ends. */
  rows: readonly number[];
  /** Places in a full row. */
  perRow: number;
  /** Between two places. */
  gap: number;
}

/**
 * The geometry of the report's picture: twenty places on rows that are joined by half rings.
 *
 * @param width of the whole picture
 * @param thickness of the strip; every length is in the unit of these two
 * @param layout of the rows; the three sections by default
 */
export const answerStrip = (
  width: number,
  thickness: number,
  { rows = sections, perRow = 8, gap = 8 }: Partial<StripRows> = {},
): Strip => {
  const outer = (thickness * (pitch + 1)) / 2;
  const placeLength = (width - 2 * outer - (perRow + 1) * gap) / perRow;
  const freePlaces = perRow - (rows[0] ?? perRow);
  const x = outer + gap + freePlaces * (placeLength + gap);
  const { places, bends } = layOut({
    rows,
    thickness,
    placeLength,
    gap,
    start: { x, y: thickness / 2 },
  });
  const height = thickness * ((rows.length - 1) * pitch + 1);
  return { width, height, thickness, isUpright: false, placeLength, places, bends };
};

/** @returns the geometry of one straight row of places, as for the questions of one area */
export const areaStrip = (width: number, thickness: number, count: number): Strip => {
  const placeLength = (width - (count - 1) * areaGap) / count;
  const { places, bends } = layOut({
    rows: [count],
    thickness,
    placeLength,
    gap: areaGap,
    start: { x: 0, y: thickness / 2 },
  });
  return { width, height: thickness, thickness, isUpright: false, placeLength, places, bends };
};

interface RailMeasures extends Pick<Strip, 'thickness' | 'isUpright' | 'placeLength'> {
  gap: number;
}

/**
 * The geometry of the audit's rail: the same twenty places in three straight stretches, six, eight and six, the middle
 * one aside. Two quarter turns join them; upright, the strip turns to the other hand.
 */
export const railStrip = ({ thickness, gap, placeLength, isUpright }: RailMeasures): Strip => {
  const half = thickness / 2;
  const { places, bends, end } = layOut({
    rows: sections,
    thickness,
    isUpright,
    placeLength,
    gap,
    turnsAfter: (row) => ((row === 0) === isUpright ? ['left', 'right'] : ['right', 'left']),
    start: isUpright ? { x: half, y: 0 } : { x: 0, y: half },
  });
  const across = (pitch + 1) * thickness;
  const [width, height] = isUpright ? [across, end.y] : [end.x, across];
  return { width, height, thickness, isUpright, placeLength, places, bends };
};

/** @returns the length of an answer's piece: 2 points fill the place, 1 is half of it but no dot, 0 is a dot */
export const pieceLength = (points: number, placeLength: number, thickness: number) => {
  if (points === 2) return placeLength;
  return points === 1 ? Math.max(shortestHalf * thickness, placeLength / 2) : thickness;
};

/**
 * @param index of the question, from 0
 * @param length of the piece along the strip; the whole place by default
 * @returns the box of a piece, which starts where the strip comes from; undefined after the last place
 */
export const pieceBox = (
  { places, placeLength, isUpright }: Strip,
  index: number,
  length = placeLength,
): Box | undefined => {
  const place = places[index];
  if (!place) return undefined;
  const { box, isReversed } = place;
  if (isUpright) return { ...box, height: length };
  return { ...box, x: box.x + (isReversed ? placeLength - length : 0), width: length };
};

/** A turn by 90 degrees, as seen by whoever walks along the strip. */
type Turn = 'left' | 'right';

interface Layout extends Pick<Strip, 'thickness' | 'placeLength'> {
  isUpright?: boolean;
  /** Between two places, and before and after a bend. */
  gap: number;
  /** Places per row. */
  rows: readonly number[];
  /** The two quarter turns after a row, counted from 0; half rings by default. */
  turnsAfter?: (row: number) => readonly [Turn, Turn];
  /** Where the middle of the stroke begins; it runs down, or to the right. */
  start: Point;
}

const halfRing = (row: number): readonly [Turn, Turn] =>
  row % 2 === 0 ? ['right', 'right'] : ['left', 'left'];

/**
 * Walks along the middle of a strip, row by row.
 * @returns the places and the bends on the way, and the end of the stroke
 */
function layOut({
  thickness,
  isUpright = false,
  placeLength,
  gap,
  rows,
  turnsAfter = halfRing,
  start,
}: Layout) {
  const half = thickness / 2;
  const walker = createWalker(start, isUpright);
  const places: StripPlace[] = [];
  const bends: string[] = [];

  const addPlace = () => {
    const from = walker.position();
    const isReversed = walker.isReversed();
    walker.go(placeLength);
    const { x } = walker.position();
    const box = isUpright
      ? { x: x - half, y: from.y, width: thickness, height: placeLength }
      : { x: Math.min(from.x, x), y: from.y - half, width: placeLength, height: thickness };
    places.push({ box, isReversed });
  };
  const addBend = (turns: readonly Turn[]) => {
    const { x, y } = walker.position();
    const arcs = turns.map((side) => walker.turn(side, (pitch * thickness) / 2));
    bends.push(`M${x} ${y}${arcs.join('')}`);
  };

  rows.forEach((count, row) => {
    for (let index = 0; index < count; index += 1) {
      if (places.length > 0) walker.go(gap);
      addPlace();
    }
    if (row === rows.length - 1) return;
    walker.go(gap);
    addBend(turnsAfter(row));
  });
  return { places, bends, end: walker.position() };
}

/** A point that walks straight on and round quarter turns, at first down or to the right. */
function createWalker(start: Point, isUpright: boolean) {
  let { x, y } = start;
  let [dx, dy] = isUpright ? [0, 1] : [1, 0];
  return {
    position: () => ({ x, y }),
    /** @returns whether it walks to the left */
    isReversed: () => dx < 0,
    go(length: number) {
      x += dx * length;
      y += dy * length;
    },
    /** @returns the way round a quarter turn as SVG path data */
    turn(side: Turn, radius: number) {
      const sign = side === 'right' ? 1 : -1;
      const [nextDx, nextDy] = [-sign * dy, sign * dx];
      const arc = { x: radius * (dx + nextDx), y: radius * (dy + nextDy) };
      x += arc.x;
      y += arc.y;
      [dx, dy] = [nextDx, nextDy];
      return `a${radius} ${radius} 0 0 ${side === 'right' ? 1 : 0} ${arc.x} ${arc.y}`;
    },
  };
}
