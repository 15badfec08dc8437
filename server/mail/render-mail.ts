import { createDeskLinks } from '../leads/desk-links';
import { createNewsletterLinks } from '../leads/newsletter-links';
import type { AnyMail } from '../store/outbox-records';
import type { Store } from '../store/store';
import { renderConfirmation } from './confirmation-mail';
import type { Mail } from './mail';
import { renderNotification } from './notification';
import { renderReportMail, type ReportMailSettings } from './report-mail';

interface RenderSettings extends ReportMailSettings {
  /** The HMAC key of the identities. */
  secret: Buffer;
}

/**
 * @returns a function that renders any mail of the outbox; on delivery, so that the queue stores no
 *   second copy of the content
 */
export const createMailRenderer = (store: Store, settings: RenderSettings) => {
  const { siteUrl, secret, mailTo } = settings;
  const links = createNewsletterLinks(siteUrl, secret);
  const deskLinks = createDeskLinks(siteUrl, secret, mailTo);
  return async (mail: AnyMail): Promise<Mail> => {
    if (mail.kind === 'confirmation') return renderConfirmation(mail, links);
    if (mail.kind === 'notification') return renderNotification(mail.submission, mailTo);
    if (mail.kind === 'audit-report') return renderReportMail(mail.submission, settings);
    // Loaded with the first of the owner's mails: tables and digest are most of the code.
    const { renderForOwner } = await import('./render-for-owner');
    return renderForOwner({ store, secret, mailTo, links, deskLinks }, mail);
  };
};
