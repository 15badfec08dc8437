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

/** The steps of one time that stand on one sheet; `from` is the number of the first of them. */
export type SheetGroup<Step> = ReturnType<typeof stepGroups<Step>>[number] & {
  /** Whether the sheet before holds the first steps of this time. */
  isContinued: boolean;
};

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
function sheetOf<Step>(steps: readonly Step[], first: number, last: number) {
  const groups: SheetGroup<Step>[] = [];
  for (const group of stepGroups(steps)) {
    const from = Math.max(group.from, first);
    const shown = group.steps.slice(from - group.from, Math.max(0, last + 1 - group.from));
    if (shown.length === 0) continue;
    groups.push({ time: group.time, from, steps: shown, isContinued: from > group.from });
  }
  const count = last - first + 1;
  return { groups, textSize: textSizes.find(({ upTo }) => count <= upTo)?.textSize };
}
