import type { Queued } from '../store/store';
import { createTestRenderer } from './start-outbox';
import type { TestApi } from './test-api';

/** Marks every due mail as sent. @returns the mails, rendered */
export const drainMails = async ({ store, secret, clock }: TestApi) => {
  const render = createTestRenderer(store, secret, ['leads@contrio.example']);
  const taken: Queued[] = [];
  await store.deliverDue('mail', clock.time, 100, async (waiting) => {
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
