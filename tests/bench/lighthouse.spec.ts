import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { paths } from '../../src/content/pages';
import { pages } from '../e2e/routes';
import { test } from '../e2e/site';
import { isShort, median, repeat, report } from './figures';

const run = promisify(execFile);
/** Fetched when it runs, since it is larger than all that the site needs. */
const lighthouse = 'lighthouse@12.8.2';
/** Of 100, for performance: on a shared machine, the 30 for the blocked time. */
const mostLost = isShort ? 30 : 0;
const routes = isShort ? [paths.home, paths.contact] : pages;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const measure = async (url: string): Promise<Result> => {
  const words = ['--yes', lighthouse, url, '--preset=desktop', '--quiet', '--output=json'];
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-background-networking';
  const { stdout } = await run('npx', [...words, flags], { maxBuffer: 100_000_000 });
  return JSON.parse(stdout);
};

for (const route of routes)
  test(`Lighthouse on ${route}`, async ({ site }) => {
    test.slow();
    const lostIn = (name: string, { categories: scores }: Result) =>
      100 - 100 * (scores[name]?.score ?? 0);
    const results = await repeat(isShort ? 1 : 5, () => measure(site.url + route));
    const figure = (read: (result: Result) => number | null | undefined) =>
      median(results.map((result) => read(result) ?? Number.NaN));
    for (const name of categories) {
      const lost = figure((result) => lostIn(name, result));
      report(`${route}: points lost in ${name}`, lost, name === 'performance' ? mostLost : 0);
    }
    const audit = (name: string) => figure(({ audits }) => audits[name]?.numericValue);
    const mostPaint = route === paths.home ? 400 : 1000;
    report(`${route}: largest paint`, audit('largest-contentful-paint'), mostPaint, 'ms');
    report(`${route}: layout shift`, audit('cumulative-layout-shift'), 0.005);
    // Printed only: a busy machine multiplies it. load.spec.ts has a bound.
    console.log(`${route}: blocked ${audit('total-blocking-time').toFixed(0)} ms`);
  });
