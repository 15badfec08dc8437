import { Hono } from 'hono';
import { newsletterPageWords as words } from '@/content/newsletter-mail';
import type { ApiDependencies } from './api-dependencies';
import { createLinkPages } from './link-pages';

/**
 * Creates the pages behind the links in newsletter mails, mounted under /api/newsletter
 * (docs/rules.md#newsletter). A GET changes nothing, because mail scanners follow links; the page's
 * button posts.
 */
export const createNewsletterRoutes = (dependencies: ApiDependencies) => {
  const { store, now, onStored } = dependencies;
  const { show, onLink } = createLinkPages(dependencies, words);
  const routes = new Hono();
  routes.get(
    '/confirm',
    onLink('newsletter/confirm', async ({ subject }) => {
      const state = await store.subscriptionState(subject);
      if (state === 'confirmed') return show(words.already);
      return state === 'unconfirmed' ? show(words.confirm) : show(words.gone, 410);
    }),
  );
  routes.post(
    '/confirm',
    onLink('newsletter/confirm', async ({ subject }) => {
      const stateBefore = await store.confirmSubscription(subject, now());
      if (stateBefore === 'confirmed') return show(words.already);
      if (stateBefore !== 'unconfirmed') return show(words.gone, 410);
      onStored();
      return show(words.confirmed);
    }),
  );
  routes.get(
    '/leave',
    onLink('newsletter/leave', () => show(words.leave)),
  );
  // Mail programs post here for one-click unsubscribe (RFC 8058); their body carries nothing new.
  routes.post(
    '/leave',
    onLink('newsletter/leave', async ({ subject }) => {
      const isKnown = await store.endSubscription(subject, now());
      return isKnown ? show(words.left) : show(words.gone);
    }),
  );
  return routes;
};
