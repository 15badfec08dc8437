import type { SendMailOptions } from 'nodemailer';
import type { AnyMail } from '../store/store';
import type { Mail, Sender } from './mail';

/**
 * Builds the message for nodemailer. `Message-ID` and `Date` come from the queue, so every attempt sends the same message
 * and the recipient's server can detect duplicates.
 */
export const toMessage = (mail: Mail, { id, queuedAt }: AnyMail, from: Sender) =>
  ({
    from,
    to: typeof mail.to === 'string' ? mail.to : [...mail.to],
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map((attachment) => ({ ...attachment })),
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date: new Date(queuedAt),
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    // Never read files or addresses that a visitor typed.
    disableFileAccess: true,
    disableUrlAccess: true,
  }) satisfies SendMailOptions;
