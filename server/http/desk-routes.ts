import { Hono } from 'hono';
import { type DeskAct, deskActs, deskPages } from '@/content/desk';
import type { ActContext } from '../leads/release';
import { limitBody } from './guards';
import type { Config } from '../base/config';
import { failureFields } from '../base/log';
import { waitAtMost } from '../base/wait-at-most';
import { createLinkPages } from './page';
import type { PageFonts } from './page-styles';
import { acts, asks } from '../leads/desk-commands';

export interface DeskDependencies extends ActContext {
  config: Pick<Config, 'siteUrl'> & Partial<Config>;
  fonts: PageFonts;
  /** Called after a mail, or a call of the webhook, may be queued. */
  onStored: () => void;
}

/** Proxies and people give up on an answer that takes longer. */
const longestAnswerMs = 8000;

const actNames = Object.keys(deskActs).filter((name): name is DeskAct => name in deskActs);

/** Paths of the pages, under /api. */
export const deskPaths = actNames.map((act) => `/desk/${act}`);

/** @returns the page of a link that was not pressed yet */
const question = (act: DeskAct, subject: string) => {
  const { title, text, button, ...words } = deskActs[act];
  const input = asks(act, subject) && 'input' in words ? { input: words.input } : {};
  return { title, text, button, ...input };
};

/**
 * Creates the pages behind the links in mails to the owner, mounted under /api/desk (docs/rules.md#desk). A GET changes
 * nothing, because mail scanners follow links; the page's button posts, and a link acts once.
 */
export const createDeskRoutes = ({ fonts, onStored, ...context }: DeskDependencies) => {
  const { store, secret, now, config, log } = context;
  const { siteUrl } = config;
  const { show, onLink } = createLinkPages({ siteUrl, fonts, secret, now }, deskPages);
  const routes = new Hono();
  for (const act of actNames) {
    routes.get(
      `/${act}`,
      onLink(`desk/${act}`, async ({ id, subject }) => {
        const isUsed = await store.isLinkUsed(id);
        return isUsed ? show(deskPages.used, 410) : show(question(act, subject));
      }),
    );
    routes.post(
      `/${act}`,
      limitBody,
      onLink(`desk/${act}`, async ({ id, subject, expiresAt }, request) => {
        const field = asks(act, subject)
          ? new URLSearchParams(await request.text()).get('address')
          : '';
        const typed = (field ?? '').replaceAll(/\p{C}/gu, '').trim();
        // A field left empty does not cost the link.
        if (asks(act, subject) && typed === '') return show(question(act, subject), 400);
        if (await store.isLinkUsed(id)) return show(deskPages.used, 410);
        // Spent last: after a crash the link still works, and what was done is not done twice.
        const acting = acts[act](context, subject, typed, { id, expiresAt }).then(
          async (outcome) => {
            if (outcome.is !== 'taken') await store.spendLink(id, expiresAt, now());
            onStored();
            return outcome;
          },
        );
        const outcome = await waitAtMost(longestAnswerMs, acting);
        if (outcome === undefined) {
          acting.catch((error: unknown) => log('error', 'desk', failureFields(error)));
          return show(deskPages.goesOn, 202);
        }
        if (outcome.is !== 'done')
          return show(deskPages[outcome.is], outcome.is === 'used' ? 410 : 200);
        return show({ ...deskActs[act].done, more: outcome.remainingCopies });
      }),
    );
  }
  return routes;
};
