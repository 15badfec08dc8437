import { stepGroups } from './next-steps';

/** How many steps fit on one sheet of paper. */
const mostOnSheet = 10;
/** How many steps leave room on it for the praise. With more, that stands beside the result. */
const mostWithStrengths = 3;

/** Size of the steps' text on a sheet of up to so many steps, in px. */
const textSizes = [
  { upTo: 3, textSize: 17 },
  { upTo: 5, textSize: 16 },
  { upTo: 7, textSize: 15 },
  { upTo: 8, textSize: 14 },
  { upTo: mostOnSheet, textSize: 13 },
] as const;

/**
 * Spreads the steps of a report over its sheets of paper after the first, which holds the result
 * (docs/rules.md#audit-report): one sheet, or two of the same length where one would not hold them.
 * @returns the sheets, each with the size of its text in px; and whether the praise stands beside
 * the result, since the steps need the room
 */
export function stepSheets<Step>(steps: readonly Step[]) {
  const count = steps.length;
  const middle = Math.ceil(count / 2);
  return {
    sheets:
      count > mostOnSheet
        ? [sheetOf(steps, 1, middle), sheetOf(steps, middle + 1, count)]
        : [sheetOf(steps, 1, count)],
    hasStrengthsFirst: count > mostWithStrengths,
  };
}

/** @returns the sheet of the steps from one number to another, counted from 1 */
const sheetOf = <Step>(steps: readonly Step[], first: number, last: number) => ({
  groups: stepGroups(steps, first, last),
  textSize: textSizes.find(({ upTo }) => last - first < upTo)?.textSize,
});
