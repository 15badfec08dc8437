import { createOutbox } from '../jobs/outbox';
import { createMailRenderer } from '../mail/render-mail';
import type { MailTransport } from '../mail/transport';
import type { AnyMail, Delivery, Queued } from '../store/outbox-records';
import { mailTo, type TestApi } from './test-api';

const openRenderer = ({ store, secret }: TestApi) =>
  createMailRenderer(store, { mailTo, siteUrl: 'https://contrio.example', secret });

/**
 * Opens the outbox of a test's API on its clock.
 * @returns a function that delivers all that is due
 */
export const openOutbox = (
  api: TestApi,
  transport: MailTransport,
  more: Partial<Parameters<typeof createOutbox>[0]> = {},
) => {
  const { round } = createOutbox({
    store: api.store,
    transport,
    mailFrom: { name: 'Contrio', address: 'web@contrio.example' },
    render: openRenderer(api),
    log: (...line) => void api.logged.push(line),
    now: () => api.clock.time,
    onOutcome: api.noteMail,
    ...more,
  });
  return async () => {
    for (;;) {
      const pause = await round();
      if (pause.ms > 0) return pause;
    }
  };
};

/** Gives every due mail the same outcome. @returns what `read` makes of each meanwhile */
const settle = async <Result>(
  { store, clock }: TestApi,
  delivery: Delivery,
  read: (mail: Queued) => Result,
) => {
  const results: Awaited<Result>[] = [];
  await store.deliverDue('mail', clock.time, 100, async (waiting) => {
    results.push(...(await Promise.all(waiting.map(read))));
    return waiting.map(() => delivery);
  });
  return results;
};

/** Gives every due mail the same outcome. @returns their kinds, sorted */
export const settleMails = async (api: TestApi, delivery: Delivery = { outcome: 'sent' }) =>
  (await settle(api, delivery, ({ kind }) => kind)).toSorted();

/** Marks every due mail as sent. @returns the mails, or those of one kind, rendered */
export const drainMails = async (api: TestApi, wanted?: AnyMail['kind']) => {
  const render = openRenderer(api);
  const mails = await settle(api, { outcome: 'sent' }, (mail) => {
    const isWanted = wanted === undefined || mail.kind === wanted;
    if (!isWanted || mail.kind === 'webhook' || mail.kind === 'mail-stuck') return undefined;
    return render(mail);
  });
  return mails.filter((mail) => mail !== undefined);
};
