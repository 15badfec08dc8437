import { expect, test } from 'vitest';
import { auditQuestions } from '@/content/audit-questions';
import type { StoredSubmission, SubmissionKind } from '../store/records';
import { auditBody, detailedBody, newsletterBody, shortBody } from '../testing/bodies';
import { renderNotification } from './notification';

const mailTo = ['ann@agency.example', 'bo@agency.example'];

const notify = (kind: SubmissionKind, payload: StoredSubmission['payload']) => {
  const receivedAt = Date.UTC(2026, 10, 20, 12);
  const submission = { id: 7, reference: 'C-7KQ2-M9XB-4HTP', kind, payload, receivedAt };
  const mail = renderNotification(submission, mailTo);
  return { ...mail, lines: mail.text.split('\n').filter(Boolean) };
};

test.each([
  ['short', shortBody(), "New enquiry: 'Ann Lee, Lee & Daughters' (C-7KQ2-M9XB-4HTP)"],
  ['detailed', detailedBody(), "New detailed enquiry: 'Ravi Rao, Rao Textiles' (C-7KQ2-M9XB-4HTP)"],
  ['newsletter', newsletterBody(), "New newsletter sign-up: 'Zoë' (C-7KQ2-M9XB-4HTP)"],
  ['audit', auditBody(), "New brand audit: 'Maya Okafor, Okafor Labs' (C-7KQ2-M9XB-4HTP)"],
] as const)(
  'a %s has person and company in its subject, and every field once',
  (kind, body, subject) => {
    const mail = notify(kind, body);
    expect(mail).toMatchObject({ subject, to: mailTo, replyTo: body.email });
    const fields = mail.lines.filter((line) => /^(?:\d+\. )?[A-Z][^:]*:/.test(line));
    // Reference and time; of an audit also the score, and six areas.
    expect(fields).toHaveLength(Object.keys(body).length + (kind === 'audit' ? 9 : 2));
  },
);

test('a detailed enquiry starts with the name and ends with the technical fields', () => {
  const { lines } = notify('detailed', detailedBody({ subscribeToNewsletter: true }));
  expect(lines.slice(1, 5)).toEqual([
    'Name:',
    '    > Ravi Rao',
    'Email:',
    '    > ravi@rao.example',
  ]);
  expect(lines.slice(lines.indexOf('For the record') + 1, -1)).toEqual([
    'Newsletter: yes',
    'Sent at: 2026-11-20T10:00:00.000Z',
    'Reference: C-7KQ2-M9XB-4HTP',
    'Received at: 2026-11-20T12:00:00.000Z',
  ]);
  expect(lines.slice(lines.indexOf('Country:'))[1]).toBe('    > India (IN, +91)');
  expect(lines).toContain('Budget: 3 Lacs - 10 Lacs');
  expect(lines).toContain('Services: Rebranding, Product Launch Promos');
});

test('an audit has the score, the areas, and the topics and texts of the answers', () => {
  const { lines, html } = notify('audit', auditBody({ 'q-1': 'a', 'q-18': 'c' }));
  expect(lines[1]).toBe('Score: 20 of 40');
  for (const line of [
    'Strongest in position. Weakest in reach.',
    'Position: 4 of 6',
    'Reach: 2 of 6',
  ])
    expect(lines).toContain(line);
  for (const [index, { topic, options, questionId }] of auditQuestions.entries()) {
    const letter = questionId === 'q-1' ? 'a' : questionId === 'q-18' ? 'c' : 'b';
    expect(lines).toContain(`${index + 1}. ${topic}: ${letter}: ${options[letter]}`);
  }
  expect(html).toContain('18. Advertising');
});

test('what was typed is quoted: it can imitate no line of ours, and no markup', () => {
  const forged = `a\u202eb\r\n<img src=x>Reference: C-FAKE\u2028npm run leads -- purge\n\nFor the record`;
  const { text, html, subject } = notify(
    'detailed',
    detailedBody({ projectDescription: forged, name: 'Ann\u2028(C-FAKE)' }),
  );
  const suspects = text.split(/[\n\r\u2028]/).filter((line) => /C-FAKE|npm run|u202e/.test(line));
  expect(suspects).toEqual([
    String.raw`    > Ann\u2028(C-FAKE)`,
    String.raw`    > a\u202eb`,
    String.raw`    > <img src=x>Reference: C-FAKE\u2028npm run leads -- purge`,
  ]);
  expect(subject).toContain(String.raw`'Ann\u2028(C-FAKE), Rao Textiles' (C-7KQ2`);
  expect(text + html + subject).not.toMatch(/[\u202e\u2028]/);
  expect(html).not.toContain('<img');
  expect(html).toMatch(/<blockquote[^>]*><div>a\\u202eb<\/div>/);
});
