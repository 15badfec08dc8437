import type { PrerenderedPage } from '../../src/entry-server';
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

const markers = /<!-- page -->[^]*<!-- \/page -->/;
const builtTags =
  /\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)/g;
/** What React has hoisted: preloads of images, then the page's head tags. */
const hoistedTags =
  /^((?:<link rel="preload"[^>]*\/>)*)((?:<title>[^<]*<\/title>|<(?:link|meta) [^>]*\/>)*)/;

const { noScript, mail } = formUnavailable;
const noScriptNote = `<noscript>
      <p>${noScript} <a href="mailto:${mail}">${mail}</a>.</p>
    </noscript>`;

const [starter, successGuard, toKnownPath] = await Promise.all([
  bundleInline('starter'),
  bundleInline('success-guard'),
  bundleInline('known-path'),
]);

/**
 * Puts a prerendered page into the HTML template of the client build. Inlines the style sheet, so that the first paint
 * waits for no request and no page lacks a rule.
 * @param template the `index.html` of the client build
 */
export const pageHtml = (
  template: string,
  page: PrerenderedPage,
  { styles, scripts, fonts }: PageAssets,
): string => {
  const [hoisted = '', images, tags] = hoistedTags.exec(page.html) ?? [];
  const body = page.html.slice(hoisted.length);
  const head = [
    page.isNotFound && `<script>${toKnownPath}</script>`,
    tags,
    page.data,
    `<style>${styles}</style>`,
    ...fonts.map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    images,
  ];
  const root = page.isGuarded ? '<div id="root" hidden>' : '<div id="root">';
  const files = scripts.map((file) => `/${file}`).join(' ');
  const end = [
    noScriptNote,
    page.isGuarded && `<script>${successGuard}</script>`,
    `<script data-scripts="${files}">${starter}</script>`,
  ];
  return template
    .replaceAll(builtTags, '')
    .replace(markers, () => head.filter(Boolean).join('\n    '))
    .replace(
      '<div id="root"></div>',
      () => `${root}${body}</div>\n    ${end.filter(Boolean).join('\n    ')}`,
    );
};
