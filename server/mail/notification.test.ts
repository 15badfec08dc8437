import { describe, expect, test } from 'vitest';
import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import { auditQuestions } from '@/content/audit-questions';
import { fieldWords } from '@/content/notification';
import { auditSchema } from '@/features/brand-audit/schema';
import { detailedEnquirySchema, shortEnquirySchema } from '@/features/enquiry/schema';
import { newsletterSchema } from '@/features/newsletter/schema';
import type { StoredSubmission, SubmissionKind } from '../store/store';
import { auditBody, detailedBody, newsletterBody, shortBody } from '../testing/bodies';
import { formatValue } from './format-value';
import { renderNotification } from './notification';

const settings = { mailTo: ['ann@agency.example', 'bo@agency.example'] };

const stored = (kind: SubmissionKind, payload: StoredSubmission['payload']): StoredSubmission => ({
  id: 7,
  reference: 'C-7KQ2-M9XB-4HTP',
  kind,
  payload,
  receivedAt: Date.UTC(2026, 10, 20, 12),
});

const linesOf = (text: string) => text.split('\n').filter(Boolean);

const isField = (field: SchemaFieldDescription): field is SchemaDescription => 'nullable' in field;

/** @returns the choices of a field, or of the items of a list; empty for free text */
const choicesOf = (field: SchemaFieldDescription) =>
  ('innerType' in field && field.innerType ? [field.innerType].flat() : [field])
    .filter(isField)
    .flatMap(({ oneOf }) => oneOf.map(String).filter(Boolean));

describe('the words of the notification', () => {
  test.each([
    ['short', shortEnquirySchema],
    ['detailed', detailedEnquirySchema],
    ['audit', auditSchema],
    ['newsletter', newsletterSchema],
  ] as const)('name every field of kind %s', (kind, { fields }) => {
    const unnamed = Object.keys(fields).filter((field) => fieldWords(kind, field).label === field);
    expect(unnamed, 'without a label in src/content').toEqual([]);
  });

  test('name every choice of the detailed form', () => {
    const fields = Object.entries(detailedEnquirySchema.describe().fields);
    const bare = fields.flatMap(([name, field]) =>
      choicesOf(field)
        .filter((value) => formatValue(value, fieldWords('detailed', name).choices) === value)
        .map((value) => `${name}: ${value}`),
    );
    expect(bare, 'missing in src/content/enquiry.ts').toEqual([]);
  });
});

describe('the notification', () => {
  test.each([
    ['short', shortBody(), "New enquiry: 'Ann Lee, Lee & Daughters' (C-7KQ2-M9XB-4HTP)"],
    [
      'detailed',
      detailedBody(),
      "New detailed enquiry: 'Ravi Rao, Rao Textiles' (C-7KQ2-M9XB-4HTP)",
    ],
    ['audit', auditBody(), "New brand audit: 'Maya Okafor, Okafor Labs' (C-7KQ2-M9XB-4HTP)"],
    ['newsletter', newsletterBody(), "New newsletter sign-up: 'Zoë' (C-7KQ2-M9XB-4HTP)"],
  ] as const)('of kind %s has person and company in its subject', (kind, body, subject) => {
    const mail = renderNotification(stored(kind, body), settings);
    expect(mail).toMatchObject({ subject, to: settings.mailTo, replyTo: body.email });
  });

  test('of a detailed enquiry starts with the name and ends with the technical fields', () => {
    const { text } = renderNotification(
      stored('detailed', detailedBody({ subscribeToNewsletter: true })),
      settings,
    );
    const lines = linesOf(text);
    expect(lines.slice(1, 5)).toEqual([
      'Name:',
      '    > Ravi Rao',
      'Company:',
      '    > Rao Textiles',
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

  test('of an audit has the score, the areas, the topics and the text of the answers', () => {
    const body = auditBody({ 'q-1': 'a', 'q-18': 'c' });
    const { text, html } = renderNotification(stored('audit', body), settings);
    const lines = linesOf(text);
    expect(lines[1]).toBe('Score: 20 of 40');
    expect(lines).toContain('Strongest in position. Weakest in reach.');
    expect(lines).toContain('Position: 4 of 6');
    expect(lines).toContain('Reach: 2 of 6');
    for (const [index, { topic, options, questionId }] of auditQuestions.entries()) {
      const letter = questionId === 'q-1' ? 'a' : questionId === 'q-18' ? 'c' : 'b';
      expect(lines).toContain(`${index + 1}. ${topic}: ${letter}: ${options[letter]}`);
    }
    expect(html).toContain('18. Advertising');
  });

  test('of every kind has every field once', () => {
    for (const [kind, body] of [
      ['short', shortBody()],
      ['detailed', detailedBody()],
      ['newsletter', newsletterBody()],
    ] as const) {
      const { text } = renderNotification(stored(kind, body), settings);
      const pairs = linesOf(text).filter((line) => /^[A-Z][\w. -]*:/.test(line));
      expect(pairs).toHaveLength(Object.keys(body).length + 2);
    }
  });

  test('escapes markup and keeps line breaks', () => {
    const brief = '<img src=x onerror=alert(1)>\nsecond line';
    const { html, text } = renderNotification(
      stored('short', shortBody({ projectDescription: brief })),
      settings,
    );
    expect(html).not.toContain('<img');
    expect(html).toMatch(/alert\(1\)&gt;<br\/?>(?:<!-- -->)?second line/);
    expect(text).toContain(`    > ${brief.replace('\n', '\n    > ')}\n`);
  });

  test('quotes everything that was typed: it can imitate no line of ours', () => {
    const forged = 'a\u202eb\r\nReference: C-FAKE\u2028npm run leads -- purge\n\nFor the record';
    const { text, html, subject } = renderNotification(
      stored('detailed', detailedBody({ projectDescription: forged, name: 'Ann\u2028(C-FAKE)' })),
      settings,
    );
    const suspects = text.split(/[\n\r\u2028]/).filter((line) => /C-FAKE|npm run|u202e/.test(line));
    expect(suspects).toEqual([
      String.raw`    > Ann\u2028(C-FAKE)`,
      String.raw`    > a\u202eb`,
      String.raw`    > Reference: C-FAKE\u2028npm run leads -- purge`,
    ]);
    expect(subject).toContain(String.raw`'Ann\u2028(C-FAKE), Rao Textiles' (C-7KQ2`);
    expect(text + html + subject).not.toMatch(/[\u202e\u2028]/);
    expect(html).toMatch(/<blockquote[^>]*>[^<]*a\\u202eb<br/);
  });
});
