/** The position of one piece of the report's line. */
interface LineSlot {
  x: number;
  y: number;
  /** Every other row runs from right to left; its pieces start at their right end. */
  isReversed: boolean;
}

interface AnswerLine {
  height: number;
  slotWidth: number;
  /** Twenty, in question order. */
  slots: readonly LineSlot[];
  /** Half rings between rows, measured along the middle of the stroke. */
  turns: readonly { x: number; top: number; bottom: number; side: 'left' | 'right' }[];
}

interface AnswerRows {
  /** Pieces per row. The first row is aligned right; each other row starts where the turn before it ends. */
  rows: readonly number[];
  /** Slots in a full row, and the gap between two slots. */
  perRow: number;
  gap: number;
}

/** Six to the right, eight to the left, six to the right. */
const threeRows: AnswerRows = { rows: [6, 8, 6], perRow: 8, gap: 8 };
/** Distance between rows in line thicknesses; leaves room for a half ring. */
const pitch = 2.5;

/**
 * The geometry of the report's picture: twenty pieces on rows that are joined by turns.
 *
 * @param width of the whole picture
 * @param thickness of the line; every length is in the unit of these two
 * @param layout of the rows; three by default
 */
export const answerLine = (
  width: number,
  thickness: number,
  { rows, perRow, gap }: AnswerRows = threeRows,
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
  const turnAfter = (line: number) => {
    const side = line % 2 === 0 ? 'right' : 'left';
    const top = thickness / 2 + line * row;
    return { x: side === 'right' ? width - outer : outer, top, bottom: top + row, side } as const;
  };
  return {
    height: (rows.length - 1) * row + thickness,
    slotWidth,
    slots: rows.flatMap(slotsOf),
    turns: rows.slice(1).map((_, line) => turnAfter(line)),
  };
};

/** @returns the length of an answer's piece: 2 points fill the slot, 1 is 1.3 thicknesses, 0 is a dot */
export const pieceLength = (points: number, slotWidth: number, thickness: number) => {
  if (points === 2) return slotWidth;
  return points === 1 ? 1.3 * thickness : thickness;
};
