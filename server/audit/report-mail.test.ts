import { createTransport } from 'nodemailer';
import { expect, test, vi } from 'vitest';
import { toMessage } from '../mail/outbox';
import { storedAudit } from '../testing/bodies';
import { readMail } from '../testing/read-mail';
import { reportColors } from './report-colors';
import { renderReportMail } from './report-mail';

// What it says: report-order.test.ts; how it looks: report-pdf.test.ts.
const pdf = Buffer.from('%PDF-');
vi.mock('./report-pdf', () => ({ renderReportPdf: async () => pdf }));

const settings = { mailTo: ['desk@agency.example'] };
const mixed = 'abbacbaabcbbacbaabcb';

test('has exactly these headers and parts, whatever the founder typed', async () => {
  const hostile = 'Ada\r\nBcc: everyone@evil.example\r\n\r\n<script>alert(1)</script>';
  const typed = storedAudit(mixed, { 'first-name': hostile, company: hostile });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const queued = {
    id: '0b5f9b3e-6f0a-4b6e-9b0e-2f5d3b1c7a11',
    kind: 'audit-report',
    attempts: 0,
    unconfirmed: 0,
    queuedAt: typed.receivedAt,
    submission: typed,
  } as const;
  const sender = { name: 'Contrio', address: 'hello@agency.example' };
  const rendered = await renderReportMail(typed, settings);
  const { message } = await transport.sendMail(toMessage(rendered, queued, sender));
  if (!(message instanceof Buffer)) throw new Error('A stream, not a buffer');
  const { headers, parts } = readMail(message.toString('latin1'));
  expect(headers).toEqual({
    from: 'Contrio <hello@agency.example>',
    to: 'maya@okafor.example',
    'reply-to': 'hello@contrio.example',
    subject: 'Your brand audit: 23 of 40, and where to start',
    'message-id': '<0b5f9b3e-6f0a-4b6e-9b0e-2f5d3b1c7a11@agency.example>',
    date: 'Fri, 20 Nov 2026 12:00:00 +0000',
    'auto-submitted': 'auto-generated',
    'mime-version': '1.0',
    'content-type': expect.stringMatching(/^multipart\/mixed; boundary=/),
  });
  const [alternatives, file] = parts;
  const [text, related] = alternatives?.parts ?? [];
  const types = [text, ...(related?.parts ?? []), file].map((part) =>
    part?.headers['content-type']?.replace(/;.*/, ''),
  );
  expect(types).toEqual(['text/plain', 'text/html', 'image/png', 'application/pdf']);
  expect(file?.headers['content-disposition']).toContain('Brand audit report.pdf');
  expect(file?.content).toEqual(pdf);
});

test('greets, counts, and says where to start, in both parts', async () => {
  // All steps and their order: report-order.test.ts.
  const { text, html } = await renderReportMail(storedAudit(mixed), settings);
  for (const part of [text, html])
    for (const words of ['Hello Maya,', 'Strongest in', 'Do this first.', 'C-7KQ2-M9XB-4HTP'])
      expect(part).toContain(words);
  expect(text).toContain('7 strong × 2 + 9 partly there × 1 + 4 missing × 0 = 23 of 40');
  expect(text).toMatch(
    /This week\n\n.+\n\n1\. [^]*Do this first\. .+\n\n2\. [^]*\n\nThis month\n\n4\. [^]*\n\nThis quarter\n\n10\. /,
  );
  const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, link]) => link);
  expect(links).toEqual(['mailto:hello@contrio.example?subject=Our%20brand%20audit']);
});

const green = `border-radius:11px;background-color:${reportColors.green}`;

test('draws twenty pieces, the one to start with in green: a fills its place, b half, c is a dot', async () => {
  const { html } = await renderReportMail(storedAudit(mixed), settings);
  const shares = html.matchAll(/<table[^>]*align="(?:left|right)" width="(\d+)%"/g);
  const byLetter: Readonly<Record<string, number>> = { a: 100, b: 60, c: 46 };
  // The middle row begins with question 14.
  const rows = [
    mixed.slice(0, 6),
    mixed.slice(6, 14).split('').toReversed().join(''),
    mixed.slice(14),
  ];
  expect(Array.from(shares, ([, share]) => Number(share))).toEqual(
    Array.from(rows.join(''), (letter) => byLetter[letter]),
  );
  expect(html.split(green)).toHaveLength(2);
  const best = await renderReportMail(storedAudit('a'.repeat(20)), settings);
  expect(best.html).not.toContain(green);
  expect(best.text).toContain('Nothing is missing.');
});

test.each([
  '<script>alert(1)</script>',
  'your prize: https://evil.example/claim',
  'YOUR ACCOUNT IS SUSPENDED',
])('keeps %s from the owner of the address', async (hostile) => {
  // Which words are plain: server/mail/plain-words.test.ts.
  const typed = ['first-name', 'last-name', 'company', 'designation', 'industry'];
  const fields = Object.fromEntries(typed.map((field) => [field, hostile]));
  const { subject, text, html } = await renderReportMail(storedAudit(mixed, fields), settings);
  expect(text).toMatch(/^Hello,\n/);
  expect(html).toContain('>Hello,<');
  expect(subject + text + html.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(
    /alert|evil|prize|suspended/i,
  );
});

test.each(['a,b<c>@d.example', 'jürgen@d.example'])(
  'goes to the agency when no header can carry the person’s address %s',
  async (email) => {
    const mail = await renderReportMail(storedAudit(mixed, { email }), settings);
    expect(mail.to).toEqual(['desk@agency.example']);
  },
);
