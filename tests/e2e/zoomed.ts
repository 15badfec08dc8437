import { type BrowserContext, expect, type Page } from '@playwright/test';
import { lostText, overflow } from './lost-text';
import { open, scrollThrough } from './routes';

/** Makes every window that follows one of 1440 px, zoomed until its page has the width of the viewport. */
export const zoom = (pages: Page | BrowserContext) =>
  pages.addInitScript(() => Object.defineProperty(window, 'outerWidth', { get: () => 1440 }));

/** Controls under 24 × 24 px (WCAG 2.5.8); links within a line of text are excepted there, too. */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, textarea, select, [role=tab]',
      ),
    ]
      .filter((target) => {
        if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          return false;
        if (target.closest('[inert], [aria-hidden="true"], .sr-only, a[href="#content"]'))
          return false;
        // A hidden radio button is pressed by its label.
        const box = (target.closest('label') ?? target).getBoundingClientRect();
        const isInLine = getComputedStyle(target).display === 'inline';
        return box.width > 0 && !isInLine && (box.width < 24 || box.height < 24);
      })
      .map((target) => `${target.tagName}: ${target.textContent.trim() || target.ariaLabel}`),
  );

/** Nothing sideways, cut, or too small to be hit. */
export const fits = async (page: Page, when: string) => {
  expect.soft(await overflow(page), `sideways ${when}`).toBe(0);
  expect.soft(await lostText(page), `cut ${when}`).toEqual([]);
  expect.soft(await smallTargets(page), `small ${when}`).toEqual([]);
};

/** Opens a page in a zoomed window and lets it fit each of the widths, the widest first. */
export const fitsAtWidths = async (
  page: Page,
  route: string,
  widths: readonly number[],
  alsoAt: (width: number) => Promise<void> = async () => {},
) => {
  await zoom(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1279, height: 700 });
  await open(page, route);
  await scrollThrough(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    await fits(page, `at ${width}`);
    await alsoAt(width);
  }
};
