import { renderDigest } from '../digest/render-digest';
import { readDigest } from '../store/digest-script';
import type { QueuedDigest, QueuedMail, Store } from '../store/store';
import type { Mail, MailSettings } from './mail';
import { renderMail } from './mails';

/** @returns what renders anything in the outbox that is a mail */
export const createRender =
  (store: Store, settings: MailSettings) =>
  async (mail: QueuedMail | QueuedDigest): Promise<Mail> =>
    mail.kind === 'digest'
      ? renderDigest(await store.read(() => readDigest(mail.id)), settings)
      : renderMail(mail, settings);
