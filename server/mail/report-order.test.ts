import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { contradictionsIn } from '@/content/audit-contradictions';
import { auditQuestions } from '@/content/audit-questions';
import { areaWords, reportWords as words } from '@/content/audit-report';
import { auditSteps, stepsFor } from '@/content/audit-steps';
import { areComplete, pickAnswers } from '@/features/brand-audit/answers';
import { AuditReport } from '@/features/brand-audit/audit-report';
import { stepGroups } from '@/features/brand-audit/next-steps';
import { countAnswers, scoreAudit, tiedAreas } from '@/features/brand-audit/scoring';
import { storedAudit } from '../testing/bodies';
import { renderReportMail } from './report-mail';

const everyStep = auditQuestions.flatMap(({ questionId }) =>
  (['b', 'c'] as const).map((letter) => ({ questionId, text: auditSteps[questionId][letter] })),
);

const squeezed = (text: string) => text.replaceAll(/[\s.:']|&#x27;/g, '');
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

/** @returns the readable text of an audit's text mail, HTML mail and page. */
const reportsOf = (letters: string) => {
  const stored = storedAudit(letters);
  const answers = pickAnswers(stored.payload);
  if (!areComplete(answers)) throw new RangeError(`${letters} is no whole audit`);
  const settings = { mailTo: ['desk@agency.example'], siteUrl: 'https://agency.example' };
  const mail = renderReportMail(stored, settings);
  const report = createElement(AuditReport, { answers, as: 'h2' });
  const page = renderToStaticMarkup(createElement(MemoryRouter, null, report));
  // Excludes the preview text, which repeats the first step.
  const html = withoutTags(mail.html.replace(/<div style="display:none[^]*?<\/div>/, ''));
  return { answers, reports: [mail.text, html, withoutTags(page)] };
};

test.each([
  'abbacbaabcbbacbaabcb',
  'a'.repeat(20),
  'b'.repeat(20),
  'c'.repeat(20),
  'cccaaccccccccccccccc',
  `bbb${'a'.repeat(17)}`,
  // Contradictory answers: customers repeat the line yet stay silent; the team says one sentence in
  // three voices.
  'aacacaacaaaabbacaaaa',
])('the report of %s says the same in text mail, HTML mail and page', (letters) => {
  const { answers, reports } = reportsOf(letters);
  const score = scoreAudit(answers);
  const steps = stepsFor(score, answers);
  const contradictions = contradictionsIn(answers);
  const order = steps.map(({ questionId }) => questionId);
  expect(order).toHaveLength(Array.from(letters).filter((letter) => letter !== 'a').length);
  const titles = stepGroups(steps).map(({ time }) => words.groups[time]);
  const [lead] = words.contradictionLeads;
  const once = [
    words.headline(score).join(' '),
    words.legend(score, answers),
    words.count(countAnswers(answers)),
    ...words.ties(tiedAreas(score)),
    ...contradictions.map((text, index) => `${words.contradictionLeads[index]} ${text}`),
    // Numbered through all groups.
    ...steps.map(({ area, question, answerText }, index) =>
      [index + 1, areaWords[area.id].name, question, words.youSaid(answerText)].join(' '),
    ),
    ...steps.map(({ step }) => step),
    ...(steps.length > 1 ? [words.order(score)] : []),
    ...(steps.length > 0 ? [] : [words.nothingToDo]),
  ];
  const never = [words.order(score), words.nothingToDo].filter((part) => !once.includes(part));
  for (const report of reports) {
    expect(orderIn(report)).toEqual(order);
    expect(once.filter((part) => times(report, part) !== 1)).toEqual([]);
    // On paper a title stands again where its steps go on on another sheet.
    const told = new Set(report.match(/This (?:week|month|quarter)/g));
    expect([...told]).toEqual(titles);
    expect(times(report, lead)).toBe(contradictions.length > 0 ? 1 : 0);
    expect(never.filter((part) => times(report, part) > 0)).toEqual([]);
  }
});
