import type { BrowserContext, Page } from '@playwright/test';
import { FailingSite } from './failing-site';
import { test as withSite } from './site';

/** A page and how it is opened. */
export interface Opening {
  path: string;
  width?: number;
  /** Router state, as a form passes it to the page. */
  state?: object;
}

type FlakySite = FailingSite & { url: string };

/** Playwright's test with a proxy that can fail single files of the site. */
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

/** The first text field of a page: in its own form, else in the footer's. */
export const field = (page: Page) =>
  page
    .locator(
      ':is(main, footer) form :is(textarea, input:is([type="text"], [type="email"], :not([type])))',
    )
    .filter({ visible: true })
    .first();

/** Triggers every script of a page: scrolls through it and focuses its fields and lists. */
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

/** Opens a page in a new tab. @returns the tab and its uncaught errors */
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

/** Whether the page gets animation frames. In headless Chromium about one page in a hundred never does. */
export const isDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), 5000);
      }),
  );

/** Waits until the page layout has been hydrated. */
export const taken = (page: Page) =>
  page.locator('[data-width="unknown"]').waitFor({ state: 'detached' });
