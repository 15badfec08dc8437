/** Where one piece of the report's line lies. */
interface LineSlot {
  x: number;
  y: number;
  /** On every other row the line runs from right to left, and its pieces begin at the right. */
  isReversed: boolean;
}

interface AnswerLine {
  height: number;
  slotWidth: number;
  /** Twenty, in the order of the questions. */
  slots: readonly LineSlot[];
  /** Between two rows: a half ring each, by the middle of its stroke. */
  turns: readonly { x: number; top: number; bottom: number; side: 'left' | 'right' }[];
}

interface AnswerRows {
  /** How many pieces each row has; the first ends at the right, the others begin where the line comes from. */
  rows: readonly number[];
  /** Places in a row, and the gap between two. */
  perRow: number;
  gap: number;
}

/** Six, eight back, six. */
const threeRows: AnswerRows = { rows: [6, 8, 6], perRow: 8, gap: 8 };
/** Row pitch in thicknesses: a half ring of the line's own proportions fits between two rows. */
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

/** @returns how long the piece of an answer is: a full length, 1.3 thicknesses, or a dot. */
export const pieceLength = (points: number, slotWidth: number, thickness: number) => {
  if (points === 2) return slotWidth;
  return points === 1 ? 1.3 * thickness : thickness;
};
