import { expect, type Page } from '@playwright/test';

/** Keeps back the scripts of the pages that are opened from here on. @returns lets them come, and waits for React */
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
