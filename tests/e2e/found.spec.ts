import { faqItems } from '../../src/content/faq-items';
import { headAt, pageRows, paths } from '../../src/content/pages';
import { expect, test } from './site';

const indexed = Object.values(paths).filter(
  (path) => path !== paths.success && path !== paths.services,
);

/** Reads a page as a crawler without scripts does. */
const read = async (address: string) => {
  const response = await fetch(address);
  const html = await response.text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    status: response.status,
    html,
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    robots: first(/<meta name="robots" content="([^"]*)"/),
    data: first(/<script type="application\/ld\+json">([^]*?)<\/script>/),
  };
};

const words = (html: string) =>
  html
    .replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/).length;

const emptyFields = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  (typeof value === 'object' &&
    (Object.keys(value).length === 0 || Object.values(value).some(emptyFields)));

test('every route is complete without scripts: its own head, one heading, its text', async ({
  baseURL,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of indexed) {
    const page = await read(baseURL + path);
    expect(page.status, path).toBe(200);
    expect(page.html.match(/<h1\b/g), path).toHaveLength(1);
    expect(words(page.html), path).toBeGreaterThan(250);
    expect(new URL(page.canonical).pathname, path).toBe(path);
    expect(page.robots, path).toBe('');
    expect(page.description.length, path).toBeGreaterThan(50);
    titles.add(page.title);
    descriptions.add(page.description);
  }
  expect([titles.size, descriptions.size]).toEqual([indexed.length, indexed.length]);
});

test('each route has its own social image of 1200 × 630', async ({ baseURL }) => {
  const pictures = Object.keys(pageRows).map((path) => headAt(path).picture);
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of [...pictures, '/share/404.png']) {
    const response = await fetch(baseURL + picture);
    const png = Buffer.from(await response.arrayBuffer());
    // A PNG begins with its signature and its header, which has width and height at byte 16.
    expect(png.toString('latin1', 1, 4), picture).toBe('PNG');
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect([picture, ...size]).toEqual([picture, 1200, 630]);
  }
});

test('structured data parses, has no empty fields and describes each page', async ({ baseURL }) => {
  const kinds = async (path: string) => {
    const data: unknown = JSON.parse((await read(baseURL + path)).data);
    expect(emptyFields(data), path).toBe(false);
    return [...JSON.stringify(data).matchAll(/"@type":"(\w+)"/g)].map(([, kind]) => kind);
  };
  for (const path of indexed)
    expect(await kinds(path), path).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  expect(await kinds(paths.branding)).toEqual(
    expect.arrayContaining(['Service', 'BreadcrumbList']),
  );
  const faq = await kinds(paths.faq);
  expect(faq.filter((kind) => kind === 'Question')).toHaveLength(faqItems.length);
});

test('every answer stands in the page, closed ones for the browser to find', async ({
  baseURL,
}) => {
  const html = await (await fetch(baseURL + paths.faq)).text();
  for (const { key } of faqItems) {
    const [panel = ''] = new RegExp(`<div[^>]* id="${key}-answer"[^>]*>`).exec(html) ?? [];
    expect([key, panel.includes('hidden="until-found"')]).toEqual([key, key !== faqItems[0]?.key]);
  }
  expect(html.match(/data-item=""[^>]* hidden="until-found"/g)).toHaveLength(faqItems.length - 9);
  const home = await (await fetch(baseURL + paths.home)).text();
  expect(home.match(/id="home-faq-[\w-]+-answer"[^>]* hidden="until-found"/g)).toHaveLength(6);
});

test('search engines can index every page and nothing else', async ({ baseURL }) => {
  const unknown = await read(`${baseURL}/about/us`);
  expect([unknown.status, unknown.robots, unknown.canonical]).toEqual([404, 'noindex', '']);
  expect((await read(baseURL + paths.success)).robots).toBe('noindex');
  expect(new URL((await read(baseURL + paths.services)).canonical).pathname).toBe(paths.branding);

  const sitemap = await (await fetch(`${baseURL}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(listed.toSorted()).toEqual([...indexed].toSorted());
  expect(await (await fetch(`${baseURL}/robots.txt`)).text()).toContain('/sitemap.xml');
  expect(await (await fetch(`${baseURL}/llms.txt`)).text()).toContain('Connect, Convey, Convert');
});
