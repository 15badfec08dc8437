import type { PrerenderedPage } from '../../src/entry-server';
import { paths } from '../../src/content/pages';
import { formUnavailable } from '../../src/content/form-unavailable';
import { bundleInline } from './inline-scripts';

/** What the client build gives a page; files are paths below the output folder. */
interface PageAssets {
  /** The style sheet of the site. */
  styles: string;
  /** The entry first, then the chunks the page needs at start. */
  scripts: readonly string[];
  fonts: readonly string[];
}

const { noScript, mail } = formUnavailable;
const noScriptNote = `<noscript>
      <p>${noScript} <a href="mailto:${mail}">${mail}</a>.</p>
    </noscript>`;

const [starter, successGuard, toKnownPath] = await Promise.all([
  bundleInline('starter'),
  bundleInline('success-guard'),
  bundleInline('known-path'),
]);

const lines = (parts: readonly (string | false)[]) => parts.filter(Boolean).join('\n    ');

/**
 * Puts a prerendered page into the HTML template. Inlines the style sheet, so that the first paint waits for no request
 * and no page lacks a rule.
 * @param template the project's `index.html`, with its scripts inlined
 */
export const pageHtml = (
  template: string,
  page: PrerenderedPage,
  { styles, scripts, fonts }: PageAssets,
): string => {
  const [, tags = '', , root = ''] = page.html.split(/<\/?(?:head|body)>/);
  const head = [
    page.isNotFound &&
      `<script data-paths="${Object.values(paths).join(' ')}">${toKnownPath}</script>`,
    tags,
    page.structuredData,
    `<style>${styles}</style>`,
    ...fonts.map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
  ];
  const files = scripts.map((file) => `/${file}`).join(' ');
  const end = [
    noScriptNote,
    page.isGuarded && `<script>${successGuard}</script>`,
    `<script data-scripts="${files}">${starter}</script>`,
  ];
  return template
    .replace('<!-- page -->', () => lines(head))
    .replace('<div id="root"></div>', () => root)
    .replace('<script type="module" src="/src/main.tsx"></script>', () => lines(end));
};
