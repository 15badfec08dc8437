import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '../../src/content/pages';
import { pages } from '../e2e/routes';
import { expect, test } from '../e2e/site';
import { isShort, median, report, repeat } from './figures';
import { mainThreadWork, record } from './trace';

// Counted in bytes and in time of the processor, which another test on another core hardly changes.

/** From the navigation on. */
const seconds = 6;
/** Of those, in which a page's scripts count: what it fetches later costs nobody the first view. */
const fetching = 5;
/** A press in the middle of it is still answered within 100 ms. */
const longestTask = 80;

const workBudget = (route: string) => {
  if (route === paths.home) return 1200;
  return route === paths.contact ? 800 : 600;
};

/**
 * KiB of scripts a route may fetch within 5 s without interaction. A limit, not a target: scripts that load after the
 * first paint delay only the part that uses them.
 */
const scriptBudget = (route: string) => {
  if (route === paths.home) return 230;
  return route === paths.contact || route === paths.brandAudit ? 260 : 200;
};
/** KiB of the style sheet, which is inlined into every page. */
const styleBudget = 32.5;
/** KiB of fonts before the largest paint. */
const fontBudget = 50;

const distDir = process.env['DIST_DIR'] ?? 'dist';

const brotliKibibytes = (content: Uint8Array) => brotliCompressSync(content).byteLength / 1024;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Weighs what a route has fetched. */
const weigh = (route: string, files: readonly string[]) => {
  const html = readFileSync(`${distDir}/${route}/index.html`, 'utf8');
  const [, sheet = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  const fonts = html.match(/(?<=rel="preload" href=")[^"]+\.woff2/g) ?? [];
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => brotliKibibytes(readFileSync(path.join(distDir, file))));
  expect(sum(scripts)).toBeGreaterThan(50);
  report(`${route}: scripts`, sum(scripts), scriptBudget(route), 'KiB');
  report(`${route}: styles`, brotliKibibytes(Buffer.from(sheet)), styleBudget, 'KiB');
  const fontSizes = fonts.map((file) => statSync(distDir + file).size / 1024);
  report(`${route}: fonts`, sum(fontSizes), fontBudget, 'KiB');
  expect(files.filter((file) => /\.(?:css|mp4|webm)$/.test(file))).toEqual([]);
};

test.describe.configure({ mode: 'parallel' });

for (const route of pages)
  test(`the first ${seconds} s of ${route}: scripts, styles, fonts, and the main thread’s work`, async ({
    browser,
    site,
  }) => {
    const visits = await repeat(isShort ? 1 : 3, async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      const fetched = new Set<string>();
      page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
      const session = await context.newCDPSession(page);
      let files: string[] = [];
      const trace = await record(session, async () => {
        await page.goto(site.url + route);
        await page.waitForTimeout(fetching * 1000);
        files = [...fetched];
        await page.waitForTimeout((seconds - fetching) * 1000);
      });
      await context.close();
      return { files, ...mainThreadWork(trace) };
    });
    weigh(route, visits[0]?.files ?? []);
    const unit = 'ms of the processor';
    report(`${route}: in all`, median(visits.map(({ all }) => all)), workBudget(route), unit);
    const longest = median(visits.map((visit) => visit.longest));
    report(`${route}: longest task`, longest, longestTask, unit);
  });
