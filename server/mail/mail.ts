import type { SendMailOptions } from 'nodemailer';
import type { Sender } from '../base/mail-settings';
import type { AnyMail } from '../store/records';

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

export interface MailSettings {
  /** The agency's recipients of notifications and digests. */
  mailTo: readonly string[];
}

/**
 * Builds the message for nodemailer. `Message-ID` and `Date` come from the queue, so every attempt sends the same
 * message and the recipient's server can detect duplicates.
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

/** Sends mail by SMTP or writes it to files. */
export interface MailTransport {
  /** Maximum number of parallel deliveries. */
  concurrency: number;
  /**
   * Mails per delivery; their outcomes are recorded together. 1 if a repeat would send a second copy, more if it
   * overwrites the first.
   */
  batchSize: number;
  send: (id: string, message: SendMailOptions) => Promise<void>;
  /** Resolves when every mail sent so far is durable. */
  flush: () => Promise<void>;
  /**
   * @returns what an error concerns: the transport (server down, disk full), this mail alone, a mail that was
   *   transmitted whole and rejected, or one that was transmitted but not confirmed, of which a copy may have arrived
   */
  classifyError: (error: unknown) => 'transport' | 'mail' | 'rejected' | 'unconfirmed';
  /** Aborts deliveries in progress. */
  close: () => void;
}

/**
 * @returns what a mail server answered with an error: status and enhanced status (`554 5.7.1`), never its text, which
 *   may quote an address; undefined if it gave no answer
 */
export const answerOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const response = 'response' in error ? error.response : undefined;
  if (typeof response !== 'string') return answerOf(error.cause);
  const [, status, enhanced] = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  return [status, enhanced].filter(Boolean).join(' ') || undefined;
};
