/** Where one piece of the report's line lies. */
interface LineSlot {
  x: number;
  y: number;
  /** On the middle row the line runs from right to left, and its pieces begin at the right. */
  isReversed: boolean;
}

interface AnswerLine {
  height: number;
  slotWidth: number;
  /** Twenty, in the order of the questions: six, eight back, six. */
  slots: readonly LineSlot[];
  /** The two turns: a half ring each, by the middle of its stroke. */
  turns: readonly { x: number; top: number; bottom: number; side: 'left' | 'right' }[];
}

const gap = 8;
const perRow = 8;
/** Row pitch in thicknesses: a half ring of the line's own proportions fits between two rows. */
const pitch = 2.5;

/**
 * The geometry of the report's picture: twenty pieces on three rows, joined by two turns.
 *
 * @param width of the whole picture
 * @param thickness of the line; every length is in the unit of these two
 */
export const answerLine = (width: number, thickness: number): AnswerLine => {
  const outer = (thickness * (pitch + 1)) / 2;
  const left = outer + gap;
  const slotWidth = (width - 2 * outer - (perRow + 1) * gap) / perRow;
  const row = thickness * pitch;
  const at = (column: number, line: number): LineSlot => ({
    x: left + column * (slotWidth + gap),
    y: line * row,
    isReversed: line === 1,
  });
  return {
    height: 2 * row + thickness,
    slotWidth,
    slots: [
      ...[2, 3, 4, 5, 6, 7].map((column) => at(column, 0)),
      ...[7, 6, 5, 4, 3, 2, 1, 0].map((column) => at(column, 1)),
      ...[0, 1, 2, 3, 4, 5].map((column) => at(column, 2)),
    ],
    turns: [
      { x: width - outer, top: thickness / 2, bottom: thickness / 2 + row, side: 'right' },
      { x: outer, top: thickness / 2 + row, bottom: thickness / 2 + 2 * row, side: 'left' },
    ],
  };
};

/** @returns how long the piece of an answer is: a full length, 1.3 thicknesses, or a dot. */
export const pieceLength = (points: number, slotWidth: number, thickness: number) => {
  if (points === 2) return slotWidth;
  return points === 1 ? 1.3 * thickness : thickness;
};
