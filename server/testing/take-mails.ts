import { createRender } from '../mail/render-queued';
import { createLinks } from '../newsletter/links';
import type { Queued } from '../store/store';
import type { TestApi } from './test-api';

/** Takes every mail that is due out of the outbox. @returns each, rendered */
export const takeMails = async (api: TestApi) => {
  const links = createLinks('https://contrio.example', api.secret);
  const render = createRender(api.store, { mailTo: ['leads@contrio.example'], links });
  const taken: Queued[] = [];
  await api.store.deliverDue('mail', api.clock.time, 100, async (waiting) => {
    taken.push(...waiting);
    return waiting.map(() => ({ outcome: 'sent' }));
  });
  return Promise.all(
    taken.map(async (each) => {
      if (each.kind === 'webhook') throw new TypeError('A webhook among the mails');
      return { kind: each.kind, mail: await render(each) };
    }),
  );
};
