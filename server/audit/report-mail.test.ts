import { describe, expect, it } from 'vitest';
import { auditQuestions } from '@/content/audit-questions';
import { auditSteps } from '@/content/audit-steps';
import type { StoredSubmission } from '../store/store';
import { auditBody } from '../testing/bodies';
import { reportColors } from './report-colors';
import { renderReportMail } from './report-mail';

const settings = { mailTo: ['desk@agency.example'] };

const letters = 'abbacbaabcbbacbaabcb';
const answered = (pattern: string) =>
  Object.fromEntries(auditQuestions.map(({ questionId }, index) => [questionId, pattern[index]]));

const submission = (changes: Readonly<Record<string, unknown>> = {}): StoredSubmission => ({
  id: 7,
  reference: 'C-7KQ2-M9XB-4HTP',
  kind: 'audit',
  payload: auditBody({ ...answered(letters), ...changes }),
  receivedAt: Date.UTC(2026, 10, 20, 12),
});

/** @returns the readable text of an HTML mail. */
const asText = (html: string) =>
  html
    .replaceAll(/<!--[^]*?-->|<style[^]*?<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

describe('renderReportMail', () => {
  it('is addressed to the person, with the total in the subject and Reply-To the agency', async () => {
    const mail = await renderReportMail(submission(), settings);
    expect(mail.to).toBe('maya@okafor.example');
    expect(mail.replyTo).toBe('hello@contrio.example');
    expect(mail.subject).toBe('Your brand audit: 23 of 40, and where to start');
    const [logo, file] = mail.attachments ?? [];
    expect(mail.html).toContain(`src="cid:${logo?.cid}"`);
    expect(file).toMatchObject({
      contentType: 'application/pdf',
      filename: 'Brand audit report.pdf',
    });
  });

  it('contains score, areas and every next step in order, in both parts', async () => {
    const mail = await renderReportMail(submission(), settings);
    const expected = [
      'Hello Maya,',
      'Strongest in',
      'Weakest in',
      'Do this first.',
      ...Array.from(letters).flatMap((letter, index) => {
        const question = auditQuestions[index];
        if (!question || (letter !== 'b' && letter !== 'c')) return [];
        return [auditSteps[question.questionId][letter]];
      }),
      'C-7KQ2-M9XB-4HTP',
    ];
    for (const part of [asText(mail.html), mail.text.replaceAll(/\s+/g, ' ')]) {
      for (const text of expected) expect(part).toContain(text);
    }
    expect(mail.text).toContain('7 strong × 2 + 9 partly there × 1 + 4 missing × 0 = 23 of 40');
    expect(mail.text).toMatch(/Do this first\. .+\n\n[^]*\n\nThen, in this order\n\n2\. /);
  });

  it('draws twenty pieces, exactly one of them green', async () => {
    const { html } = await renderReportMail(submission(), settings);
    const pieces = [...html.matchAll(/border-radius:11px;background-color:(#\w{6})/g)]
      .map(([, color]) => color)
      .filter((color) => color === reportColors.ink || color === reportColors.green);
    expect(pieces).toHaveLength(20);
    expect(pieces.filter((color) => color === reportColors.green)).toHaveLength(1);
    const all = await renderReportMail(submission(answered('a'.repeat(20))), settings);
    expect(all.html).not.toContain(`border-radius:11px;background-color:${reportColors.green}`);
    expect(all.text).toContain('Nothing is missing.');
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title></body><h1>owned</h1>',
    '{{7*7}}',
    '=HYPERLINK("https://evil.example")',
    'your prize: https://evil.example/claim',
    'evil.example',
    'x'.repeat(61),
  ])('keeps %s from the owner of the address', async (hostile) => {
    const typed = ['first-name', 'last-name', 'company', 'designation', 'industry'];
    const mail = await renderReportMail(
      submission(Object.fromEntries(typed.map((field) => [field, hostile]))),
      settings,
    );
    expect(mail.text).toMatch(/^Hello,\n/);
    expect(asText(mail.html)).toContain(' Hello, ');
    for (const part of [mail.subject, mail.text, mail.html, asText(mail.html)])
      expect(part).not.toContain(hostile);
    expect(mail.html).not.toContain('evil');
  });

  it('links only to the agency', async () => {
    const { html } = await renderReportMail(submission(), settings);
    const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, link]) => link);
    expect(links).toEqual(['mailto:hello@contrio.example?subject=Our%20brand%20audit']);
  });

  it('goes to the agency when the person’s address would break a header', async () => {
    const mail = await renderReportMail(submission({ email: 'a,b<c>@d.example' }), settings);
    expect(mail.to).toEqual(['desk@agency.example']);
  });
});
