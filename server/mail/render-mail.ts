import { readDigest } from '../digest/read-digest';
import { renderDigest } from '../digest/render-digest';
import { renderConfirmation } from '../newsletter/confirmation-mail';
import type { NewsletterLinks } from '../newsletter/links';
import type { AnyMail, MailKind, QueuedMail, Store } from '../store/store';
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
export const renderSubmissionMail = async (
  { kind, submission }: QueuedMail,
  settings: MailSettings,
): Promise<Mail> => renderers[kind](submission, settings);

interface RenderSettings extends MailSettings {
  links: NewsletterLinks;
}

/** Lines of a digest. After each refusal it gets shorter, because its size may be the reason. */
const maxListed = ({ attempts }: AnyMail) => [50, 10][attempts] ?? 0;

/** @returns a function that renders any mail of the outbox */
export const createMailRenderer =
  (store: Store, settings: RenderSettings) =>
  async (mail: AnyMail): Promise<Mail> => {
    if (mail.kind === 'digest')
      return renderDigest(await readDigest(store, mail.id, maxListed(mail)), settings);
    if (mail.kind === 'confirmation') return renderConfirmation(mail, settings.links);
    return renderSubmissionMail(mail, settings);
  };
