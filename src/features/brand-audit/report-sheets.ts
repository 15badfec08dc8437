import { stepGroups } from './next-steps';

/** As many steps fit on one sheet of paper. */
const mostOnSheet = 10;
/** As many steps leave room for the praise, which otherwise stands beside the result. */
const mostWithStrengths = 3;

/** Size of the steps' text in px, by how many stand on a sheet at most; smaller for more. */
const sizes = [
  { upTo: 3, text: 17 },
  { upTo: 5, text: 16 },
  { upTo: 7, text: 15 },
  { upTo: 8, text: 14 },
] as const;
const smallestText = 13;

/** The steps of one time that stand on one sheet. */
export interface SheetGroup<Step> {
  time: 'week' | 'month' | 'quarter';
  /** Number of its first step, from 1. */
  from: number;
  steps: readonly Step[];
  /** Whether the sheet before holds the first steps of this time. */
  isContinued: boolean;
}

/**
 * Spreads the steps of a report over its sheets of paper after the first, which holds the result
 * (docs/rules.md#audit-report): one sheet, or two of the same length where one would not hold them.
 * @returns the sheets, each with the size of its text in px; and whether the praise stands beside
 * the result, since the steps need the room
 */
export function stepSheets<Step>(steps: readonly Step[]) {
  const count = steps.length;
  const hasTwo = count > mostOnSheet;
  const middle = Math.ceil(count / 2);
  return {
    sheets: hasTwo
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
  const size = sizes.find(({ upTo }) => last - first < upTo);
  return { groups, text: size?.text ?? smallestText };
}
