import type { DeskLinks } from '../desk/links';
import { renderConfirmation } from '../newsletter/confirmation-mail';
import type { NewsletterLinks } from '../newsletter/links';
import {
  type AnyMail,
  type MailKind,
  ownerMailKinds,
  type QueuedMail,
  type QueuedOwnerMail,
  type Store,
} from '../store/store';
import type { Mail, MailSettings } from './mail';
import { renderNotification } from './notification';

type Renderer = (
  submission: QueuedMail['submission'],
  settings: MailSettings,
) => Mail | Promise<Mail>;

const renderers: Readonly<Record<MailKind, Renderer>> = {
  notification: renderNotification,
  // Draws a PDF, whose library is large: load it with the first report.
  'audit-report': async (submission, settings) =>
    (await import('../audit/report-mail')).renderReportMail(submission, settings),
};

/** Renders a mail about a submission. This happens on delivery, so that the queue stores no second copy of the content. */
const renderSubmissionMail = async (
  { kind, submission }: QueuedMail,
  settings: MailSettings,
): Promise<Mail> => renderers[kind](submission, settings);

interface RenderSettings extends MailSettings {
  /** The HMAC key of the identities. */
  secret: Buffer;
  links: NewsletterLinks;
  deskLinks: DeskLinks;
}

const isForOwner = (mail: AnyMail): mail is QueuedOwnerMail =>
  ownerMailKinds.some((kind) => kind === mail.kind);

/** @returns a function that renders any mail of the outbox */
export const createMailRenderer =
  (store: Store, settings: RenderSettings) =>
  async (mail: AnyMail): Promise<Mail> => {
    if (mail.kind === 'confirmation') return renderConfirmation(mail, settings.links);
    if (!isForOwner(mail)) return renderSubmissionMail(mail, settings);
    const { renderForOwner } = await import('../desk/render-desk');
    return renderForOwner({ ...settings, store }, mail);
  };
