import { type BrowserContext, expect, type Page } from '@playwright/test';
import { FailingSite } from './failing-site';
import { test as withSite } from './site';

/** A page, and how it is come to. */
export interface Opening {
  path: string;
  width?: number;
  /** What a form has handed to the page. */
  state?: object;
}

type FlakySite = FailingSite & { url: string };

/** Playwright's test with a site before which single files can be made to fail. */
export const test = withSite.extend<object, { flaky: FlakySite }>({
  flaky: [
    async ({ site }, provide) => {
      const flaky = new FailingSite(site.url);
      const url = await flaky.start();
      await provide(Object.assign(flaky, { url }));
      flaky.stop();
    },
    { scope: 'worker' },
  ],
});

/** The first text field of a page: of its own form, else of the footer's. */
export const field = (page: Page) =>
  page
    .locator(
      ':is(main, footer) form :is(textarea, input:is([type="text"], [type="email"], :not([type])))',
    )
    .filter({ visible: true })
    .first();

/** Uses all of a page that fetches scripts: goes through it, into its fields and its lists. */
export const goThrough = async (page: Page) => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
    const controls = 'main :is(input, textarea, [aria-haspopup]), footer input';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      control.focus();
      await new Promise((done) => setTimeout(done));
    }
  });
};

/** Opens a tab of its own. @returns the tab, and what nobody has caught in it */
export const visit = async (
  context: BrowserContext,
  url: string,
  { path, width, state }: Opening,
) => {
  const page = await context.newPage();
  if (width) await page.setViewportSize({ width, height: 844 });
  if (state)
    await page.addInitScript(
      (usr) => history.replaceState({ usr, key: 'sent', idx: 0 }, ''),
      state,
    );
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto(url + path, { waitUntil: 'domcontentloaded' });
  return { page, thrown };
};

/** Waits until the frame of the page listens. */
export const taken = (page: Page) =>
  page.locator('[data-width="unknown"]').waitFor({ state: 'detached' });

/** Visits a page on which nothing fails. @returns its heading, and the scripts that it asks for */
export const visitHealthy = async (context: BrowserContext, flaky: FlakySite, opening: Opening) => {
  flaky.broken = undefined;
  flaky.asked = [];
  const { page } = await visit(context, flaky.url, opening);
  await taken(page);
  await expect(page.locator('[data-pre-hydration]')).toHaveCount(0);
  await goThrough(page);
  await page.waitForLoadState('networkidle');
  // Its first line: home's headline goes on with words that come and go.
  const whole = await page.locator('h1').filter({ visible: true }).first().innerText();
  const [heading = whole] = whole.split('\n');
  await page.close();
  return { heading, files: [...new Set(flaky.asked.filter((file) => file.endsWith('.js')))] };
};
