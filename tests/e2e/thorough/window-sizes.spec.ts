import type { Page } from '@playwright/test';
import { waitForRest } from '../hunt';
import { open, settled } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

const sizes = [
  [1280, 600],
  [1366, 645],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
] as const;

/** @returns an element's box in the window, in px. */
const boxOf = async (page: Page, selector: string) => {
  const element = page.locator(selector).first();
  await element.waitFor();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

for (const [width, height] of sizes)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('the line of the contact page starts at its typing height', async ({ page }) => {
      await open(page, '/contact');
      const rest = await boxOf(page, 'main [data-lottie]');
      // The line below the post ends at 390 of the drawing's 512 units.
      const floor = rest.y + (rest.height * 390) / 512;
      // Below 645 px the line may be cut off, but never the post or the dot.
      expect(floor).toBeLessThan(height === 600 ? height + 20 : height);

      await page.getByLabel(/^Name/).first().focus();
      await settled(page);
      const typing = await boxOf(page, 'main [data-lottie]');
      expect(typing.y + (await page.evaluate(() => scrollY))).toBeCloseTo(rest.y, 0);
    });

    test('the egg and the whole numeral of the not-found page are in view', async ({ page }) => {
      await open(page, '/nowhere/at/all');
      const numeral = await boxOf(page, '[data-numeral]');
      const egg = await boxOf(page, '[data-egg]');
      const heading = await boxOf(page, 'main h1');
      expect(egg.bottom).toBeLessThanOrEqual(height);
      expect(egg.right).toBeLessThanOrEqual(width);
      expect(numeral.bottom).toBeLessThanOrEqual(height);
      expect(numeral.y).toBeGreaterThanOrEqual(heading.bottom);
      expect(egg.x).toBeGreaterThanOrEqual(numeral.right);
      // The egg can be seen and grabbed.
      expect(Math.min(egg.width, egg.height)).toBeGreaterThanOrEqual(60);
    });
  });

for (const [width, height] of sizes)
  test.describe(`at ${width} × ${height}, with motion`, () => {
    test.use({ viewport: { width, height } });

    test('the pieces of the not-found page fall in view, below heading and links', async ({
      page,
    }) => {
      await open(page, '/nowhere/at/all');
      await waitForRest(page);
      const heading = await boxOf(page, 'main h1');
      for (const body of await page.locator('[data-body]').all()) {
        const box = await body.boundingBox();
        if (!box) throw new Error('A piece is not there');
        expect(box.x + box.width / 2).toBeGreaterThan(0);
        expect(box.x + box.width / 2).toBeLessThan(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        expect(box.y).toBeGreaterThanOrEqual(heading.bottom - 2);
      }
      for (const name of [/^HOME$/, /^BLOGS/])
        await page.getByRole('link', { name }).click({ trial: true });
    });
  });

test('the numeral has its drawn size at 1440 × 900', async ({ page }) => {
  await open(page, '/nowhere/at/all');
  expect(await boxOf(page, '[data-numeral]')).toMatchObject({ width: 1109, height: 470 });
});

test.describe('in a window as high as 1300 px', () => {
  test.use({ viewport: { width: 2560, height: 1300 } });

  test('the line of home runs as far as the first window shows, with a round head', async ({
    page,
  }) => {
    await page.goto('/');
    const [turn, back] = [0, 1].map((index) => page.locator('[data-segment]').nth(index));
    if (!turn || !back) throw new Error('The line is not there');
    await expect(turn).toHaveAttribute('data-segment', 'done');
    await expect(turn.locator('path')).toHaveCSS('stroke-linecap', 'butt');
    await expect(back).toHaveAttribute('data-segment', 'run');
    await expect(back).toHaveCSS('clip-path', /round 24px/);

    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect(back).toHaveAttribute('data-segment', 'done');
    await expect(back).toHaveCSS('clip-path', 'none');
  });
});

/** Scrolls until the tab lies over the place, and returns the gap around the tab: its width and colour. */
const gapOver = async (page: Page, selector: string) => {
  const tab = page.getByRole('link', { name: 'BACK TO HOMEPAGE' });
  await page
    .locator(selector)
    .first()
    .evaluate((place, by) => {
      const { top } = place.getBoundingClientRect();
      scrollTo({ top: scrollY + top - by, behavior: 'instant' });
    }, 500);
  await settled(page);
  return tab.evaluate((element) => getComputedStyle(element).boxShadow);
};

const grounds = [
  ['/about', 'main h1', 'rgb(247, 245, 238)'],
  ['/contact', 'main [data-lottie]', 'rgb(191, 239, 196)'],
  ['/careers', 'footer', 'rgb(11, 26, 16)'],
] as const;

for (const [route, selector, color] of grounds)
  test(`the back tab of ${route} is cut off from what it meets by a gap in ${color}`, async ({
    page,
  }) => {
    await open(page, route);
    await expect(async () =>
      expect(await gapOver(page, selector)).toContain(`${color} 0px 0px 0px 10px`),
    ).toPass();
  });
