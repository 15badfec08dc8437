import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { auditQuestions } from '@/content/audit-questions';
import { auditBody } from '../testing/bodies';
import { toReport } from './report';
import { renderReportPdf } from './report-pdf';

const report = (pattern: string, company = 'Okafor Labs') =>
  toReport({
    id: 1,
    reference: 'C-7KQ2-M9XB-4HTP',
    kind: 'audit',
    payload: auditBody({
      ...Object.fromEntries(auditQuestions.map(({ questionId }, i) => [questionId, pattern[i]])),
      company,
    }),
    receivedAt: Date.UTC(2026, 10, 20, 12),
  });

/** @returns the text of each page, without spaces. */
const textsOf = async (pdf: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s/g, '');
    }),
  );
};

/** @returns the file with its string escapes decoded. */
const unescaped = (pdf: Buffer) =>
  Buffer.from(
    pdf.toString('latin1').replaceAll(/\\([nrtbf()\\])/g, (_, letter: string) => {
      const named = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
      return letter in named ? Object(named)[letter] : letter;
    }),
    'latin1',
  );

describe('renderReportPdf', () => {
  it.each(['a'.repeat(20), 'b'.repeat(20), 'c'.repeat(20), 'abbacbaabcbbacbaabcb'])(
    'renders two A4 pages with embedded fonts, for %s',
    async (pattern) => {
      const pdf = await renderReportPdf(report(pattern));
      const raw = pdf.toString('latin1');
      expect(raw.match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)).toHaveLength(2);
      expect(raw.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(3);
      expect(await textsOf(pdf)).toHaveLength(2);
    },
  );

  it('renders the same file every time', async () => {
    const [first, second] = [
      await renderReportPdf(report('b'.repeat(20))),
      await renderReportPdf(report('b'.repeat(20))),
    ];
    expect(first.equals(second)).toBe(true);
  });

  it.each([
    'Łódź Żółw S.A.',
    'Ελληνική Εταιρεία',
    'Общество «Ромашка»',
    'Công ty Đường Phượng',
    '₹upee & Söhne',
    '株式会社トヨタ自動車',
    '腾讯科技有限公司',
    '주식회사 카카오',
    'บริษัท ไทย จำกัด',
    ')Tj (broken',
  ])('writes the company name %s', async (company) => {
    const [first, second] = await textsOf(await renderReportPdf(report('c'.repeat(20), company)));
    for (const text of [first, second]) {
      expect(text).toContain(company.replaceAll(' ', ''));
      expect(text).not.toContain('C-7KQ2');
    }
  });

  it.each(['شركة النور للتجارة', 'חברת אור בע״מ', 'हिन्दुस्तान उद्योग'])(
    'writes %s with a glyph for every letter, and stores its spelling for screen readers',
    async (company) => {
      const pdf = await renderReportPdf(report('c'.repeat(20), company));
      const [text = ''] = await textsOf(pdf);
      for (const letter of company.match(/\p{L}/gu) ?? []) expect(text).toContain(letter);
      // Structure text is UTF-16 with a byte order mark.
      const spelt = Buffer.from(`\ufeff${company}, 20 November 2026`, 'utf16le').swap16();
      expect(unescaped(pdf).includes(spelt)).toBe(true);
    },
  );

  it.each(['W'.repeat(120), '株'.repeat(120), 'Wolfeschlegel '.repeat(8).trim()])(
    'wraps %s beside the logo, above the title',
    async (company) => {
      const document = await getDocumentProxy(
        new Uint8Array(await renderReportPdf(report('c'.repeat(20), company))),
      );
      const { items } = await (await document.getPage(1)).getTextContent();
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
      const date = texts.findIndex(({ str }) => str.includes('20 November 2026'));
      const owner = texts.slice(1, date + 1);
      expect(
        owner
          .map(({ str }) => str)
          .join('')
          .replaceAll(' ', ''),
      ).toContain(company.replaceAll(' ', ''));
      for (const { transform, width } of owner) {
        const [, , , , x = 0, y = 0] = transform;
        expect(x).toBeGreaterThan(230);
        expect(x + width).toBeLessThan(548);
        // In points from the bottom edge: the title begins 128 px below the top edge.
        expect(y).toBeGreaterThan(841.89 - 96);
      }
    },
  );

  it.each([
    'a'.repeat(20),
    'b'.repeat(20),
    'c'.repeat(20),
    'abbacbaabcbbacbaabcb',
    // The longest possible combination of praise, steps and contradictions.
    'baacbaaaacabbaaacaac',
    'acccbaaaaaaccaacccaa',
  ])('leaves clear paper above the foot and under its last line, for %s', async (pattern) => {
    const pdf = await renderReportPdf(report(pattern));
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const { items } = await (await document.getPage(2)).getTextContent();
    const lines = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [{ text: item.str, y: Number(item.transform[5]) }] : [],
    );
    const foot = lines.findIndex(({ text }) => /^(?:Stuck|Forty)/.test(text));
    const lowest = (some: typeof lines) => Math.min(...some.map(({ y }) => y));
    // In points: a 24 px margin, a descender, and 50 px from the edge of the footer to its first baseline.
    expect(lowest(lines.slice(0, foot)) - (lines[foot]?.y ?? 0)).toBeGreaterThan(57);
    expect(lowest(lines.slice(foot))).toBeGreaterThan(20);
  });

  it('separates the title of a praised answer from its area', async () => {
    const pdf = await renderReportPdf(report('aacacaacaaaaccaaacab'));
    const { items } = await (
      await (await getDocumentProxy(new Uint8Array(pdf))).getPage(2)
    ).getTextContent();
    const find = (text: string) => {
      const item = items.find((one) => 'str' in one && one.str === text);
      if (!item || !('str' in item)) throw new RangeError(`${text} is not on the page`);
      const [, , , , x = 0, y = 0] = item.transform;
      return { left: Number(x), right: Number(x) + item.width, y: Number(y) };
    };
    const [title, area] = [find('The first screen'), find('Website')];
    expect(area.left - title.right > 9 || title.y - area.y > 15).toBe(true);
  });

  it('tags titles, text, lists and links for screen readers', async () => {
    const document = await getDocumentProxy(
      new Uint8Array(await renderReportPdf(report('abbacbaabcbbacbaabcb'))),
    );
    const tree = await (await document.getPage(2)).getStructTree();
    const roles = JSON.stringify(tree)
      .match(/"role":"\w+"/g)
      ?.map((role) => role.slice(8, -1));
    const count = (role: string) => roles?.filter((one) => one === role).length;
    expect(['H2', 'H3', 'L', 'LI', 'Link'].map(count)).toEqual([3, 2, 1, 3, 1]);
    const metadata = await document.getMetadata();
    expect(metadata.info).toMatchObject({ Language: 'en', Title: 'Brand audit report · Contrio' });
  });

  it('rejects an incomplete audit', () => {
    expect(() => report('ab')).toThrow(TypeError);
  });
});
