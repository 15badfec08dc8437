import { expect, it } from 'vitest';
import { stepSheets } from './report-sheets';

const sheetsOf = (count: number) => stepSheets(Array.from({ length: count }, (_, index) => index));

it.each(Array.from({ length: 21 }, (_, count) => count))(
  'spreads %i steps over one sheet or two of the same length, in order, none left out',
  (count) => {
    const { sheets } = sheetsOf(count);
    expect(sheets).toHaveLength(count > 10 ? 2 : 1);
    const shown = sheets.flatMap(({ groups }) => groups.flatMap(({ steps }) => steps));
    expect(shown).toEqual(Array.from({ length: count }, (_, index) => index));
    const lengths = sheets.map(({ groups }) => groups.flatMap(({ steps }) => steps).length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
  },
);

it('repeats the title of steps that go on on another sheet, and numbers them on', () => {
  const { sheets } = sheetsOf(13);
  expect(
    sheets.map(({ groups }) =>
      groups.map(({ time, from, isContinued }) => [time, from, isContinued]),
    ),
  ).toEqual([
    [
      ['week', 1, false],
      ['month', 4, false],
    ],
    [
      ['month', 8, true],
      ['quarter', 10, false],
    ],
  ]);
});

it('leaves what holds beside a few steps, and puts it beside the result where they are many', () => {
  expect(sheetsOf(3).hasStrengthsFirst).toBe(false);
  expect(sheetsOf(4).hasStrengthsFirst).toBe(true);
});
