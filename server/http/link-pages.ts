import type { Context } from 'hono';
import { readToken, type SignedLink } from '../leads/token';
import { StoreError } from '../store/store-error';
import type { ApiDependencies } from './api-dependencies';
import { type PageProps, policyFor, toHtml } from './link-page-html';
import { pageStyles } from './page-styles';

/**
 * Creates what the pages behind links in mails share. They send no referrer, because their address
 * contains the token.
 *
 * @param errors words for a link that is cut or false, one that is too old, and a failing database
 */
export const createLinkPages = (
  { config, fonts, secret, now, log }: ApiDependencies,
  errors: Readonly<Record<'invalid' | 'expired' | 'failed', { title: string; text: string }>>,
) => {
  const styles = pageStyles(fonts);
  const policy = policyFor(styles);

  /** @returns the response that shows a page */
  const show = (page: Omit<PageProps, 'siteUrl'>, status = 200) =>
    new Response(toHtml({ ...page, siteUrl: config.siteUrl }, styles), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        ...(status === 503 && { 'retry-after': '30' }),
      },
    });

  /**
   * Creates the handler of a page's requests. The token decides first: `answer` sees valid links.
   *
   * @param page the page that the token must be signed for
   */
  const onLink = (
    page: string,
    answer: (link: SignedLink, request: Request) => Response | Promise<Response>,
  ) => {
    const handleRequest = async ({ req }: Context) => {
      const link = readToken(secret, page, req.query('token') ?? '', now());
      if (link === 'invalid') return show(errors.invalid, 400);
      if (link === 'expired') return show(errors.expired, 410);
      try {
        return await answer(link, req.raw);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        log('error', 'database', { code: error.code });
        return show(errors.failed, 503);
      }
    };
    return handleRequest;
  };

  return { show, onLink };
};
