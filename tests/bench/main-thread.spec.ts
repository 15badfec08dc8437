import { paths } from '../../src/content/pages';
import { pages } from '../e2e/routes';
import { test } from '../e2e/site';
import { isShort, median, report, repeat } from './figures';
import { mainThreadWork, record } from './trace';

/** From the navigation on. */
const seconds = 6;
/** A press in the middle of it is still answered within 100 ms. */
const longestTask = 80;

const budget = (route: string) => {
  if (route === paths.home) return 1200;
  return route === paths.contact ? 800 : 600;
};

for (const route of pages)
  test(`the main thread’s work in the first ${seconds} s of ${route}`, async ({
    browser,
    site,
  }) => {
    const work = await repeat(isShort ? 1 : 3, async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const trace = await record(session, async () => {
        await page.goto(site.url + route);
        await page.waitForTimeout(seconds * 1000);
      });
      await context.close();
      return mainThreadWork(trace);
    });
    const unit = 'ms of the processor';
    report(`${route}: in all`, median(work.map(({ all }) => all)), budget(route), unit);
    report(`${route}: longest task`, median(work.map(({ longest }) => longest)), longestTask, unit);
  });
