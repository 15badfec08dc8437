import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { notFoundPage, pageAt } from '@/app/pages';
import { agency } from '@/content/agency';
import { headAt, heads } from '@/content/heads';
import { structuredData } from '@/content/structured-data';
import { siteUrl } from '@/lib/env';
import { paths } from '@/lib/paths';
import { successState } from '@/lib/history-state';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (words: string) => words.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escape(content)}" />`;

/** Escapes `<`, since a closing tag would end the block. */
const dataBlock = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/**
 * The head tags of a prerendered page except scripts and styles: title, description, canonical address, sharing tags and
 * structured data.
 * @param pathname the page's address; an unknown one gives the head of the not-found page
 */
const headTags = (pathname: string): string => {
  const { title, description, canonical, picture } = headAt(pathname);
  const data = canonical && structuredData(canonical, siteUrl);
  const image = siteUrl + picture;
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    canonical
      ? `<link rel="canonical" href="${escape(siteUrl + canonical)}" />`
      : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', agency.name),
    meta('property', 'og:locale', 'en'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    canonical && meta('property', 'og:url', siteUrl + canonical),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${agency.name}. ${agency.tagline}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    data && dataBlock(data),
  ]
    .filter(Boolean)
    .join('\n    ');
};

export interface PrerenderedPage {
  /** The HTML that the browser hydrates. */
  body: string;
  /** Tags for the head. */
  head: string;
  /** The page's module, from the project's root. */
  source: string;
  /** Whether the page needs the success flag; an inline script then decides whether to show it. */
  isGuarded: boolean;
  /** Whether hosts serve it for unknown addresses. */
  isNotFound: boolean;
}

/**
 * Renders a page of the site for the build.
 * @param pathname its address; an unknown one gives the not-found page
 * @throws what the page throws, so that the build fails
 */
export const renderPage = async (pathname: string): Promise<PrerenderedPage> => {
  const isGuarded = pathname === paths.success;
  const page = pageAt(pathname);
  await page.load();
  // /services redirects in the browser; prerender the page it leads to.
  const shown = pathname === paths.services ? paths.branding : pathname;
  const location = { pathname: shown, state: isGuarded ? successState : null };
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={location}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      onError: (error) => {
        throw error;
      },
      // Renders everything in place, so that React adds no inline script that moves content.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  return {
    // React writes `hidden` as a boolean (ui/accordion).
    body: (await text(prelude)).replaceAll(
      ' data-findable="true"',
      ' data-findable="true" hidden="until-found"',
    ),
    head: headTags(pathname),
    source: page.source,
    isGuarded,
    isNotFound: page === notFoundPage,
  };
};

/** Every path to prerender. */
export const prerenderedPaths: readonly string[] = Object.values(paths);

/** The agency and the indexed pages, for sitemap, `llms.txt` and the like. */
export const siteMap = {
  agency,
  siteUrl,
  pages: Object.values(heads).filter(({ canonical }) => canonical !== undefined),
};
