import { createDeskLinks } from '../desk/links';
import type { MailTransport } from '../mail/mail';
import { createOutbox } from '../mail/outbox';
import { createMailRenderer } from '../mail/render-mail';
import { createNewsletterLinks } from '../newsletter/links';
import type { TestApi } from './test-api';

type Failure = ReturnType<MailTransport['classifyError']>;

interface TestTransport extends MailTransport {
  /** What it was handed. */
  handed: { id: string; to: string; at: number }[];
  /** How it fails for a receiver, at once or later. */
  failWith: (to: string) => Failure | undefined | Promise<undefined>;
}

/** Stands for a mail server. */
export const createTestTransport = ({ clock }: Pick<TestApi, 'clock'>): TestTransport => {
  const handed: TestTransport['handed'] = [];
  let failure: Failure = 'transport';
  const transport: TestTransport = {
    handed,
    failWith: () => undefined,
    concurrency: 2,
    batchSize: 1,
    send: async (id, { to }) => {
      const receivers = [to].flat().filter((each) => typeof each === 'string');
      handed.push({ id, to: receivers.join(), at: clock.time });
      const found = await transport.failWith(receivers.join());
      if (found === undefined) return;
      failure = found;
      throw new Error(found);
    },
    flush: async () => undefined,
    classifyError: () => failure,
    close: () => undefined,
  };
  return transport;
};

/** Opens the outbox of a test's API on the clock of the test. @returns a function that delivers all that is due */
export const openOutbox = (
  { store, secret, clock, logged }: TestApi,
  transport: MailTransport,
  more: Partial<Parameters<typeof createOutbox>[0]> = {},
) => {
  const siteUrl = 'https://contrio.example';
  const { round } = createOutbox({
    store,
    transport,
    mailFrom: { name: 'Contrio', address: 'web@contrio.example' },
    render: createMailRenderer(store, {
      mailTo: ['leads@contrio.example', 'desk@contrio.example'],
      secret,
      links: createNewsletterLinks(siteUrl, secret),
      deskLinks: createDeskLinks(siteUrl, secret),
    }),
    log: (...line) => void logged.push(line),
    now: () => clock.time,
    mayDeliver: () => true,
    ...more,
  });
  return async () => {
    for (;;) {
      const pause = await round();
      if (pause.ms > 0) return pause;
    }
  };
};
