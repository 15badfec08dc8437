import type { PrerenderedPage } from '../../src/entry-server';
import { agency } from '../../src/content/agency';
import { paths } from '../../src/lib/paths';

/** Files of the client build, from the built folder. */
interface PageFiles {
  /** The scripts that the page starts with. */
  scripts: readonly string[];
  fonts: readonly string[];
  /** The style sheet of the whole site. */
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
 * The page is whole before its first script, so the first paint goes first: scripts and the sheet are asked for when
 * the browser tells of it, or after a second where it does not tell. A page in a background tab is never painted and
 * starts at once. The entry is asked for again at every new chance, as it does itself with what it loads. Forms that
 * are not hydrated after a failure, or after 15 seconds, tell of it.
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

/** Lets those in who come with the flag of a sent form, before anything is painted; sends the others home. */
const guard =
  'if(history.state?.usr?.success===true)document.getElementById("root").hidden=false;else location.replace("/")';

/** On a static host a known path in another case leads to its lower case (docs/rules.md#routes), unseen. */
const leadToLowerCase = `{
      const { pathname, search, hash } = location;
      const path = pathname.toLowerCase().replace(/(?<=.)[/]+$/, '');
      if (path !== pathname && ${JSON.stringify(Object.values(paths))}.includes(path)) {
        document.documentElement.hidden = true;
        location.replace(path + search + hash);
      }
    }`;

/**
 * Puts a rendered page into the document that the client build made. The styles that it uses stand in it, so that
 * the first paint waits for nothing.
 * @param styles the rules that the page uses
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
