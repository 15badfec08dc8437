import { createTransport } from 'nodemailer';
import type { SmtpSettings } from './smtp-url';
import type { MailTransport } from './transport';

const timeoutMs = 20_000;

/** Mail over one kept SMTP connection, encrypted unless the settings say otherwise. */
export const createSmtpTransport = (settings: SmtpSettings): MailTransport => {
  const transporter = createTransport({
    ...settings,
    pool: true,
    maxConnections: 1,
    maxMessages: Infinity,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    tls: { minVersion: 'TLSv1.2' },
  });
  return {
    batch: 1,
    send: async (_id, message) => {
      await transporter.sendMail(message);
    },
    settle: async () => undefined,
    // A refusal of sender, recipient or content names its code; everything else is the way.
    concernsMailOnly: (error) =>
      error instanceof Error &&
      'code' in error &&
      (error.code === 'EENVELOPE' || error.code === 'EMESSAGE'),
    close: () => transporter.close(),
  };
};
