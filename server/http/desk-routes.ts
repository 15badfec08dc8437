import { Hono } from 'hono';
import {
  type DeskCommand,
  deskCommandNames,
  deskCommands as deskWords,
  deskPages,
} from '@/content/desk';
import { failureFields } from '../base/log';
import { waitAtMost } from '../base/wait-at-most';
import { type CommandOutcome, deskCommands, hasField } from '../leads/desk-commands';
import { deskSecret } from '../leads/desk-links';
import type { SignedLink } from '../leads/token';
import type { ApiDependencies } from './api-dependencies';
import { limitBody } from './payload';
import { createLinkPages } from './link-pages';

/** Proxies and people give up on an answer that takes longer; the command goes on behind it. */
const longestAnswerMs = 8000;

/** Paths of the pages, under /api. */
export const deskPaths = deskCommandNames.map((name) => `/desk/${name}`);

/** @returns the page that asks whether to run a command, with a field if it needs an address */
const questionPage = (name: DeskCommand, subject: string) => {
  const { title, text, button, input } = deskWords[name];
  return { title, text, button, input: hasField(name, subject) ? input : undefined };
};

/** @returns the page that says what came of a command */
const outcomePage = (name: DeskCommand, outcome: CommandOutcome) =>
  outcome.result === 'done'
    ? { ...deskWords[name].done, more: outcome.more }
    : deskPages[outcome.result];

/** @returns what was typed in the page's field, without what cannot be seen */
const readAddress = async (request: Request): Promise<string> => {
  const address = new URLSearchParams(await request.text()).get('address') ?? '';
  return address.replaceAll(/\p{C}/gu, '').trim();
};

/**
 * Creates the pages behind the links in mails to the owner, mounted under /api/desk
 * (docs/rules.md#desk). A GET changes nothing, since mail scanners follow links; the page's button
 * posts, and a link works once.
 */
export const createDeskRoutes = (dependencies: ApiDependencies) => {
  const { store, now, config, log, onStored } = dependencies;
  const secret = deskSecret(dependencies.secret, config.mailTo ?? []);
  const { show, onLink } = createLinkPages({ ...dependencies, secret }, deskPages);

  /** Spends the link last: after a crash it still works, and what was done is not done twice. */
  const runCommand = async (name: DeskCommand, link: SignedLink, typed: string) => {
    const outcome = await deskCommands[name](dependencies, link, typed);
    // What another audit prevents leaves the link good.
    if (outcome.result !== 'taken') await store.spendLink(link.id, link.expiresAt, now());
    // Whatever the outcome: to wake the workers for nothing costs nothing.
    onStored();
    return outcome;
  };

  const onPressed = async (name: DeskCommand, link: SignedLink, request: Request) => {
    const needsAddress = hasField(name, link.subject);
    const typed = needsAddress ? await readAddress(request) : '';
    // A field left empty does not cost the link.
    if (needsAddress && typed === '') return show(questionPage(name, link.subject), 400);
    if (await store.isLinkUsed(link.id)) return show(deskPages.used, 410);
    const running = runCommand(name, link, typed);
    const outcome = await waitAtMost(longestAnswerMs, running);
    if (outcome === undefined) {
      running.catch((error: unknown) => log('error', 'desk', failureFields(error)));
      return show(deskPages.goesOn, 202);
    }
    return show(outcomePage(name, outcome), outcome.result === 'used' ? 410 : 200);
  };

  const routes = new Hono();
  for (const name of deskCommandNames) {
    const page = `desk/${name}`;
    routes.get(
      `/${name}`,
      onLink(page, async ({ id, subject }) =>
        (await store.isLinkUsed(id))
          ? show(deskPages.used, 410)
          : show(questionPage(name, subject)),
      ),
    );
    routes.post(
      `/${name}`,
      limitBody,
      onLink(page, (link, request) => onPressed(name, link, request)),
    );
  }
  return routes;
};
