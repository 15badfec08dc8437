import { createDeskLinks } from '../desk/links';
import { createOutbox } from '../mail/outbox';
import { createMailRenderer } from '../mail/render-mail';
import { createNewsletterLinks } from '../newsletter/links';
import type { Store } from '../store/store';
import { runWorker } from '../worker';

const siteUrl = 'https://contrio.example';

/** @returns a function that renders mails as the server does */
export const createTestRenderer = (store: Store, secret: Buffer, mailTo: readonly string[]) =>
  createMailRenderer(store, {
    mailTo,
    secret,
    links: createNewsletterLinks(siteUrl, secret),
    deskLinks: createDeskLinks(siteUrl, secret),
  });

type OutboxOptions = Parameters<typeof createOutbox>[0];

/** Runs the outbox as the server does, with fixed sender and recipients. */
export const startOutbox = ({
  secret = Buffer.alloc(32),
  ...options
}: Omit<OutboxOptions, 'mailFrom' | 'render'> & { secret?: Buffer }) => {
  const mailFrom = { name: 'Contrio', address: 'web@contrio.example' };
  const receivers = ['leads@contrio.example', 'desk@contrio.example'];
  const render = createTestRenderer(options.store, secret, receivers);
  return runWorker(createOutbox({ mailFrom, render, ...options }), options.log);
};
