import { expect, test } from 'vitest';
import { detailedBody, newsletterBody } from '../testing/bodies';
import { csvTable } from './csv';

const table = csvTable('newsletter', (reference) => `https://site.example/${reference}`);
const head = 'C-1,newsletter,1970-01-01T00:00:00.000Z,,';
const tail = ',zoe@post.example,2026-11-20T10:00:00.000Z,,https://site.example/C-1\r\n';

const cellOf = (firstName: string) =>
  table
    .lines([
      {
        id: 1,
        reference: 'C-1',
        kind: 'newsletter',
        payload: newsletterBody({ firstName }),
        receivedAt: 0,
      },
    ])
    .slice(head.length, -tail.length);

test.each(['=1+1', '+1 555', '-1', '@SUM(A1)', '＝1+1'])('%j cannot run as a formula', (text) => {
  expect(cellOf(text).replace(/^"|"$/g, '')).toBe(`'${text}`);
});

test.each([
  ['plain', 'Ann', 'Ann'],
  ['an accent', 'Zoë 株', 'Zoë 株'],
  ['a separator', 'Lee, Ann', '"Lee, Ann"'],
  ['a semicolon', 'Lee; Ann', '"Lee; Ann"'],
  ['quotes', 'Ann "B" Lee', '"Ann ""B"" Lee"'],
  ['two lines', 'Ann\nLee', '"Ann\nLee"'],
  ['a tab before a formula', '\t=1', '\\u0009=1'],
  ['a carriage return before a formula', '\r=1', '\\u000d=1'],
])('%s stays one cell', (_name, text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test('an empty field or list is an empty cell', () => {
  const payload = detailedBody({ contact: '', serviceVertical: [] });
  const [line = ''] = csvTable('detailed', String)
    .lines([{ id: 1, reference: 'C-1', kind: 'detailed', payload, receivedAt: 0 }])
    .split('\r\n');
  expect(line).toContain('Rao Textiles,');
  expect(line).not.toContain('empty');
});

test('begins with the byte order mark by which Excel detects UTF-8', () => {
  expect(Buffer.from(table.header()).subarray(0, 3).toString('hex')).toBe('efbbbf');
});
