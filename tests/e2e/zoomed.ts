import { type BrowserContext, expect, type Page } from '@playwright/test';
import { lostText, overflow } from './lost-text';
import { open, scrollThrough } from './routes';

/** Makes later pages see a 1440 px window, zoomed in until the page has the width of the viewport. */
export const zoom = (pages: Page | BrowserContext) =>
  pages.addInitScript(() => Object.defineProperty(window, 'outerWidth', { get: () => 1440 }));

/** @returns controls under 24 × 24 px, except inline links (WCAG 2.5.8). */
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
        // The target of a hidden radio button is its label.
        const box = (target.closest('label') ?? target).getBoundingClientRect();
        const isInLine = getComputedStyle(target).display === 'inline';
        return box.width > 0 && !isInLine && (box.width < 24 || box.height < 24);
      })
      .map((target) => `${target.tagName}: ${target.textContent.trim() || target.ariaLabel}`),
  );

/** Expects no horizontal scrolling, no text cut off and no target too small. */
export const fits = async (page: Page, when: string) => {
  expect.soft(await overflow(page), `sideways ${when}`).toBe(0);
  expect.soft(await lostText(page), `cut ${when}`).toEqual([]);
  expect.soft(await smallTargets(page), `small ${when}`).toEqual([]);
};

/** Opens a page in a zoomed window and checks that it fits each width, widest first. */
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
    // The rules for a width follow in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await fits(page, `at ${width}`);
    await alsoAt(width);
  }
};
