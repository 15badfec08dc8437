import { renderToStaticMarkup } from 'react-dom/server';
import { agency } from '@/content/agency';
import { newsletterPageWords as words } from '@/content/newsletter-mail';
import { colors } from '../../tailwind.config';
import { hashOf } from './security-headers';

/** What a page behind a link in a mail shows; its words are those of `src/content`. */
export interface PageProps {
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

/** The agency's mark. Closed, its line is a ring around the dot. */
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
        {/* The logo is written in lower case. */}
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

/** Joins doctype and style sheet by hand: React writes no doctype, and would escape the sheet. */
export const toHtml = (page: PageProps, styles: string) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    renderToStaticMarkup(<title>{`${page.title} · ${agency.name}`}</title>),
    `<style>${styles}</style></head>`,
    renderToStaticMarkup(<PageBody {...page} />),
    '</html>',
  ].join('');

/** @returns a content security policy without scripts, with one style sheet by its hash */
export const policyFor = (styles: string) =>
  [
    "default-src 'none'",
    `style-src '${hashOf(styles)}'`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
