import type { Box, Point } from './point';

/** One place of the strip. */
interface StripSlot {
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
  slotWidth: number;
  /** In question order. */
  slots: readonly StripSlot[];
  /** The middle of each bend's stroke, as SVG path data; the first ones come first. */
  bends: readonly string[];
}

/** Places per section of the audit: six to the right, eight to the left, six to the right. */
const sections = [6, 8, 6] as const;
/** Distance between rows in thicknesses of the strip; leaves room for a half ring. */
const pitch = 2.5;

interface StripRows {
  /** Places per row. The first row is aligned right; each other row starts where the turn before it ends. */
  rows: readonly number[];
  /** Places in a full row, and the gap between two places. */
  perRow: number;
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
  const slotWidth = (width - 2 * outer - (perRow + 1) * gap) / perRow;
  const x = outer + gap + (perRow - (rows[0] ?? perRow)) * (slotWidth + gap);
  const strip = walk({ thickness, slotWidth, gap, rows, start: { x, y: thickness / 2 } });
  return { ...strip, width, height: thickness * ((rows.length - 1) * pitch + 1) };
};

/** @returns the geometry of one straight row of places, as for the questions of one area */
export const areaStrip = (width: number, thickness: number, places: number): Strip => {
  const gap = 6;
  const slotWidth = (width - (places - 1) * gap) / places;
  const start = { x: 0, y: thickness / 2 };
  const strip = walk({ thickness, slotWidth, gap, rows: [places], start });
  return { ...strip, width, height: thickness };
};

interface Steps extends Pick<Strip, 'thickness' | 'isUpright'> {
  gap: number;
  /** Length of a place. */
  place: number;
}

/**
 * The geometry of the audit's rail: the same twenty places in three straight stretches, six, eight and six, the middle
 * one aside. Two quarter turns join them; upright, the strip turns to the other hand.
 */
export const railStrip = ({ thickness, gap, place, isUpright }: Steps): Strip => {
  const strip = walk({
    thickness,
    isUpright,
    slotWidth: place,
    gap,
    rows: sections,
    turnsAfter: (row) => ((row === 0) === isUpright ? [-1, 1] : [1, -1]),
    start: isUpright ? { x: thickness / 2, y: 0 } : { x: 0, y: thickness / 2 },
  });
  const across = (pitch + 1) * thickness;
  const { x, y } = strip.end;
  return isUpright
    ? { ...strip, width: across, height: y }
    : { ...strip, width: x, height: across };
};

/** @returns the length of an answer's piece: 2 points fill the place, 1 is half of it but no dot, 0 is a dot */
export const pieceLength = (points: number, slotWidth: number, thickness: number) => {
  if (points === 2) return slotWidth;
  return points === 1 ? Math.max(1.3 * thickness, slotWidth / 2) : thickness;
};

/**
 * @param index of the question, from 0
 * @param length of the piece along the strip; the whole place by default
 * @returns the box of a piece, which starts where the strip comes from; undefined after the last place
 */
export const pieceBox = (
  { slots, slotWidth, isUpright }: Strip,
  index: number,
  length = slotWidth,
): Box | undefined => {
  const slot = slots[index];
  if (!slot) return undefined;
  const { box, isReversed } = slot;
  if (isUpright) return { ...box, height: length };
  return { ...box, x: box.x + (isReversed ? slotWidth - length : 0), width: length };
};

interface Walk extends Pick<Strip, 'thickness' | 'slotWidth'> {
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

/** A turn by 90 degrees, clockwise or not. */
type Turn = 1 | -1;

const halfRing = (row: number) => (row % 2 === 0 ? ([1, 1] as const) : ([-1, -1] as const));

/** Walks along the middle of a strip, and notes places and bends on its way. */
const walk = ({
  thickness,
  isUpright = false,
  slotWidth,
  gap,
  rows,
  turnsAfter = halfRing,
  start,
}: Walk) => {
  const radius = (pitch * thickness) / 2;
  const slots: StripSlot[] = [];
  const bends: string[] = [];
  let { x, y } = start;
  let [dx, dy] = isUpright ? [0, 1] : [1, 0];

  const go = (length: number) => {
    x += dx * length;
    y += dy * length;
  };
  const turn = (side: Turn) => {
    const from = { dx, dy };
    [dx, dy] = [-side * dy, side * dx];
    const across = { x: radius * (from.dx + dx), y: radius * (from.dy + dy) };
    x += across.x;
    y += across.y;
    return `a${radius} ${radius} 0 0 ${side === 1 ? 1 : 0} ${across.x} ${across.y}`;
  };
  const place = () => {
    const [from, half] = [{ x, y }, thickness / 2];
    go(slotWidth);
    const box = isUpright
      ? { x: x - half, y: from.y, width: thickness, height: slotWidth }
      : { x: Math.min(from.x, x), y: y - half, width: slotWidth, height: thickness };
    slots.push({ box, isReversed: dx < 0 });
  };

  rows.forEach((places, row) => {
    for (let index = 0; index < places; index += 1) {
      if (slots.length > 0) go(gap);
      place();
    }
    if (row === rows.length - 1) return;
    go(gap);
    const from = `M${x} ${y}`;
    bends.push(from + turnsAfter(row).map(turn).join(''));
  });
  return { thickness, isUpright, slotWidth, slots, bends, end: { x, y } };
};
