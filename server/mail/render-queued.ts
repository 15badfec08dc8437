import { readDigest } from '../digest/read-digest';
import type { NewsletterLinks } from '../newsletter/links';
import type { AnyMail, Store } from '../store/store';
import type { Mail, MailSettings } from './mail';
import { renderMail } from './mails';

interface RenderSettings extends MailSettings {
  links: NewsletterLinks;
}

/** A digest that was refused is made again, smaller: its size may be why. */
const mostListed = ({ attempts }: AnyMail) => [50, 10][attempts] ?? 0;

/** @returns what renders anything in the outbox that is a mail */
export const createRender =
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
    return renderMail(mail, settings);
  };
