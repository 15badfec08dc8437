import { createMailRenderer } from '../mail/render-mail';
import { createDeskLinks } from '../desk/links';
import { createNewsletterLinks } from '../newsletter/links';
import type { Queued } from '../store/store';
import type { TestApi } from './test-api';

/** Marks every due mail as sent. @returns the mails, rendered */
export const drainMails = async (api: TestApi) => {
  const links = createNewsletterLinks('https://contrio.example', api.secret);
  const render = createMailRenderer(api.store, {
    ...api,
    mailTo: ['leads@contrio.example'],
    links,
    deskLinks: createDeskLinks('https://contrio.example', api.secret),
  });
  const taken: Queued[] = [];
  await api.store.deliverDue('mail', api.clock.time, 100, async (waiting) => {
    taken.push(...waiting);
    return waiting.map(() => ({ outcome: 'sent' }));
  });
  return Promise.all(
    taken.map(async (each) => {
      if (each.kind === 'webhook' || each.kind === 'mail-stuck')
        throw new TypeError('A webhook among the mails');
      return { kind: each.kind, mail: await render(each) };
    }),
  );
};
