import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { headTags } from '@/app/head-tags';
import { notFoundPage, pageAt } from '@/app/pages';
import { agency } from '@/content/agency';
import { heads } from '@/content/heads';
import { siteUrl } from '@/lib/env';
import { paths } from '@/lib/paths';
import { successState } from '@/lib/success-state';

export interface PrerenderedPage {
  /** The whole page, as it is hydrated. */
  body: string;
  /** Tags for the head. */
  head: string;
  /** The page's module, from the project's root. */
  source: string;
  /** Whether the page is only shown to those who come with a flag, so that a script has to let them in. */
  isGuarded: boolean;
  /** Whether hosts serve it for every address that they do not know. */
  isNotFound: boolean;
}

/**
 * Renders a page of the site for the build.
 * @param pathname its address; an unknown one gives the not-found page
 * @throws what the page throws: a build with a broken page has failed
 */
export const renderPage = async (pathname: string): Promise<PrerenderedPage> => {
  const isGuarded = pathname === paths.success;
  const page = pageAt(pathname);
  await page.load();
  // The redirect of this path is for browsers; its page is the one that it leads to.
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
      // All in its place: nothing is put in order by an inline script afterwards.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  return {
    body: await text(prelude),
    head: headTags(pathname),
    source: page.source,
    isGuarded,
    isNotFound: page === notFoundPage,
  };
};

/** Every address that gets a page of its own. */
export const prerenderedPaths: readonly string[] = Object.values(paths);

/** Who the site belongs to and what it consists of, for the files that machines read. */
export const siteMap = {
  agency,
  siteUrl,
  pages: Object.values(heads).filter(({ canonical }) => canonical !== undefined),
};
