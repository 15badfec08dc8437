import { expect, test } from 'vitest';
import { storedAudit } from '../testing/bodies';
import { mailColors } from './mail-styles';
import { renderReportMail } from './report-mail';

// What it says: report-order.test.ts.

const settings = { mailTo: ['desk@agency.example'], siteUrl: 'https://agency.example' };
const mixed = 'abbacbaabcbbacbaabcb';

test('leads to the report’s address, is answered by the agency, and says where to start, in both parts', () => {
  // All headers of a mail: server/jobs/outbox.test.ts; all steps and their order:
  // report-order.test.ts.
  const { text, html, ...others } = renderReportMail(storedAudit(mixed), settings);
  expect(others).toEqual({
    to: 'maya@okafor.example',
    replyTo: 'hello@contrio.example',
    subject: 'Your brand audit: 23 of 40, and where to start',
    attachments: [expect.objectContaining({ cid: 'logo@mail', contentType: 'image/png' })],
  });
  const address = `https://agency.example/brand-audit?report=${mixed}`;
  for (const part of [text, html])
    for (const words of ['Do this first.', 'C-7KQ2-M9XB-4HTP', address])
      expect(part).toContain(words);
  const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, link]) => link);
  expect(links).toEqual([address, 'mailto:hello@contrio.example?subject=Our%20brand%20audit']);
});

const green = `border-radius:11px;background-color:${mailColors.green}`;

test('draws twenty pieces, the one to start with in green: a fills its place, b half, c is a dot', () => {
  const { html } = renderReportMail(storedAudit(mixed), settings);
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
  const best = renderReportMail(storedAudit('a'.repeat(20)), settings);
  expect(best.html).not.toContain(green);
  expect(best.text).toContain('Nothing is missing.');
});

test('keeps all that was typed from the owner of the address', () => {
  const hostile = 'Ada\r\nBcc: everyone@evil.example\r\n\r\n<script>alert(1)</script>';
  const typed = ['first-name', 'last-name', 'company', 'designation', 'industry'];
  const fields = Object.fromEntries(typed.map((field) => [field, hostile]));
  const { subject, text, html } = renderReportMail(storedAudit(mixed, fields), settings);
  expect(text).toMatch(/^Hello,\n/);
  expect(html).toContain('>Hello,<');
  expect(subject + text + html.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(/alert|evil/i);
});

test('goes to the agency when no header can carry the person’s address', () => {
  const mail = renderReportMail(storedAudit(mixed, { email: 'jürgen@d.example' }), settings);
  expect(mail.to).toEqual(['desk@agency.example']);
});
