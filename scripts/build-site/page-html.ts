import type { PrerenderedPage } from '../../src/entry-server';
import { agency } from '../../src/content/agency';
import { paths } from '../../src/lib/paths';

/** Files of the client build, as paths below the output folder. */
interface PageFiles {
  /** The entry first, then the chunks the page needs at start. */
  scripts: readonly string[];
  fonts: readonly string[];
  /** The full style sheet of the site. */
  sheet: string;
}

const markers = /<!-- page -->[^]*<!-- \/page -->/;
const builtTags =
  /\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)/g;
const imagePreloads = /^(?:<link rel="preload"[^>]*\/>)+/;

const noScript = `<noscript>
      <p>The forms need JavaScript. Without it, write to <a href="mailto:${agency.email}">${agency.email}</a>.</p>
    </noscript>`;

/**
 * Loads the scripts and the full sheet after the first paint, which needs neither: when the browser reports the paint,
 * or after 1 s if it reports none. A background tab never paints, so it starts at once. If the entry fails, it is
 * retried 3 s after the browser comes online or focus moves. Sets `data-unloaded` after a failure and after 15 s, so
 * that forms still not hydrated say so.
 */
const afterPaint = ({ scripts, sheet }: PageFiles) => {
  const [entry, ...chunks] = scripts.map((file) => `/${file}`);
  return `{
      const tell = () => (document.documentElement.dataset.unloaded = '');
      const enter = () => import('${entry}').catch(again);
      const again = () => {
        tell();
        const chance = new AbortController();
        const take = () => {
          chance.abort();
          setTimeout(enter, 3000);
        };
        for (const sign of ['online', 'focusin'])
          addEventListener(sign, take, { signal: chance.signal });
      };
      let isBegun = false;
      const start = () => {
        if (isBegun) return;
        isBegun = true;
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'stylesheet', href: '/${sheet}' }));
        enter();
        ${JSON.stringify(chunks)}.forEach((file) => import(file).catch(tell));
        setTimeout(tell, 15000);
      };
      if (document.hidden) start();
      else {
        new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
        setTimeout(start, 1000);
      }
    }`;
};

/** Before the first paint: shows /success to visitors who have just sent a form, and redirects the others home. */
const guard =
  'if(history.state?.usr?.success===true)document.getElementById("root").hidden=false;else location.replace("/")';

/** On a static host, redirects a known path to lower case before the first paint (docs/rules.md#routes). */
const leadToLowerCase = `{
      const { pathname, search, hash } = location;
      const path = pathname.toLowerCase().replace(/(?<=.)[/]+$/, '');
      if (path !== pathname && ${JSON.stringify(Object.values(paths))}.includes(path)) {
        document.documentElement.hidden = true;
        location.replace(path + search + hash);
      }
    }`;

/**
 * Puts a prerendered page into the HTML template of the client build. Inlines its styles, so that the first paint waits
 * for no request.
 * @param template the `index.html` of the client build
 * @param styles the CSS rules the page uses
 */
export const pageHtml = (
  template: string,
  page: PrerenderedPage,
  styles: string,
  files: PageFiles,
): string => {
  const [images = ''] = imagePreloads.exec(page.body) ?? [];
  const body = page.body.slice(images.length);
  const head = [
    page.isNotFound && `<script>${leadToLowerCase}</script>`,
    page.head,
    `<style>${styles}</style>`,
    ...files.fonts.map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    images,
  ];
  const root = page.isGuarded ? '<div id="root" hidden>' : '<div id="root">';
  const inline = [page.isGuarded && guard, afterPaint(files)];
  const end = [noScript, ...inline.filter(Boolean).map((script) => `<script>${script}</script>`)];
  return template
    .replaceAll(builtTags, '')
    .replace(markers, () => head.filter(Boolean).join('\n    '))
    .replace('<div id="root"></div>', () => `${root}${body}</div>\n    ${end.join('\n    ')}`);
};
