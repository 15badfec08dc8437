import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { agency } from '@/content/agency';
import { newsletterPageWords as words } from '@/content/newsletter-mail';
import { colors } from '../../tailwind.config';
import type { Log } from '../base/log';
import { readToken, type SignedLink } from '../leads/token';
import { StoreError } from '../store/transaction';
import { type PageFonts, pageStyles } from './page-styles';

interface PageProps {
  title: string;
  text: string;
  /** Further paragraphs. */
  more?: readonly string[];
  siteUrl: string;
  /** Label of the button, which posts to the page's own address; without it, home is linked. */
  button?: string;
  /** Label of a field, which is posted as `address`. */
  input?: string;
  /** Whether the address is subscribed: the drawing shows the closed ring. */
  isJoined?: boolean;
}

/** The agency's mark; its line closes to a ring around the dot for a subscriber. */
function Drawing({ isClosed }: { isClosed: boolean }) {
  return (
    <svg viewBox="0 0 152 112" aria-hidden="true" fill={colors.ink}>
      {isClosed ? (
        <path
          fillRule="evenodd"
          d="M56 0a56 56 0 1 1 0 112a56 56 0 1 1 0-112M56 32a24 24 0 1 0 0 48a24 24 0 1 0 0-48"
        />
      ) : (
        <path d="M56 0v32a24 24 0 0 0 0 48v32A56 56 0 0 1 56 0M63 0h40a16 16 0 0 1 0 32H63Z" />
      )}
      <circle cx={isClosed ? 56 : 79} cy={isClosed ? 56 : 96} r={16} fill={colors.green} />
    </svg>
  );
}

function PageBody({ title, text, more = [], siteUrl, button, input, isJoined = false }: PageProps) {
  return (
    <body>
      <header>
        <a href={`${siteUrl}/`}>{agency.name.toLowerCase()}</a>
      </header>
      <main>
        <Drawing isClosed={isJoined} />
        <h1>{title}</h1>
        {[text, ...more].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {button === undefined ? (
          <a className="home" href={`${siteUrl}/`}>
            {words.home}
          </a>
        ) : (
          <form method="post">
            {input !== undefined && (
              <label>
                {input}
                <input name="address" required autoComplete="off" maxLength={2048} />
              </label>
            )}
            <button type="submit">{button}</button>
          </form>
        )}
      </main>
    </body>
  );
}

/** React would escape the style sheet and writes no doctype: both are joined to what it renders. */
const toHtml = (page: PageProps, styles: string) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    renderToStaticMarkup(<title>{`${page.title} · ${agency.name}`}</title>),
    `<style>${styles}</style></head>`,
    renderToStaticMarkup(<PageBody {...page} />),
    '</html>',
  ].join('');

/** @returns a policy without scripts, which allows one style sheet by its hash */
const policyFor = (styles: string) => {
  const hash = createHash('sha256').update(styles).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
};

export interface LinkPageOptions {
  siteUrl: string;
  fonts: PageFonts;
  /** HMAC key of the tokens. */
  secret: Buffer;
  now: () => number;
  log: Log;
}

/**
 * Creates what the pages behind links in mails share. They send no referrer, because their address
 * contains the token.
 *
 * @param errors words for a link that is cut or false, one that is too old, and a failing database
 */
export const createLinkPages = (
  { siteUrl, fonts, secret, now, log }: LinkPageOptions,
  errors: Readonly<Record<'invalid' | 'expired' | 'failed', { title: string; text: string }>>,
) => {
  const styles = pageStyles(fonts);
  const policy = policyFor(styles);

  /** @returns the response that shows a page */
  const show = (page: Omit<PageProps, 'siteUrl'>, status = 200) =>
    new Response(toHtml({ ...page, siteUrl }, styles), {
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
   * @param page the page that the token must be signed for
   * @param answer answers a valid link
   * @returns the handler of the page's requests, which shows `errors` for all others
   */
  const onLink =
    (page: string, answer: (link: SignedLink, request: Request) => Response | Promise<Response>) =>
    async ({ req }: Context) => {
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

  return { show, onLink };
};
