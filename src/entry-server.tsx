import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { notFoundPage, pageAt } from '@/app/pages';
import { agency } from '@/content/agency';
import { headAt, pagePathAt, pageRows, paths } from '@/content/pages';
import { structuredData } from '@/content/structured-data';
import { siteUrl } from '@/lib/env';
import { successState } from '@/lib/history-state';

/** Escapes `<`, since a closing tag would end the block. */
const dataBlock = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

export interface PrerenderedPage {
  /** A document: in its head what depends on the page, in its body `#root`, which the browser hydrates. */
  html: string;
  /** What search engines read of it: a script with JSON-LD; empty without any. */
  structuredData: string;
  /** The page's module, from the project's root. */
  source: string;
  /** Whether the page needs the success flag, and is hidden until an inline script shows it. */
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
  // /services redirects in the browser: what is prerendered is the page that it leads to.
  const path = pagePathAt(pathname);
  const data = path && structuredData(path, siteUrl);
  const location = { pathname: path ?? pathname, state: isGuarded ? successState : null };
  const { prelude } = await prerenderToNodeStream(
    // The head comes later: an element beside `#root` would change the ids that `useId` gives in it.
    <html lang="en">
      <body>
        <div id="root" hidden={isGuarded}>
          <StrictMode>
            <StaticRouter location={location}>
              <App />
            </StaticRouter>
          </StrictMode>
        </div>
      </body>
    </html>,
    {
      onError: (error) => {
        throw error;
      },
      // Renders everything in place, so that React adds no inline script that moves content.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  return {
    // Answers of the FAQ that find-in-page opens: React would write `hidden` without the value that
    // says so. In the browser the accordion sets it by itself.
    html: (await text(prelude)).replaceAll(
      ' data-findable="true"',
      ' data-findable="true" hidden="until-found"',
    ),
    structuredData: data ? dataBlock(data) : '',
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
  pages: Object.keys(pageRows)
    .map(headAt)
    .filter(({ canonical }) => canonical !== undefined),
};
