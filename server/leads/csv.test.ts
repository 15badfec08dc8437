import { expect, test } from 'vitest';
import { newsletterBody } from '../testing/bodies';
import { csvTable } from './csv';
import { exportToAttachment } from './export';

const table = csvTable('newsletter', (reference) => `https://site.example/${reference}`);

const lead = {
  id: 1,
  reference: 'C-1',
  kind: 'newsletter',
  receivedAt: 0,
  confirmedAt: 1,
} as const;

const cellOf = (firstName: unknown) => {
  const row = { ...lead, payload: newsletterBody({ firstName }) };
  const [, cell] =
    /^C-1,newsletter,1970-01-01T00:00:00.000Z,,([^]*),zoe@post.example,2026-11-20T10:00:00.000Z,1970-01-01T00:00:00.001Z,https:\/\/site.example\/C-1\r\n$/.exec(
      table.lines([row]),
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

const largeRows = async function* () {
  for (let id = 1; id <= 500; id += 1)
    yield { ...lead, id, payload: newsletterBody({ firstName: `${id}${'x'.repeat(20_000)}` }) };
};

test('a table that is too large for a mail holds the first rows, and says how many it leaves out', async () => {
  const links = { confirm: String, unsubscribe: String };
  const { content, leftOut } = await exportToAttachment({ rows: largeRows(), links });
  expect(content.toString()).toMatch(/\W1x/);
  expect(content.length).toBeLessThan(7_100_000);
  // Before its header and after its last row there is none.
  expect(leftOut + content.toString().split('\r\n').length - 2).toBe(500);
});

test('begins with the byte order mark by which Excel detects UTF-8', () => {
  expect(Buffer.from(table.header()).subarray(0, 3).toString('hex')).toBe('efbbbf');
});
