import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { auditQuestions } from '@/content/audit-questions';
import { contradictionsIn } from '@/content/audit-contradictions';
import { reportWords } from '@/content/audit-report';
import { auditSteps, stepsFor } from '@/content/audit-steps';
import { areComplete, pickAnswers } from '@/features/brand-audit/schema';
import { scoreAudit, stepGroups } from '@/features/brand-audit/scoring';
import { AuditReport } from '@/pages/success/audit-report';
import { auditBody } from '../testing/bodies';
import { renderReportMail } from './report-mail';

const everyStep = auditQuestions.flatMap(({ questionId }) =>
  (['b', 'c'] as const).map((letter) => ({ questionId, text: auditSteps[questionId][letter] })),
);

const squeezed = (text: string) => text.replaceAll(/\s|&#x27;|'/g, '');
const withoutTags = (html: string) =>
  html.replaceAll(/<!--[^]*?-->|<style[^]*?<\/style>/g, '').replaceAll(/<[^>]+>/g, ' ');

/** @returns the steps that a text names, in order, each once. */
const orderIn = (text: string) => {
  const whole = squeezed(text);
  return everyStep
    .map(({ questionId, text: step }) => ({ questionId, at: whole.indexOf(squeezed(step)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ questionId }) => questionId);
};

const times = (text: string, part: string) => squeezed(text).split(squeezed(part)).length - 1;

/** @returns the readable text of an audit's HTML mail, text mail, PDF and page. */
const reportsOf = async (letters: string) => {
  const answers = pickAnswers(
    Object.fromEntries(
      auditQuestions.map(({ questionId }, index) => [questionId, letters.charAt(index)]),
    ),
  );
  if (!areComplete(answers)) throw new RangeError(`${letters} is no whole audit`);
  const takenAt = Date.UTC(2026, 10, 20, 12);
  const mail = await renderReportMail(
    { id: 1, reference: 'C-1', kind: 'audit', payload: auditBody(answers), receivedAt: takenAt },
    { mailTo: ['desk@agency.example'] },
  );
  const audit = { reference: 'C-1', company: 'Hexwell', takenAt, answers };
  const report = createElement(AuditReport, {
    state: { success: true, audit },
    onForget: () => undefined,
  });
  const page = renderToStaticMarkup(createElement(MemoryRouter, null, report));
  const attached = mail.attachments?.find(({ contentType }) => contentType === 'application/pdf');
  const file = await getDocumentProxy(new Uint8Array(attached?.content ?? []));
  const { text } = await extractText(file, { mergePages: true });
  const score = scoreAudit(answers);
  return {
    score,
    answers,
    steps: stepsFor(score, answers),
    // Excludes the preview text, which repeats the first step.
    html: withoutTags(mail.html.replace(/<div[^>]*data-skip-in-text[^]*?<\/div>/, '')),
    text: mail.text,
    file: text,
    page: withoutTags(page),
  };
};

describe.each([
  'abbacbaabcbbacbaabcb',
  'a'.repeat(20),
  'b'.repeat(20),
  'c'.repeat(20),
  'cccaaccccccccccccccc',
  `bbb${'a'.repeat(17)}`,
  'aaaacbaabcbbacbaabca',
  // Contradictory answers: customers repeat the line yet stay silent; the team says one sentence in three voices.
  'aacacaacaaaabbacaaaa',
])('the report of %s', (letters) => {
  const made = reportsOf(letters);

  it('has the same order in HTML mail, text mail, PDF and page', async () => {
    const { steps, html, text, file, page } = await made;
    const order = steps.map(({ questionId }) => questionId);
    expect(order).toHaveLength(Array.from(letters).filter((letter) => letter !== 'a').length);
    for (const whole of [text, html, page, file]) expect(orderIn(whole)).toEqual(order);
  });

  it('shows each step once, with its question and answer', async () => {
    const { steps, html, text, file, page } = await made;
    for (const { question, answerText, step } of steps)
      for (const whole of [text, html, page, file]) {
        expect(times(whole, `${question}${reportWords.youSaid(answerText)}`)).toBe(1);
        expect(times(whole, step)).toBe(1);
      }
  });

  it('describes the result and the contradictions in the same words', async () => {
    const { score, answers, html, text, file, page } = await made;
    const contradictions = contradictionsIn(answers);
    const same = [
      reportWords.headline(score).join(' '),
      reportWords.legend(score, answers),
      ...reportWords.ties(score),
      ...contradictions.map(
        (contradiction, index) => `${reportWords.contradictionLeads[index]} ${contradiction}`,
      ),
    ];
    for (const whole of [text, html, file, page]) {
      for (const part of same) expect(times(whole, part)).toBe(1);
      expect(times(whole, reportWords.contradictionLeads[0])).toBe(
        contradictions.length > 0 ? 1 : 0,
      );
    }
  });

  it('groups next steps by time, and only if there are any', async () => {
    const { steps, text, html, file, page } = await made;
    const titles = stepGroups(steps).map(({ time }) => reportWords.groups[time]);
    for (const whole of [text, html, file, page]) {
      const found = whole.match(/This (?:week|month|quarter)/g) ?? [];
      expect(found).toEqual(titles);
      expect(times(whole, reportWords.order)).toBe(steps.length > 1 ? 1 : 0);
      expect(times(whole, reportWords.nothingToDo)).toBe(steps.length > 0 ? 0 : 1);
    }
  });
});
