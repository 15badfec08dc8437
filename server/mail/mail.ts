import type { SendMailOptions } from 'nodemailer';
import type { Sender } from '../base/mail-address';
import type { AnyMail } from '../store/outbox-records';

/** A rendered mail, without sender and message id. */
export interface Mail {
  to: string | readonly string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Additional headers. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Content id by which the HTML shows it; absent for a file to open. */
  cid?: string;
}

/** @returns a table to open in a spreadsheet */
export const csvAttachment = (filename: string, content: Buffer): MailAttachment => ({
  filename,
  content,
  contentType: 'text/csv; charset=utf-8',
});

/**
 * Builds the message for nodemailer. `Message-ID` and `Date` come from the queue, so every attempt
 * sends the same message and the recipient's server can detect duplicates.
 */
export const toMessage = (mail: Mail, { id, queuedAt }: AnyMail, from: Sender) =>
  ({
    from,
    to: [mail.to].flat(),
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map((attachment) => ({ ...attachment })),
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date: new Date(queuedAt),
    // Exchange answers an automatic mail with an absence note unless it is told not to.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...mail.headers,
    },
    // Never read files or addresses that a visitor typed.
    disableFileAccess: true,
    disableUrlAccess: true,
  }) satisfies SendMailOptions;

/** The mail has no valid recipient: no retry helps. */
export class NoMailAddressError extends TypeError {
  constructor() {
    super('No mail address');
  }
}
