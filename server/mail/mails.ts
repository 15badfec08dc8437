import type { MailKind, OutgoingKind, QueuedMail, SubmissionKind } from '../store/store';
import type { Mail, MailSettings } from './mail';

const mailsFor: Readonly<Record<SubmissionKind, readonly OutgoingKind[]>> = {
  short: ['notification'],
  detailed: ['notification'],
  audit: ['notification', 'audit-report'],
  // The agency hears of it when it is confirmed.
  newsletter: ['confirmation'],
};

/** @returns what a clean submission gives rise to; it is queued in its own transaction */
export const outgoingFor = (kind: SubmissionKind, hasWebhook: boolean): readonly OutgoingKind[] =>
  hasWebhook && kind !== 'newsletter' ? [...mailsFor[kind], 'webhook'] : mailsFor[kind];

type Renderer = (submission: QueuedMail['submission'], settings: MailSettings) => Promise<Mail>;

const renderers: Readonly<Record<MailKind, Renderer>> = {
  // What draws them is large: loaded with the first.
  notification: async (submission, settings) =>
    (await import('./notification')).renderNotification(submission, settings),
  'audit-report': async (submission, settings) =>
    (await import('../audit/report-mail')).renderReportMail(submission, settings),
};

/** Renders a queued mail when it leaves, so that the queue holds no second copy of what a person wrote. */
export const renderMail = async (
  { kind, submission }: QueuedMail,
  settings: MailSettings,
): Promise<Mail> => renderers[kind](submission, settings);
