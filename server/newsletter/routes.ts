import { Hono } from 'hono';
import { newsletterPageWords as words } from '@/content/newsletter-mail';
import type { Store } from '../store/store';
import {
  confirmSubscription,
  endSubscription,
  subscriptionState,
} from '../store/subscription-script';
import type { ShowPage } from './page';
import type { PageFonts } from './page-styles';
import { type Purpose, readToken } from './token';

interface NewsletterDependencies {
  store: Store;
  secret: Buffer;
  now: () => number;
  siteUrl: string;
  fonts: PageFonts;
  /** Called when a mail was queued. */
  onStored: () => void;
}

/**
 * The pages behind the links in mails, to be mounted under /api/newsletter (docs/rules.md#newsletter). Following a
 * link changes nothing, since mail scanners follow links; its one button does.
 */
export const createNewsletterRoutes = ({
  store,
  secret,
  now,
  siteUrl,
  fonts,
  onStored,
}: NewsletterDependencies) => {
  let pages: Promise<ShowPage> | undefined;
  const show: ShowPage = async (...page) => {
    // What writes them is large: loaded with the first.
    pages ??= import('./page').then(({ createPageRenderer }) => createPageRenderer(siteUrl, fonts));
    return (await pages)(...page);
  };

  /** @returns the reference behind a token, or the page that says why there is none */
  const read = async (purpose: Purpose, token: string) => {
    const reading = readToken(secret, purpose, token, now());
    if (reading.is === 'valid') return reading.reference;
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
  // Mail programs post here by themselves (RFC 8058); what they send in the body says nothing new.
  routes.post('/leave', async ({ req }) => {
    const reference = await read('leave', req.query('token') ?? '');
    if (reference instanceof Response) return reference;
    const isKnown = await store.write(() => endSubscription(reference, now()));
    return isKnown ? show(words.left) : show(words.gone);
  });
  return routes;
};
