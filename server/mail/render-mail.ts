import type { DeskLinks } from '../leads/desk-links';
import type { NewsletterLinks } from '../leads/newsletter-links';
import { type AnyMail, ownerMailKinds, type QueuedOwnerMail } from '../store/records';
import type { Store } from '../store/store';
import { renderConfirmation } from './confirmation-mail';
import type { Mail } from './mail';
import { renderNotification } from './notification';
import { renderReportMail, type ReportMailSettings } from './report-mail';

interface RenderSettings extends ReportMailSettings {
  /** The HMAC key of the identities. */
  secret: Buffer;
  links: NewsletterLinks;
  deskLinks: DeskLinks;
}

const isForOwner = (mail: AnyMail): mail is QueuedOwnerMail =>
  ownerMailKinds.some((kind) => kind === mail.kind);

/**
 * @returns a function that renders any mail of the outbox; on delivery, so that the queue stores no second copy of the
 *   content
 */
export const createMailRenderer =
  (store: Store, settings: RenderSettings) =>
  async (mail: AnyMail): Promise<Mail> => {
    if (isForOwner(mail)) {
      const { renderForOwner } = await import('./render-for-owner');
      return renderForOwner({ ...settings, store }, mail);
    }
    if (mail.kind === 'confirmation') return renderConfirmation(mail, settings.links);
    if (mail.kind === 'notification') return renderNotification(mail.submission, settings);
    return renderReportMail(mail.submission, settings);
  };
