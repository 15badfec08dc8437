import type { SendMailOptions } from 'nodemailer';
import type { AnyMail } from '../store/store';
import type { Mail, Sender } from './mail';

/**
 * The whole message as nodemailer takes it. Identity and date come from the queue, so every attempt gives the
 * same message and a receiver can tell a double.
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
    // What a person typed is text, never a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  }) satisfies SendMailOptions;
