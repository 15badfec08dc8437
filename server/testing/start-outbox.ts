import { createOutbox } from '../mail/outbox';
import { createMailRenderer } from '../mail/render-mail';
import { createDeskLinks } from '../desk/links';
import { createNewsletterLinks } from '../newsletter/links';
import { runWorker } from '../worker';

type OutboxOptions = Parameters<typeof createOutbox>[0];

/** Runs the outbox as the server does, with fixed sender and recipients. */
export const startOutbox = ({
  secret = Buffer.alloc(32),
  ...options
}: Omit<OutboxOptions, 'mailFrom' | 'render'> & { secret?: Buffer }) =>
  runWorker(
    createOutbox({
      mailFrom: { name: 'Contrio', address: 'web@contrio.example' },
      render: createMailRenderer(options.store, {
        mailTo: ['leads@contrio.example', 'desk@contrio.example'],
        secret,
        links: createNewsletterLinks('https://contrio.example', secret),
        deskLinks: createDeskLinks('https://contrio.example', secret),
      }),
      ...options,
    }),
    options.log,
  );
