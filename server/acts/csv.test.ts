import { expect, test } from 'vitest';
import { newsletterBody } from '../testing/bodies';
import { csvTable } from './csv';

const table = csvTable('newsletter', (reference) => `https://site.example/${reference}`);

const cellOf = (firstName: unknown) => {
  const payload = newsletterBody({ firstName });
  const row = { id: 1, reference: 'C-1', kind: 'newsletter', payload, receivedAt: 0 } as const;
  const [, cell] =
    /^C-1,newsletter,1970-01-01T00:00:00.000Z,,([^]*),zoe@post.example,2026-11-20T10:00:00.000Z,,https:\/\/site.example\/C-1\r\n$/.exec(
      table.lines([row]),
    ) ?? [];
  return cell;
};

test.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a number with a plus', '+1 555', "'+1 555"],
  ['a minus', '-1', "'-1"],
  ['a function', '@SUM(A1)', "'@SUM(A1)"],
  ['a full-width formula', '＝1+1', "'＝1+1"],
  ['a tab before a formula', '\t=1', '\\u0009=1'],
  ['a carriage return before a formula', '\r=1', '\\u000d=1'],
  ['an accent', 'Zoë 株', 'Zoë 株'],
  ['a separator', 'Lee, Ann', '"Lee, Ann"'],
  ['a semicolon', 'Lee; Ann', '"Lee; Ann"'],
  ['quotes', 'Ann "B" Lee', '"Ann ""B"" Lee"'],
  ['two lines', 'Ann\nLee', '"Ann\nLee"'],
  ['an empty text', '', ''],
  ['an empty list', [], ''],
])('%s stays one cell, and runs nothing', (_name, value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

test('begins with the byte order mark by which Excel detects UTF-8', () => {
  expect(Buffer.from(table.header()).subarray(0, 3).toString('hex')).toBe('efbbbf');
});
