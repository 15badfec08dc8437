import { getDocumentProxy } from 'unpdf';
import { expect, test, vi } from 'vitest';
import { storedAudit } from '../testing/bodies';
import { toReport } from './report';
import { ReportCanvas } from './report-canvas';
import { drawAnswerLine } from './report-parts';
import { renderReportPdf } from './report-pdf';

const allA = 'a'.repeat(20);
const mixed = 'abbacbaabcbbacbaabcb';

const report = (pattern: string, company = 'Okafor Labs') =>
  toReport(storedAudit(pattern, { company }));

/** @returns the texts of each page with their places, in points from the bottom left corner */
const pagesOf = async (pdf: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || !item.str.trim()) return [];
        const [, , , , x = 0, y = 0] = item.transform.map(Number);
        return { text: item.str.trim(), left: x, right: x + item.width, y };
      });
    }),
  );
};

const squeezed = (items: readonly { text: string }[]) =>
  items
    .map(({ text }) => text)
    .join('')
    .replaceAll(' ', '');

/** @returns the file with its string escapes decoded. */
const unescaped = (pdf: Buffer) =>
  Buffer.from(
    pdf.toString('latin1').replaceAll(/\\([nrtbf()\\])/g, (_, letter: string) => {
      const named = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
      return letter in named ? Object(named)[letter] : letter;
    }),
    'latin1',
  );

/** Text for screen readers: UTF-16 with a byte order mark. */
const spelt = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

test.each([
  [allA, 2],
  [mixed, 3],
  ['b'.repeat(20), 4],
  // The longest possible combination of praise, steps and contradictions.
  ['baacbaaaacabbaaacaac', 3],
  ['acccbaaaaaaccaacccaa', 3],
])('%s has %i A4 pages with embedded fonts and clear paper at the foot', async (answers, count) => {
  const pdf = await renderReportPdf(report(answers));
  const raw = pdf.toString('latin1');
  expect(raw.match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)).toHaveLength(count);
  expect(raw.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(3);
  const pages = await pagesOf(pdf);
  expect(pages).toHaveLength(count);
  for (const page of pages) expect(Math.min(...page.map(({ y }) => y))).toBeGreaterThan(20);
  const [, second = []] = pages;
  const foot = second.findIndex(({ text }) => /^(?:Stuck|Forty)/.test(text));
  const above = Math.min(...second.slice(0, foot).map(({ y }) => y));
  // A 24 px margin, a descender, and 50 px from the edge of the foot to its first baseline.
  expect(above - (second[foot]?.y ?? 0)).toBeGreaterThan(57);
});

test.each([
  'Łódź Żółw S.A.',
  'Ελληνική Εταιρεία',
  '₹upee & Söhne',
  '주식회사 카카오',
  'บริษัท ไทย จำกัด',
  ')Tj (broken',
  'شركة النور للتجارة',
  'חברת אור בע״מ',
  'हिन्दुस्तान उद्योग',
  'W'.repeat(60),
  '株'.repeat(20),
])('%s stands beside the logo, above the title, spelt for screen readers', async (company) => {
  const pdf = await renderReportPdf(report(allA, company));
  const [first = [], second = []] = await pagesOf(pdf);
  const date = first.findIndex(({ text }) => text.includes('20 November 2026'));
  const beside = first.slice(1, date + 1);
  // These are shaped and reordered: only their letters are found.
  const isShaped = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u.test(company);
  const parts = isShaped ? (company.match(/\p{L}/gu) ?? []) : [company.replaceAll(' ', '')];
  for (const items of [beside, second])
    for (const part of parts) expect(squeezed(items)).toContain(part);
  expect(squeezed([...first, ...second])).not.toContain('C-7KQ2');
  for (const { left, right, y } of beside) {
    expect(left).toBeGreaterThan(230);
    expect(right).toBeLessThan(548);
    // The title begins 128 px below the top edge.
    expect(y).toBeGreaterThan(841.89 - 96);
  }
  const owner = `${company}, 20 November 2026`;
  const spellings = [spelt(owner), Buffer.from(owner)];
  expect(spellings.some((bytes) => unescaped(pdf).includes(bytes))).toBe(true);
});

test('a company that is no name leaves no trace', async () => {
  // What is one: server/leads/plain-words.test.ts.
  const company = 'Your parcel is held. Pay at evil-parcel.com/pay?id=77';
  const pdf = await renderReportPdf(report(mixed, company));
  expect(squeezed((await pagesOf(pdf)).flat())).not.toContain('Yourparcel');
  for (const bytes of [Buffer.from(company), spelt(company).subarray(2)])
    expect(unescaped(pdf).includes(bytes)).toBe(false);
});

test('the title of a praised answer does not touch its area', async () => {
  const [, page] = await pagesOf(await renderReportPdf(report('aacacaacaaaaccaaacab')));
  const title = page?.find(({ text }) => text === 'The first screen');
  const area = page?.find(({ text }) => text === 'Website');
  if (!title || !area) throw new RangeError('One of them is not on the page');
  expect(area.left - title.right > 9 || title.y - area.y > 15).toBe(true);
});

test('titles, text, lists and links are tagged for screen readers, by every attempt in the same bytes', async () => {
  const pdf = await renderReportPdf(report(mixed));
  expect(pdf.equals(await renderReportPdf(report(mixed)))).toBe(true);
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const tree = JSON.stringify(await (await document.getPage(2)).getStructTree());
  const count = (role: string) => tree.split(`"role":"${role}"`).length - 1;
  expect(['H2', 'H3', 'L', 'LI', 'Link'].map(count)).toEqual([3, 2, 1, 3, 1]);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Language: 'en', Title: 'Brand audit report · Contrio' });
  const [link] = await (await document.getPage(2)).getAnnotations();
  expect(link.url).toBe('mailto:hello@contrio.example?subject=Our%20brand%20audit');
});

test('an answer a fills its place on the line, b is longer than a dot, c is one', () => {
  const canvas = new ReportCanvas({ Title: '', Author: '', CreationDate: new Date(0) });
  canvas.addPage('#fff');
  const bars = vi.spyOn(canvas, 'drawBar').mockReturnValue();
  drawAnswerLine(canvas, [0, 0, 666, 28], report(mixed));
  const lengths = bars.mock.calls.map(([[, , length]]) => length);
  const [place = 0] = lengths;
  const byLetter = { a: place, b: 1.3 * 28, c: 28 };
  expect(lengths.map(Math.round)).toEqual(
    Array.from(mixed).flatMap((letter) => [place, Object(byLetter)[letter]].map(Math.round)),
  );
});

test('needs a complete audit', () => {
  expect(() => report('ab')).toThrow(TypeError);
});
