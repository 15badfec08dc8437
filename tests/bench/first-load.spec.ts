import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { paths } from '../../src/content/pages';
import { pages } from '../e2e/routes';
import { expect, test } from '../e2e/site';
import { report } from './figures';

/** Of the highest quality, which is the default. */
const brotliKibibytes = (content: Uint8Array) => brotliCompressSync(content).byteLength / 1024;

const distDir = process.env['DIST_DIR'] ?? 'dist';

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

/** Loads a route, and weighs what it has fetched when nobody has touched it for 5 s. */
const weigh = async (page: Page, route: string) => {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.goto(route);
  // The time is the rule: what it fetches later costs nobody the first view.
  await page.waitForTimeout(5000);
  const html = readFileSync(`${distDir}/${route}/index.html`, 'utf8');
  const [, sheet = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  const styles = brotliKibibytes(Buffer.from(sheet));
  const fonts = (html.match(/(?<=rel="preload" href=")[^"]+\.woff2/g) ?? [])
    .map((file) => statSync(distDir + file).size / 1024)
    .reduce((total, weight) => total + weight, 0);
  const files = [...fetched];
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => brotliKibibytes(readFileSync(path.join(distDir, file))))
    .reduce((total, weight) => total + weight, 0);
  expect(scripts).toBeGreaterThan(50);
  report(`${route}: scripts`, scripts, scriptBudget(route), 'KiB');
  report(`${route}: styles`, styles, styleBudget, 'KiB');
  report(`${route}: fonts`, fonts, fontBudget, 'KiB');
  expect(files.filter((file) => /\.(?:css|mp4|webm)$/.test(file))).toEqual([]);
};

// Three at a time: most of it is waiting.
for (let first = 0; first < pages.length; first += 3) {
  const some = pages.slice(first, first + 3);
  test(`scripts, styles and fonts within their budgets until the first interaction: ${some.join(', ')}`, ({
    context,
  }) => Promise.all(some.map(async (route) => weigh(await context.newPage(), route))));
}
