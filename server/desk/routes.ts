import { Hono } from 'hono';
import { type DeskAct, deskActs, deskPages } from '@/content/desk';
import { readForm } from '../api/guards';
import { createPageRenderer } from '../pages/page';
import type { PageFonts } from '../pages/page-styles';
import { readToken } from '../pages/token';
import { giveLinkBack, isLinkUsed, spendLink } from '../store/desk-script';
import { type ActContext, acts, asks } from './acts';

interface DeskDependencies extends ActContext {
  siteUrl: string;
  fonts: PageFonts;
  /** Called after a mail may be queued. */
  onStored: () => void;
}

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
export const createDeskRoutes = ({ siteUrl, fonts, onStored, ...context }: DeskDependencies) => {
  const { store, secret, now } = context;
  const show = createPageRenderer(siteUrl, fonts);

  /** @returns what a valid token was signed for, else the page that explains the error */
  const read = async (act: DeskAct, token: string) => {
    const reading = readToken(secret, `desk:${act}`, token, now());
    if (reading.is === 'invalid') return show(deskPages.invalid, 400);
    if (reading.is === 'expired') return show(deskPages.expired, 410);
    return reading;
  };

  const routes = new Hono();
  for (const act of actNames) {
    routes.get(`/${act}`, async ({ req }) => {
      const link = await read(act, req.query('token') ?? '');
      if (link instanceof Response) return link;
      if (await store.read(() => isLinkUsed(link.id))) return show(deskPages.used, 410);
      return show(question(act, link.subject));
    });
    routes.post(`/${act}`, async ({ req }) => {
      const link = await read(act, req.query('token') ?? '');
      if (link instanceof Response) return link;
      const { id, subject, expiresAt } = link;
      const field = asks(act, subject) ? (await readForm(req.raw)).get('address') : '';
      const typed = (field ?? '').replaceAll(/\p{C}/gu, '').trim();
      // A field left empty does not cost the link.
      if (asks(act, subject) && typed === '') return show(question(act, subject), 400);
      if (!(await store.write(() => spendLink(id, expiresAt, now()))))
        return show(deskPages.used, 410);
      const giveBack = () => store.write(() => giveLinkBack(id));
      const outcome = await acts[act](context, subject, typed).catch(async (error: unknown) => {
        await giveBack().catch(() => undefined);
        throw error;
      });
      if (outcome.is === 'taken') await giveBack();
      onStored();
      if (outcome.is !== 'done') return show(deskPages[outcome.is]);
      return show({ ...deskActs[act].done, more: outcome.remainingCopies });
    });
  }
  return routes;
};
