import { readDigest } from '../digest/read-digest';
import type { NewsletterLinks } from '../newsletter/links';
import type { AnyMail, MailKind, QueuedMail, Store } from '../store/store';
import type { Mail, MailSettings } from './mail';

type Renderer = (submission: QueuedMail['submission'], settings: MailSettings) => Promise<Mail>;

const renderers: Readonly<Record<MailKind, Renderer>> = {
  // What draws them is large: loaded with the first.
  notification: async (submission, settings) =>
    (await import('./notification')).renderNotification(submission, settings),
  'audit-report': async (submission, settings) =>
    (await import('../audit/report-mail')).renderReportMail(submission, settings),
};

/** Renders a queued mail when it leaves, so that the queue holds no second copy of what a person wrote. */
export const renderSubmissionMail = async (
  { kind, submission }: QueuedMail,
  settings: MailSettings,
): Promise<Mail> => renderers[kind](submission, settings);

interface RenderSettings extends MailSettings {
  links: NewsletterLinks;
}

/** A digest that was refused is made again, smaller: its size may be why. */
const mostListed = ({ attempts }: AnyMail) => [50, 10][attempts] ?? 0;

/** @returns what renders anything in the outbox that is a mail */
export const createMailRenderer =
  (store: Store, settings: RenderSettings) =>
  async (mail: AnyMail): Promise<Mail> => {
    // What draws them is large: loaded with the first.
    if (mail.kind === 'digest') {
      const { renderDigest } = await import('../digest/render-digest');
      return renderDigest(await readDigest(store, mail.id, mostListed(mail)), settings);
    }
    if (mail.kind === 'confirmation') {
      const { renderConfirmation } = await import('../newsletter/confirmation-mail');
      return renderConfirmation(mail, settings.links);
    }
    return renderSubmissionMail(mail, settings);
  };
