import { Hono } from 'hono';
import { type DeskCommand, deskCommands as words, deskPages } from '@/content/desk';
import type { CommandContext } from '../leads/release';
import { limitBody } from './payload';
import type { Config } from '../base/config';
import { failureFields } from '../base/log';
import { waitAtMost } from '../base/wait-at-most';
import { deskSecret } from '../leads/desk-links';
import { createLinkPages } from './link-pages';
import type { PageFonts } from './page-styles';
import { asks, deskCommands } from '../leads/desk-commands';
import type { SignedLink } from '../leads/token';

export interface DeskDependencies extends CommandContext {
  config: Pick<Config, 'siteUrl'> & Partial<Config>;
  fonts: PageFonts;
  /** Called after a mail, or a call of the webhook, may be queued. */
  onStored: () => void;
}

/** Proxies and people give up on an answer that takes longer. */
const longestAnswerMs = 8000;

const names = Object.keys(deskCommands).filter((name): name is DeskCommand => name in deskCommands);

/** Paths of the pages, under /api. */
export const deskPaths = names.map((name) => `/desk/${name}`);

/** @returns the page of a link that was not pressed yet */
const question = (name: DeskCommand, subject: string) => {
  const { title, text, button, ...more } = words[name];
  const input = asks(name, subject) && 'input' in more ? { input: more.input } : {};
  return { title, text, button, ...input };
};

const readAddress = async (request: Request): Promise<string> => {
  const address = new URLSearchParams(await request.text()).get('address') ?? '';
  return address.replaceAll(/\p{C}/gu, '').trim();
};

/**
 * Creates the pages behind the links in mails to the owner, mounted under /api/desk (docs/rules.md#desk). A GET changes
 * nothing, because mail scanners follow links; the page's button posts, and a link works once.
 */
export const createDeskRoutes = ({ fonts, onStored, ...context }: DeskDependencies) => {
  const { store, now, config, log } = context;
  const secret = deskSecret(context.secret, config.mailTo ?? []);
  const { show, onLink } = createLinkPages(
    { siteUrl: config.siteUrl, fonts, secret, now, log },
    deskPages,
  );

  /** Spends the link last: after a crash it still works, and what was done is not done twice. */
  const run = async (name: DeskCommand, link: SignedLink, typed: string) => {
    const outcome = await deskCommands[name](context, link, typed);
    if (outcome.is !== 'taken') await store.spendLink(link.id, link.expiresAt, now());
    onStored();
    return outcome;
  };

  const press = async (name: DeskCommand, link: SignedLink, request: Request) => {
    const needsAddress = asks(name, link.subject);
    const typed = needsAddress ? await readAddress(request) : '';
    // A field left empty does not cost the link.
    if (needsAddress && typed === '') return show(question(name, link.subject), 400);
    if (await store.isLinkUsed(link.id)) return show(deskPages.used, 410);
    const running = run(name, link, typed);
    const outcome = await waitAtMost(longestAnswerMs, running);
    if (outcome === undefined) {
      running.catch((error: unknown) => log('error', 'desk', failureFields(error)));
      return show(deskPages.goesOn, 202);
    }
    if (outcome.is === 'used') return show(deskPages.used, 410);
    if (outcome.is !== 'done') return show(deskPages[outcome.is]);
    return show({ ...words[name].done, more: outcome.more });
  };

  const routes = new Hono();
  for (const name of names) {
    const page = `desk/${name}`;
    routes.get(
      `/${name}`,
      onLink(page, async ({ id, subject }) =>
        (await store.isLinkUsed(id)) ? show(deskPages.used, 410) : show(question(name, subject)),
      ),
    );
    routes.post(
      `/${name}`,
      limitBody,
      onLink(page, (link, request) => press(name, link, request)),
    );
  }
  return routes;
};
