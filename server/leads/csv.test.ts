import { expect, test } from 'vitest';
import { newsletterBody } from '../testing/bodies';
import { csvFormat } from './csv';
import { exportToAttachment } from './export';

const format = csvFormat('newsletter', (reference) => `https://site.example/${reference}`);

const submission = {
  id: 1,
  reference: 'C-1',
  kind: 'newsletter',
  receivedAt: 0,
  confirmedAt: 1,
} as const;

const cellOf = (firstName: unknown) => {
  const row = { ...submission, payload: newsletterBody({ firstName }) };
  const [, cell] =
    /^C-1,newsletter,1970-01-01T00:00:00.000Z,,([^]*),zoe@post.example,2026-11-20T10:00:00.000Z,1970-01-01T00:00:00.001Z,https:\/\/site.example\/C-1\r\n$/.exec(
      format.row(row),
    ) ?? [];
  return cell;
};

test.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a function', '@SUM(A1)', "'@SUM(A1)"],
  ['a full-width formula', '＝1+1', "'＝1+1"],
  ['a tab before a formula', '\t=1', '\\u0009=1'],
  ['a number that begins with 0', '01711234567', "'01711234567"],
  ['a number of twelve digits', '491711234567', "'491711234567"],
  ['a small number', '12', '12'],
  ['an accent', 'Zoë 株', 'Zoë 株'],
  ['a semicolon', 'Lee; Ann', '"Lee; Ann"'],
  ['quotes', 'Ann "B" Lee', '"Ann ""B"" Lee"'],
  ['two lines', 'Ann\nLee', '"Ann\nLee"'],
  ['an empty text', '', ''],
  ['an empty list', [], ''],
])('%s stays one cell, and runs nothing', (_name, value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

const rowOf = (id: number, size: number) => ({
  ...submission,
  id,
  payload: newsletterBody({ firstName: `${id}${'x'.repeat(size)}` }),
});

test('a table for a mail ends before the first row that does not fit, and counts the rest', async () => {
  const submissions = [rowOf(1, 100), rowOf(2, 2000), rowOf(3, 100)];
  const links = { confirm: String, unsubscribe: String };
  const { content, leftOut } = await exportToAttachment(
    { submissions, links },
    { kind: 'newsletter', maxBytes: 1000 },
  );
  const names = content.toString().match(/\dx/g);
  expect([names, leftOut]).toEqual([['1x'], 2]);
});

test('begins with the byte order mark by which Excel detects UTF-8', () => {
  expect(Buffer.from(format.header).subarray(0, 3).toString('hex')).toBe('efbbbf');
});
