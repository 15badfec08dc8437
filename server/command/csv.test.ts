import { expect, test } from 'vitest';
import { newsletterBody } from '../testing/bodies';
import { csvRow } from './csv';

const cellOf = (firstName: string) =>
  csvRow(
    {
      id: 1,
      reference: 'C-1',
      kind: 'newsletter',
      payload: newsletterBody({ firstName }),
      receivedAt: 0,
    },
    ['firstName'],
  )
    .trimEnd()
    .slice('C-1,newsletter,1970-01-01T00:00:00.000Z,,'.length);

test.each(['=1+1', '+1 555', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  '%j cannot run as a formula',
  (text) => {
    expect(cellOf(text).replace(/^"/, '')).toBe(`'${text}${/\r/.test(text) ? '"' : ''}`);
  },
);

test.each([
  ['plain', 'Ann', 'Ann'],
  ['a separator', 'Lee, Ann', '"Lee, Ann"'],
  ['a semicolon', 'Lee; Ann', '"Lee; Ann"'],
  ['quotes', 'Ann "B" Lee', '"Ann ""B"" Lee"'],
  ['two lines', 'Ann\nLee', '"Ann\nLee"'],
])('%s stays one cell', (_name, text, cell) => {
  expect(cellOf(text)).toBe(cell);
});
