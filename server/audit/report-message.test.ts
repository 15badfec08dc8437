import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { auditQuestions } from '@/content/audit-questions';
import { renderSubmissionMail } from '../mail/render-mail';
import { toMessage } from '../mail/message';
import type { QueuedMail } from '../store/store';
import { auditBody } from '../testing/bodies';
import { readMail } from '../testing/read-mail';

const queued = (changes: Readonly<Record<string, unknown>> = {}): QueuedMail => ({
  id: '0b5f9b3e-6f0a-4b6e-9b0e-2f5d3b1c7a11',
  kind: 'audit-report',
  attempts: 0,
  unconfirmed: 0,
  queuedAt: Date.UTC(2026, 10, 20, 12),
  submission: {
    id: 7,
    reference: 'C-7KQ2-M9XB-4HTP',
    kind: 'audit',
    payload: auditBody({
      ...Object.fromEntries(
        auditQuestions.map(({ questionId }, index) => [
          questionId,
          'abbacbaabcbbacbaabcb'.charAt(index),
        ]),
      ),
      ...changes,
    }),
    receivedAt: Date.UTC(2026, 10, 20, 12),
  },
});

const written = async (mail: QueuedMail) => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const rendered = await renderSubmissionMail(mail, { mailTo: ['desk@agency.example'] });
  const { message } = await transport.sendMail(
    toMessage(rendered, mail, {
      name: 'Contrio',
      address: 'hello@agency.example',
    }),
  );
  if (!Buffer.isBuffer(message)) throw new TypeError('The mail came as a stream');
  return readMail(message.toString('latin1'));
};

describe('the report message', () => {
  it('has exactly the expected headers', async () => {
    const { headers } = await written(queued());
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
  });

  it('contains text, HTML and a PDF, with the same content in text and HTML', async () => {
    const { parts } = await written(queued());
    const [alternatives, attachment] = parts;
    expect(alternatives?.headers['content-type']).toMatch(/^multipart\/alternative/);
    const [text, related] = alternatives?.parts ?? [];
    const [html, logo] = related?.parts ?? [];
    expect(logo?.headers['content-type']).toMatch(/^image\/png/);
    expect(text?.headers['content-type']).toMatch(/^text\/plain/);
    expect(html?.headers['content-type']).toMatch(/^text\/html/);
    for (const part of [text, html]) {
      const content = part?.content.toString() ?? '';
      expect(content).toContain('Strongest in pull.');
      expect(content).toContain('Weakest in reach.');
      expect(content).toContain('7 strong × 2 + 9 partly there × 1 + 4 missing × 0 = 23 of 40');
      expect(content).toContain('C-7KQ2-M9XB-4HTP');
    }
    expect(attachment?.headers['content-type']).toMatch(/^application\/pdf/);
    expect(attachment?.headers['content-disposition']).toContain('Brand audit report.pdf');
    expect(attachment?.content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each(['first-name', 'company', 'last-name', 'designation', 'industry'])(
    'does not let a line break in %s become a header',
    async (field) => {
      const hostile = 'Ada\r\nBcc: everyone@evil.example\r\n\r\n<script>alert(1)</script>';
      const { headers, parts } = await written(queued({ [field]: hostile }));
      expect(Object.keys(headers)).not.toContain('bcc');
      const html = parts[0]?.parts[1]?.parts[0]?.content.toString() ?? '';
      expect(html).not.toContain('<script>');
    },
  );
});
