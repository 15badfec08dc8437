import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { type Answers, areComplete, pickAnswers, questionIds } from '@/features/brand-audit/schema';
import { RailPieces } from '@/features/brand-audit/rail-pieces';
import { RailProvider } from '@/features/brand-audit/rail-state';
import { points, scoreAudit } from '@/features/brand-audit/scoring';
import { pieceLength, railLine } from '@/lib/answer-line';
import { lineCard } from '@/pages/success/line-card';
import { ReportLine } from '@/pages/success/report-line';
import { SuccessLine } from '@/pages/success/success-line';
import { toReport } from './report';
import { ReportCanvas } from './report-canvas';
import { ReportMailLine } from './report-mail-line';
import { drawAnswerLine } from './report-parts';

/** A piece on its place: lengths along the line, and the thickness. */
type Drawn = readonly [place: number, piece: number, thickness: number];

const read = (rect: string, name: string) =>
  Number(new RegExp(` ${name}="([\\d.]+)"`).exec(rect)?.[1]);

/** Reads pairs of rectangles, a place and its piece. */
const fromSvg = (markup: string, isUpright = false): Drawn[] => {
  const [length, thickness] = isUpright ? ['height', 'width'] : ['width', 'height'];
  const [svg = ''] = /<svg[^]*?<\/svg>/.exec(markup) ?? [];
  return [...svg.matchAll(/<g[^>]*>(<rect[^>]*>)(?:<\/rect>)?(<rect[^>]*>)/g)].map(
    ([, place = '', piece = '']) => [
      read(place, length),
      read(piece, length),
      read(piece, thickness),
    ],
  );
};

const receipt = (answers: Answers) => ({
  reference: 'C-7KQ2-M9XB-4HTP',
  company: 'Okafor Labs',
  takenAt: 0,
  answers,
});

const rail = railLine({ thickness: 12, gap: 3, place: 28.8, isUpright: true });
function Rail({ answers }: { answers: Answers }) {
  const form = useForm({ defaultValues: Object.fromEntries(Object.entries(answers)) });
  const pieces = createElement(RailPieces, { line: rail, ground: 'cream' });
  const state = { isLive: false, isWaiting: false, isAway: false, children: pieces };
  const props = { ...form, children: createElement(RailProvider, state) };
  return createElement(FormProvider, props);
}

const fromCard = (answers: Answers): Drawn[] => {
  const pen = { measure: () => 0, color: (name: string) => name };
  const lengths = lineCard(receipt(answers), pen).shapes.flatMap(({ path }) => {
    const [, straight, diameter] =
      /^M.*?h([\d.]+)a[\d.]+ [\d.]+ 0 0 1 0 ([\d.]+)h/.exec(path) ?? [];
    return diameter ? [[Number(straight) + Number(diameter), Number(diameter)] as const] : [];
  });
  return questionIds.map((_, index) => {
    const [place = 0] = lengths[2 * index] ?? [];
    const [piece = 0, thickness = 0] = lengths[2 * index + 1] ?? [];
    return [place, piece, thickness];
  });
};

const fromPdf = (answers: Answers): Drawn[] => {
  const canvas = new ReportCanvas({ Title: '', Author: '', CreationDate: new Date(0) });
  const bars = vi.spyOn(canvas, 'drawBar').mockReturnValue();
  vi.spyOn(canvas, 'writeLine').mockReturnValue(0);
  vi.spyOn(canvas, 'textWidth').mockReturnValue(0);
  canvas.addPage('#fff');
  const report = toReport({
    ...receipt(answers),
    id: 1,
    kind: 'audit',
    payload: answers,
    receivedAt: 0,
  });
  drawAnswerLine(canvas, [0, 0, 666, 28], report, questionIds);
  return questionIds.map((_, index) => {
    const [, , place = 0] = bars.mock.calls[2 * index] ?? [];
    const [, , piece = 0, thickness = 0] = bars.mock.calls[2 * index + 1] ?? [];
    return [place, piece, thickness];
  });
};

/** The mail's pieces in per cent of their places, from top left to bottom right. */
const fromMail = (answers: Answers) => {
  const report = toReport({
    ...receipt(answers),
    id: 1,
    kind: 'audit',
    payload: answers,
    receivedAt: 0,
  });
  const markup = renderToStaticMarkup(createElement(ReportMailLine, { report }));
  return [...markup.matchAll(/<table[^>]*align="(?:left|right)" width="(\d+)%"/g)].map(
    ([, share]) => Number(share),
  );
};

const audits = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 20, maxLength: 20 })
  .map((letters) =>
    pickAnswers(Object.fromEntries(questionIds.map((id, index) => [id, letters[index]]))),
  )
  .filter(areComplete);

it('rail, report, confirmation, download, mail and PDF draw the same twenty pieces', () => {
  fc.assert(
    fc.property(audits, (answers) => {
      const score = scoreAudit(answers);
      const drawings = {
        rail: fromSvg(renderToStaticMarkup(createElement(Rail, { answers })), true),
        report: fromSvg(renderToStaticMarkup(createElement(ReportLine, { answers, score }))),
        confirmation: fromSvg(
          renderToStaticMarkup(createElement(SuccessLine, { state: { audit: receipt(answers) } })),
        ),
        download: fromCard(answers),
        pdf: fromPdf(answers),
      };
      for (const [where, drawn] of Object.entries(drawings)) {
        const expected = questionIds.map((id, index) => {
          const [place = 0, , thickness = 0] = drawn[index] ?? [];
          return pieceLength(points[answers[id]], place, thickness);
        });
        expect(drawn.map(([place]) => place > 0)).toEqual(Array<boolean>(20).fill(true));
        drawn.forEach(([, piece], index) => {
          expect(piece, `${where}, question ${index + 1}`).toBeCloseTo(expected[index] ?? 0, 6);
        });
      }
      const shares = questionIds.map((id) =>
        Math.round((pieceLength(points[answers[id]], 48, 22) / 48) * 100),
      );
      // The middle row of the mail begins with question 14.
      const inRows = [
        ...shares.slice(0, 6),
        ...shares.slice(6, 14).toReversed(),
        ...shares.slice(14),
      ];
      expect(fromMail(answers)).toEqual(inRows);
    }),
    { numRuns: 50 },
  );
}, 60_000);
