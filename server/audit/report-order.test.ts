import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { auditQuestions } from '@/content/audit-questions';
import { auditSteps } from '@/content/audit-steps';
import { leadingSteps } from '@/features/brand-audit/scoring';
import { AuditReport } from '@/pages/success/audit-report';
import { auditBody } from '../testing/bodies';
import { renderReportMail } from './report-mail';

const steps = auditQuestions.flatMap(({ questionId }) =>
  (['b', 'c'] as const).map((letter) => ({ questionId, text: auditSteps[questionId][letter] })),
);

const squeezed = (text: string) => text.replaceAll(/\s|&#x27;|'/g, '');
const withoutTags = (html: string) =>
  html.replaceAll(/<!--[^]*?-->|<style[^]*?<\/style>/g, '').replaceAll(/<[^>]+>/g, ' ');

/** Which steps a text names, in its order, each once. */
const orderIn = (text: string) => {
  const whole = squeezed(text);
  return steps
    .map(({ questionId, text: step }) => ({ questionId, at: whole.indexOf(squeezed(step)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ questionId }) => questionId);
};

it.each([
  'abbacbaabcbbacbaabcb',
  'b'.repeat(20),
  'c'.repeat(20),
  'cccaaccccccccccccccc',
  `bbb${'a'.repeat(17)}`,
  'a'.repeat(20),
  'aaaacbaabcbbacbaabca',
])('mail, its text, the attached file and the page give one order, for %s', async (letters) => {
  const answers = Object.fromEntries(
    auditQuestions.map(({ questionId }, index) => [questionId, letters.charAt(index)]),
  );
  const takenAt = Date.UTC(2026, 10, 20, 12);
  const mail = await renderReportMail(
    { id: 1, reference: 'C-1', kind: 'audit', payload: auditBody(answers), receivedAt: takenAt },
    { mailTo: ['desk@agency.example'] },
  );
  const audit = { reference: 'C-1', company: 'Hexwell', takenAt, answers };
  const report = createElement(AuditReport, { state: { success: true, audit } });
  const page = renderToStaticMarkup(createElement(MemoryRouter, null, report));
  const attached = mail.attachments?.find(({ contentType }) => contentType === 'application/pdf');
  const file = await getDocumentProxy(new Uint8Array(attached?.content ?? []));
  const { text } = await extractText(file, { mergePages: true });

  const order = orderIn(mail.text);
  expect(order).toHaveLength(Array.from(letters).filter((letter) => letter !== 'a').length);
  // Without the preview of the mail program, which is the first step once more.
  expect(orderIn(withoutTags(mail.html))).toEqual(order);
  const [sheets = '', all = ''] = page.split('data-all-steps');
  expect(orderIn(withoutTags(sheets))).toEqual(order.slice(0, leadingSteps));
  expect(orderIn(withoutTags(all))).toEqual(order);
  expect(orderIn(text)).toEqual(order.slice(0, leadingSteps));
});
