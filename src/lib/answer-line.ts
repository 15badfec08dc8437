/** A box in the unit of its picture. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** A turn of the line: where the middle of its stroke begins, and the arcs from there as relative SVG path data. */
interface Bend extends Point {
  arcs: string;
  /** From its beginning to its end. */
  across: Point;
}

/** The position of one place of the line. */
interface LineSlot {
  x: number;
  y: number;
  /** Every other row runs from right to left; its pieces start at their right end. */
  isReversed: boolean;
}

/** Twenty places and the bends between them; every length is in the unit of width and thickness. */
export interface AnswerLine {
  width: number;
  height: number;
  thickness: number;
  /** Whether the line runs down. */
  isUpright: boolean;
  /** Length of a place along the line. */
  slotWidth: number;
  /** Twenty, in question order. */
  slots: readonly LineSlot[];
  /** The middle of each bend's stroke, as SVG path data; the first ones come first. */
  bends: readonly string[];
  /** The middle of the whole stroke, as SVG path data relative to where the first place begins. */
  middle: string;
}

interface AnswerRows {
  /** Places per row. The first row is aligned right; each other row starts where the turn before it ends. */
  rows: readonly number[];
  /** Places in a full row, and the gap between two places. */
  perRow: number;
  gap: number;
}

/** @returns the middle of a line with these bends, between the middles of its two ends */
const middleOf = (bends: readonly Bend[], start: Point, end: Point) => {
  const to = ({ x, y }: Point, from: Point) => `l${x - from.x} ${y - from.y}`;
  let at = start;
  const runs = bends.map((bend) => {
    const run = to(bend, at) + bend.arcs;
    at = { x: bend.x + bend.across.x, y: bend.y + bend.across.y };
    return run;
  });
  return runs.join('') + to(end, at);
};

const pathOf = ({ x, y, arcs }: Bend) => `M${x} ${y}${arcs}`;

/** Places per act of the audit: six to the right, eight to the left, six to the right. */
const acts = [6, 8, 6] as const;
/** Distance between rows in line thicknesses; leaves room for a half ring. */
const pitch = 2.5;

/**
 * The geometry of the report's picture: twenty places on rows that are joined by half rings.
 *
 * @param width of the whole picture
 * @param thickness of the line; every length is in the unit of these two
 * @param layout of the rows; the three acts by default
 */
export const answerLine = (
  width: number,
  thickness: number,
  { rows = acts, perRow = 8, gap = 8 }: Partial<AnswerRows> = {},
): AnswerLine => {
  const outer = (thickness * (pitch + 1)) / 2;
  const left = outer + gap;
  const slotWidth = (width - 2 * outer - (perRow + 1) * gap) / perRow;
  const row = thickness * pitch;
  const slotsOf = (count: number, line: number) => {
    const isReversed = line % 2 === 1;
    return Array.from({ length: count }, (_, index): LineSlot => {
      const column = isReversed ? perRow - 1 - index : (line === 0 ? perRow - count : 0) + index;
      return { x: left + column * (slotWidth + gap), y: line * row, isReversed };
    });
  };
  const bendAfter = (line: number): Bend => {
    const isRight = line % 2 === 0;
    return {
      x: isRight ? width - outer : outer,
      y: thickness / 2 + line * row,
      arcs: `a${row / 2} ${row / 2} 0 0 ${isRight ? 1 : 0} 0 ${row}`,
      across: { x: 0, y: row },
    };
  };
  const slots = rows.flatMap(slotsOf);
  const bends = rows.slice(1).map((_, line) => bendAfter(line));
  const height = (rows.length - 1) * row + thickness;
  const last = slots.at(-1);
  const start = { x: slots[0]?.x ?? left, y: thickness / 2 };
  const end = { x: (last?.x ?? left) + (last?.isReversed ? 0 : slotWidth), y: height - start.y };
  return {
    width,
    height,
    thickness,
    isUpright: false,
    slotWidth,
    slots,
    bends: bends.map(pathOf),
    middle: middleOf(bends, start, end),
  };
};

/** @returns the geometry of one straight row of places, as for the questions of one area */
export const stripLine = (width: number, thickness: number, places: number): AnswerLine => {
  const gap = 6;
  const slotWidth = (width - (places - 1) * gap) / places;
  const slots = Array.from({ length: places }, (_, index): LineSlot => {
    return { x: index * (slotWidth + gap), y: 0, isReversed: false };
  });
  const size = { width, height: thickness, thickness, isUpright: false };
  return { ...size, slotWidth, slots, bends: [], middle: '' };
};

interface Steps extends Pick<AnswerLine, 'thickness' | 'isUpright'> {
  gap: number;
  /** Length of a place. */
  place: number;
}

/**
 * The geometry of the audit's rail: the same twenty places in three straight stretches, six, eight and six, the middle
 * one aside. Two quarter turns join them.
 */
export const railLine = ({ thickness, gap, place, isUpright }: Steps): AnswerLine => {
  const step = pitch * thickness;
  const radius = step / 2;
  const startOf = (index: number, bends: number) => index * (place + gap) + bends * (step + gap);
  const point = (along: number, aside: number) =>
    isUpright ? { x: aside, y: along } : { x: along, y: aside };
  const slots = acts.flatMap((count, act) => {
    const before = acts.slice(0, act).reduce((sum, places) => sum + places, 0);
    const aside = act === 1 ? step : 0;
    return Array.from({ length: count }, (_, index): LineSlot => {
      return { ...point(startOf(before + index, act), aside), isReversed: false };
    });
  });
  const bendAfter = (index: number, bend: number): Bend => {
    const isBack = bend === 1;
    const aside = thickness / 2 + (isBack ? step : 0);
    const { x, y } = point(startOf(index, bend), aside);
    const { x: dx, y: dy } = point(radius, isBack ? -radius : radius);
    // Upright, the line turns to the other hand.
    const sweep = isUpright === isBack ? 1 : 0;
    const arc = (turn: number) => `a${radius} ${radius} 0 0 ${turn} ${dx} ${dy}`;
    return { x, y, arcs: arc(sweep) + arc(1 - sweep), across: { x: 2 * dx, y: 2 * dy } };
  };
  const length = startOf(slots.length, acts.length - 1) - gap;
  const { x: width, y: height } = point(length, step + thickness);
  const bends = [bendAfter(acts[0], 0), bendAfter(acts[0] + acts[1], 1)];
  return {
    width,
    height,
    thickness,
    isUpright,
    slotWidth: place,
    slots,
    bends: bends.map(pathOf),
    middle: middleOf(bends, point(0, thickness / 2), point(length, thickness / 2)),
  };
};

/**
 * How far along the middle of the line a place begins, on the rail as on the report's three rows: a bend is as long on both.
 *
 * @param index of the question, from 0
 */
export const distanceAlongLine = (
  { thickness, gap, place }: Omit<Steps, 'isUpright'>,
  index: number,
): number => {
  const bends = index < acts[0] ? 0 : index < acts[0] + acts[1] ? 1 : 2;
  return index * (place + gap) + bends * ((Math.PI * pitch * thickness) / 2 + gap);
};

/** @returns the length of an answer's piece: 2 points fill the place, 1 is half of it but no dot, 0 is a dot */
export const pieceLength = (points: number, slotWidth: number, thickness: number) => {
  if (points === 2) return slotWidth;
  return points === 1 ? Math.max(1.3 * thickness, slotWidth / 2) : thickness;
};

/**
 * @param index of the question, from 0
 * @param length of the piece along the line; the whole place by default
 * @returns the box of a piece, which starts where the line comes from; undefined after the last place
 */
export const pieceBox = (
  { slots, slotWidth, thickness, isUpright }: AnswerLine,
  index: number,
  length = slotWidth,
): Box | undefined => {
  const slot = slots[index];
  if (!slot) return undefined;
  const { y, isReversed } = slot;
  if (isUpright) return { x: slot.x, y, width: thickness, height: length };
  const x = slot.x + (isReversed ? slotWidth - length : 0);
  return { x, y, width: length, height: thickness };
};
