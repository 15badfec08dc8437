import { inflateSync } from 'node:zlib';
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

/** The file with its compressed streams opened, as far as they are text. */
const opened = (pdf: Buffer) => {
  const raw = pdf.toString('latin1');
  const streams = Array.from(raw.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)).map((match) => {
    const start = match.index + match[0].length;
    try {
      return inflateSync(pdf.subarray(start, start + Number(match[1]))).toString('latin1');
    } catch {
      return '';
    }
  });
  return { raw, pages: streams.filter((stream) => stream.includes(' Tf')) };
};

describe('renderReportPdf', () => {
  it.each(['a'.repeat(20), 'b'.repeat(20), 'c'.repeat(20), 'abbacbaabcbbacbaabcb'])(
    'makes two pages of A4 with its fonts inside, for %s',
    async (pattern) => {
      const { raw, pages } = opened(await renderReportPdf(report(pattern)));
      expect(raw.startsWith('%PDF-')).toBe(true);
      expect(raw.match(/\/Type \/Page\b/g)).toHaveLength(2);
      expect(raw.match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)).toHaveLength(2);
      expect(raw.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(3);
      expect(pages).toHaveLength(2);
    },
  );

  it('gives the same file on every attempt', async () => {
    const [first, second] = [
      await renderReportPdf(report('b'.repeat(20))),
      await renderReportPdf(report('b'.repeat(20))),
    ];
    expect(first.equals(second)).toBe(true);
  });

  it.each(['Łódź Żółw S.A.', '株式会社', '🎈 Party', 'x'.repeat(120), ')Tj (broken'])(
    'takes the company name %s',
    async (company) => {
      expect((await renderReportPdf(report('c'.repeat(20), company))).length).toBeGreaterThan(
        10_000,
      );
    },
  );

  it('refuses a row that is no whole audit', () => {
    expect(() => report('ab')).toThrow(TypeError);
  });
});
