import type { BuiltPage } from '../../src/entry-server';
import { agency } from '../../src/content/agency';
import { signs } from '../../src/lib/when-wanted';
import type { PageAssets } from './page-assets';

/** A stylesheet of the build, with its content. */
export interface Style {
  file: string;
  css: string;
}

/** The styles of what lies below the first screen, in one file. */
export interface LaterStyles {
  file: string;
  /** Finds what stays unseen until they are there. */
  selector: string;
  /** The stylesheets that it holds. */
  holds: readonly string[];
}

const markers = /<!-- page -->[^]*<!-- \/page -->/;
const builtTags =
  /\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)/g;
const imagePreloads = /^(?:<link rel="preload"[^>]*\/>)+/;

const noScript = `<noscript>
      <p>The forms need JavaScript. Without it, write to <a href="mailto:${agency.email}">${agency.email}</a>.</p>
    </noscript>`;

/**
 * The content security policy refuses style attributes in a document. They become data, with a rule each for the
 * first paint; the browser turns them back when it takes the page over.
 */
const styleAttributes = (html: string) => {
  const found = new Set<string>();
  const body = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    found.add(style);
    return ` data-style="${style}"`;
  });
  const rules = [...found].map((style) => `[data-style="${style}"]{${style}}`);
  return { body, rules: rules.join('') };
};

/**
 * Not seen before its styles are there, though read and found as soon as the first screen, which it must not hold up,
 * is painted. Its stand-in is taller than any of it, so that a reload finds its place again.
 */
const unseen = (selector: string) =>
  '@media screen and (scripting:enabled){' +
  `:is(${selector}){opacity:0;content-visibility:hidden;contain-intrinsic-block-size:1600px;overflow-anchor:none}` +
  `[data-painted] :is(${selector}){content-visibility:auto}` +
  `[data-plain] :is(${selector}){opacity:1}` +
  `[data-styled] :is(${selector}),:is(${selector})[data-styled]{content-visibility:visible}}`;

/** What the file of later styles ends with. */
export const seen = (selector: string) => `:root :is(${selector}){opacity:1}`;

/**
 * What lies below the first screen is styled with the first sign of use, or when it is in the window without one:
 * a tall window, a place found again, paper. Styles that do not come within two seconds are done without.
 */
const whenUsed = ({ file, selector }: LaterStyles) =>
  'let isAsked;const plain=()=>{dataset.plain=""},ask=()=>{if(isAsked)return;isAsked=1;setTimeout(plain,2000);' +
  `document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",href:"/${file}",onload:show,onerror:plain}))},` +
  // One after another: the layout of all of them would stop a pill in the middle of a throw.
  `show=()=>{const parts=[...document.querySelectorAll("${selector}")],next=()=>{const part=scrollY?undefined:parts.shift();` +
  'if(part){part.dataset.styled="";setTimeout(next,16)}else dataset.styled=""};next()};' +
  `${JSON.stringify([...signs, 'beforeprint'])}.forEach((sign)=>addEventListener(sign,ask,{capture:true,passive:true,once:true}));`;
const whenInSight = ({ selector }: LaterStyles) =>
  'const observer=new IntersectionObserver((entries)=>{if(entries.some((entry)=>entry.isIntersecting))ask()});' +
  `document.querySelectorAll("${selector}").forEach((part)=>observer.observe(part));`;

/**
 * The page is whole before its first script, so the first paint goes first: the scripts are asked for when the
 * browser tells of it, or after a second where it does not tell. A page in a background tab is never painted and
 * starts at once.
 */
const afterPaint = (scripts: readonly string[], later: LaterStyles | undefined) =>
  // Without its script a form would send its fields into the address.
  'addEventListener("submit",(event)=>event.preventDefault(),true);' +
  `{const{dataset}=document.documentElement;${later ? whenUsed(later) : ''}` +
  'let isBegun;const start=()=>{if(isBegun)return;isBegun=1;dataset.painted="";' +
  `${later ? whenInSight(later) : ''}${JSON.stringify(scripts)}.forEach((file)=>import(file))};` +
  'if(document.hidden)start();' +
  'else{new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,1000)}}';

/**
 * Puts a rendered page into the document that the client build made. Its styles stand in it, so that the first
 * paint waits for nothing; each stylesheet is also named as a disabled link, by which the loader of later pages
 * sees that it is there.
 */
export const pageHtml = (
  template: string,
  page: BuiltPage,
  assets: PageAssets,
  styles: readonly Style[],
  fonts: readonly string[],
  later: LaterStyles | undefined,
): string => {
  const [images = ''] = imagePreloads.exec(page.body) ?? [];
  const { body, rules } = styleAttributes(page.body.slice(images.length));
  const head = [
    page.head,
    `<style>${styles.map(({ css }) => css.trim()).join('')}${rules}${later ? unseen(later.selector) : ''}</style>`,
    later && `<noscript><link rel="stylesheet" href="/${later.file}" /></noscript>`,
    ...fonts.map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    images,
    ...[...styles.map(({ file }) => file), ...(later?.holds ?? [])].map(
      (file) => `<link rel="stylesheet" href="/${file}" crossorigin disabled />`,
    ),
  ];
  const root = page.isGuarded ? '<div id="root" hidden>' : '<div id="root">';
  const scripts = [assets.entry, ...assets.chunks].map((file) => `/${file}`);
  const end = [noScript, `<script>${afterPaint(scripts, later)}</script>`];
  return template
    .replaceAll(builtTags, '')
    .replace(markers, () => head.filter(Boolean).join('\n    '))
    .replace('<div id="root"></div>', () => `${root}${body}</div>\n    ${end.join('\n    ')}`);
};
