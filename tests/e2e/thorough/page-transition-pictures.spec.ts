import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { goTo, holdTransition, wholeTime } from '../hold-transition';
import { open } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** @returns the mean colour of a square of 20 px, each channel from 0 to 255 */
const colourAt = async (page: Page, x: number, y: number) => {
  const picture = await page.screenshot({ clip: { x, y, width: 20, height: 20 } });
  const { channels } = await sharp(picture).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  return { red, green, blue };
};

/** Leaves the contact page by a link of its footer, which begins `top` px below the window's upper edge, and holds the first frame. */
const leaveFromFooter = async (page: Page, top: number) => {
  await open(page, '/contact');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.evaluate(
    (element, y) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - y, behavior: 'instant' }),
    top,
  );
  await holdTransition(page);
  const about = footer.getByRole('link', { name: 'About' });
  await about.evaluate((element: HTMLElement) => element.click());
  await goTo(page, 0);
};

test('the footer keeps its shape over the ground of the page that is left', async ({ page }) => {
  await leaveFromFooter(page, 300);
  const below = await colourAt(page, 600, 340);
  expect(Math.max(below.red, below.green, below.blue)).toBeLessThan(40);
  const corner = await colourAt(page, 1415, 305);
  expect(corner.green).toBeGreaterThan(corner.red + 80);
});

test('the header is above the footer of a page left from its end', async ({ page }) => {
  await leaveFromFooter(page, 0);
  const header = await colourAt(page, 500, 20);
  expect(Math.min(header.red, header.green, header.blue)).toBeGreaterThan(200);
});

test('an open menu fades out over both pages', async ({ page }) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Resources' }).hover();
  const audit = header.getByRole('link', { name: 'Brand Audit' });
  await audit.hover();
  const panel = header
    .locator('ul')
    .filter({ has: page.getByRole('link', { name: 'Brand Audit' }) });
  await expect(panel).toHaveCSS('opacity', '1');
  const { x = 0, y = 0, width = 0 } = (await panel.boundingBox()) ?? {};
  await holdTransition(page);
  await audit.evaluate((element: HTMLElement) => element.click());
  await goTo(page, 0);
  const ground = await colourAt(page, x + width - 60, y + 10);
  expect(Math.max(ground.red, ground.green, ground.blue)).toBeLessThan(40);
  // All of it is in the picture, none below it.
  await expect(panel).toBeHidden();
  await goTo(page, 121);
  const gone = await colourAt(page, x + width - 60, y + 1);
  expect(Math.min(gone.red, gone.green, gone.blue)).toBeGreaterThan(200);
});

test('the dot of the question mark waits out of sight until it drops', async ({ page }) => {
  await open(page, '/about');
  await holdTransition(page);
  const faq = page.locator('a[href="/faq"]').first();
  await faq.evaluate((element: HTMLElement) => element.click());
  const dot = page.locator('.faq-dot');
  await goTo(page, wholeTime - 1);
  await expect(dot).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(dot).toBeVisible();
});

test('Enter on a link lets the line cross, and focuses the new heading', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).focus();
  await holdTransition(page);
  await page.keyboard.press('Enter');
  await goTo(page, 100);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Careers|Join/);
  // Any key ends it.
  await page.keyboard.press('Shift');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.matches(':active-view-transition')))
    .toBe(false);
});

test('the letters of the heading that hang out of its box are whole in the last frame', async ({
  page,
}) => {
  await open(page, '/about');
  await holdTransition(page);
  const audit = page.locator('a[href="/brand-audit"]').first();
  await audit.evaluate((element: HTMLElement) => element.click());
  await goTo(page, wholeTime - 0.1);
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
  const below = { x, y: y + height, width, height: 8 };
  const last = await page.screenshot({ clip: below });
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect
    .poll(() => page.evaluate(() => document.documentElement.matches(':active-view-transition')))
    .toBe(false);
  const standing = await page.screenshot({ clip: below });
  const ink = await Promise.all(
    [last, standing].map(async (picture) => (await sharp(picture).stats()).channels[0]?.mean ?? 0),
  );
  expect(ink[1]).toBeLessThan(246);
  expect(ink[0]).toBeCloseTo(ink[1] ?? 0, 0);
});
