import type { MailKind, QueuedMail, SubmissionKind } from '../store/store';
import { renderNotification } from './notification';

/** A mail ready to leave, in every part but sender and identity. */
export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly { filename: string; content: Buffer; contentType: string }[];
}

export interface MailSettings {
  mailTo: string;
}

/** Which mails a submission gives rise to; they are queued in its own transaction. */
export const mailsFor: Readonly<Record<SubmissionKind, readonly MailKind[]>> = {
  short: ['notification'],
  detailed: ['notification'],
  audit: ['notification'],
  newsletter: ['notification'],
};

type Renderer = (submission: QueuedMail['submission'], settings: MailSettings) => Promise<Mail>;

const renderers: Readonly<Partial<Record<MailKind, Renderer>>> = {
  notification: async (submission, settings) => renderNotification(submission, settings),
};

/** Renders a queued mail when it leaves, so that the queue holds no second copy of what a person wrote. */
export const renderMail = async (
  { kind, submission }: QueuedMail,
  settings: MailSettings,
): Promise<Mail> => {
  const render = renderers[kind];
  if (render === undefined) throw new Error(`No renderer for the mail "${kind}"`);
  return render(submission, settings);
};
