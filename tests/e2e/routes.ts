import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths';

/** An address for every page; open `/success` with `openSuccess`. */
export const routes: readonly string[] = [
  ...Object.values(paths).filter((path) => path !== paths.services && path !== paths.success),
  '/nowhere/at/all',
];

/** Opens the confirmation as a form does, with the flag in the router's state. */
export async function openSuccess(page: Page) {
  await page.goto('/privacy-policy');
  await page.evaluate(() =>
    history.replaceState({ usr: { success: true }, key: 'sent', idx: 0 }, '', '/success'),
  );
  await page.reload();
  await page.getByRole('heading', { name: 'Cheerio!' }).waitFor();
}

/** Opens a route and waits until the page is hydrated. */
export async function open(page: Page, route: string) {
  if (route === '/success') return openSuccess(page);
  await page.goto(route);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Scrolls through the page and back to the top, so that lazy content loads and reveals run. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 450) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Waits until the page has adapted to a new size and every finite animation has ended. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
