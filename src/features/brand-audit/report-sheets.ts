import { stepGroups } from './next-steps';

/** Up to so many steps fit on one sheet, and leave room for what holds beside up to so many. */
const most = { onSheet: 10, besideStrengths: 3 };

/** Size of the steps' text in px, by how many stand on a sheet at most. */
const sizes = [
  { upTo: 3, text: 17 },
  { upTo: 5, text: 16 },
  { upTo: 7, text: 15 },
  { upTo: 8, text: 14 },
  { upTo: most.onSheet, text: 13 },
] as const;

/** The steps of one time that stand on one sheet. */
interface SheetGroup<Step> {
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
 *
 * @returns the sheets, each with the size of its text in px; and whether what holds stands beside the result, since the steps
 * need the room
 */
export const stepSheets = <Step>(steps: readonly Step[]) => {
  const count = steps.length;
  const onFirst = count > most.onSheet ? Math.ceil(count / 2) : count;
  const groups = stepGroups(steps);
  const between = (start: number, end: number): SheetGroup<Step>[] =>
    groups.flatMap(({ time, from, steps: own }) => {
      const first = Math.max(from, start);
      const shown = own.slice(first - from, Math.max(0, end - from));
      return shown.length > 0
        ? [{ time, from: first, steps: shown, isContinued: first > from }]
        : [];
    });
  const sheet = (start: number, end: number) => {
    const size = sizes.find(({ upTo }) => end - start <= upTo) ?? sizes[4];
    return { groups: between(start, end), text: size.text };
  };
  return {
    sheets: [sheet(1, onFirst + 1), ...(count > onFirst ? [sheet(onFirst + 1, count + 1)] : [])],
    hasStrengthsFirst: count > most.besideStrengths,
  };
};
