import type { MailKind, QueuedMail, SubmissionKind } from '../store/store';
import { renderReportMail } from '../audit/report-mail';
import { renderNotification } from './notification';
import type { Mail, MailSettings } from './mail';

/** Which mails a submission gives rise to; they are queued in its own transaction. */
export const mailsFor: Readonly<Record<SubmissionKind, readonly MailKind[]>> = {
  short: ['notification'],
  detailed: ['notification'],
  audit: ['notification', 'audit-report'],
  newsletter: ['notification'],
};

type Renderer = (submission: QueuedMail['submission'], settings: MailSettings) => Promise<Mail>;

const renderers: Readonly<Record<MailKind, Renderer>> = {
  notification: renderNotification,
  'audit-report': renderReportMail,
};

/** Renders a queued mail when it leaves, so that the queue holds no second copy of what a person wrote. */
export const renderMail = async (
  { kind, submission }: QueuedMail,
  settings: MailSettings,
): Promise<Mail> => renderers[kind](submission, settings);
