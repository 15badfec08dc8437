import { expect, type Page } from '@playwright/test';

/**
 * Holds back the scripts of every page opened from now on.
 * @returns releases them and waits until the page is hydrated
 */
export const holdScripts = async (page: Page) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const files = '**/assets/*.js';
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await expect(page.locator('[data-pre-hydration]')).toHaveCount(0);
    await page.unroute(files);
  };
};
