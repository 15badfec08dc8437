import { Hono } from 'hono';
import { newsletterPageWords as words } from '@/content/newsletter-mail';
import { createPageRenderer } from '../pages/page';
import type { PageFonts } from '../pages/page-styles';
import { readToken } from '../pages/token';
import type { Store } from '../store/store';
import {
  confirmSubscription,
  endSubscription,
  subscriptionState,
} from '../store/subscription-script';

interface NewsletterDependencies {
  store: Store;
  secret: Buffer;
  now: () => number;
  siteUrl: string;
  fonts: PageFonts;
  /** Called after a mail is queued. */
  onStored: () => void;
}

/**
 * Creates the pages behind the links in newsletter mails, mounted under /api/newsletter (docs/rules.md#newsletter). A GET
 * changes nothing, because mail scanners follow links; the page's button posts.
 */
export const createNewsletterRoutes = ({
  store,
  secret,
  now,
  siteUrl,
  fonts,
  onStored,
}: NewsletterDependencies) => {
  const show = createPageRenderer(siteUrl, fonts);

  /** @returns the reference in a valid token, else the page that explains the error */
  const read = async (purpose: 'confirm' | 'leave', token: string) => {
    const reading = readToken(secret, `newsletter:${purpose}`, token, now());
    if (reading.is === 'valid') return reading.subject;
    return reading.is === 'expired' ? show(words.expired, 410) : show(words.invalid, 400);
  };

  const routes = new Hono();
  routes.get('/confirm', async ({ req }) => {
    const reference = await read('confirm', req.query('token') ?? '');
    if (reference instanceof Response) return reference;
    const state = await store.read(() => subscriptionState(reference));
    if (state === 'confirmed') return show(words.already);
    return state === 'unconfirmed' ? show(words.confirm) : show(words.gone, 410);
  });
  routes.post('/confirm', async ({ req }) => {
    const reference = await read('confirm', req.query('token') ?? '');
    if (reference instanceof Response) return reference;
    const state = await store.write(() => confirmSubscription(reference, now()));
    if (state === 'confirmed') return show(words.already);
    if (state !== 'unconfirmed') return show(words.gone, 410);
    onStored();
    return show(words.confirmed);
  });
  routes.get('/leave', async ({ req }) => {
    const reference = await read('leave', req.query('token') ?? '');
    return reference instanceof Response ? reference : show(words.leave);
  });
  // Mail programs post here for one-click unsubscribe (RFC 8058); their body carries nothing new.
  routes.post('/leave', async ({ req }) => {
    const reference = await read('leave', req.query('token') ?? '');
    if (reference instanceof Response) return reference;
    const isKnown = await store.write(() => endSubscription(reference, now()));
    return isKnown ? show(words.left) : show(words.gone);
  });
  return routes;
};
