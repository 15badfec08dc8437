import type { Locator, Page } from '@playwright/test';
import { open, scrollThrough } from '../routes';
import { expect, test } from '../site';

/** The figure of the intro film, the first on the page. */
const introFilm = (page: Page) => page.getByRole('figure').first();

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the engine is not fetched, no film plays and no animation runs', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/');
    await expect(page.locator('[data-pills]')).toHaveAttribute('data-pill-state', 'settled');
    await scrollThrough(page);
    await page.waitForTimeout(1000);
    expect(fetched.filter((url) => /world-|\.webm|\.mp4/.test(url))).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.locator('[data-word="on"]').textContent()).toBe('ideas');
  });
});

test('the line continues into the film, and the road of its second shot continues the line', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction((to) => document.documentElement.clientWidth === to, width);
    const box = async (part: Locator) => {
      const found = await part.boundingBox();
      if (!found) throw new Error('A part has no box');
      return found;
    };
    // After a new width settles, the parts lie on one line.
    await expect(async () => {
      const [arm, line, film] = [
        await box(page.locator('[data-into]')),
        await box(introFilm(page).locator('i').first()),
        await box(introFilm(page)),
      ];
      expect(Math.abs(line.y - arm.y), `step in the line at ${width}`).toBeLessThan(0.5);
      // In a frame of 1280 × 720 the road lies 100 below the top and turns down after 253.
      const scale = film.width / 1280;
      const middle = line.y + line.height / 2;
      expect(Math.abs(film.y + 100 * scale - middle), `road at ${width}`).toBeLessThan(1);
      expect(line.width, `end of the line at ${width}`).toBeLessThan(253 * scale);
    }).toPass({ timeout: 5000 });
  }
});

test('the ring and its dot are one link to the form', async ({ page }) => {
  await page.goto('/');
  await scrollThrough(page);
  const ring = page.getByRole('link', { name: 'Contact us, open the enquiry form' });
  await ring.scrollIntoViewIfNeeded();
  const box = await ring.boundingBox();
  if (!box) throw new Error('No ring');
  const middle = box.y + box.height / 2;
  // Clicks on the line, beside the dot and on the dot.
  for (const x of [box.x + 24, box.x + box.width * 0.75, box.x + box.width / 2]) {
    const name = await page.evaluate(
      (point) =>
        document
          .elementFromPoint(...point)
          ?.closest('a')
          ?.getAttribute('aria-label'),
      [x, middle] as const,
    );
    expect(name).toBe('Contact us, open the enquiry form');
  }
});

test('the contact overlay covers the page, traps the focus and closes on a click and on Escape', async ({
  page,
}) => {
  await page.goto('/');
  await scrollThrough(page);
  const ways = page.getByRole('button', { name: 'Other ways to reach us' });
  const overlay = page.getByRole('dialog', { name: 'Other ways to reach us' });
  await ways.scrollIntoViewIfNeeded();
  for (const close of [
    () => page.mouse.click(700, 20),
    () => page.mouse.click(20, 450),
    () => page.keyboard.press('Escape'),
    () => overlay.getByRole('button', { name: 'Back to the page' }).click(),
  ]) {
    await ways.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('body')).toHaveClass(/modal-opened/);
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    const y = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 300);
    for (let step = 0; step < 12; step += 1) {
      const isInside = await overlay.evaluate((dialog) => dialog.contains(document.activeElement));
      expect(isInside, `focus after ${step} steps`).toBe(true);
      await page.keyboard.press(step < 5 ? 'Tab' : 'Shift+Tab');
    }
    expect(await page.evaluate(() => scrollY)).toBe(y);
    await close();
    await expect(page.locator('body')).not.toHaveClass(/modal-opened/);
    await expect(ways).toBeFocused();
  }
});

test('the intro film plays only while visible, and the strip stops on hover', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await page.goto('/');
  await page.waitForSelector('[data-pill-state="asleep"]', { state: 'attached', timeout: 30_000 });
  expect(films).toEqual([]);
  await scrollThrough(page);
  await introFilm(page).scrollIntoViewIfNeeded();
  const isPaused = () =>
    introFilm(page)
      .locator('video')
      .evaluate((film: HTMLVideoElement) => film.paused);
  await expect.poll(isPaused).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(isPaused).toBe(true);

  const strip = page.getByRole('region', { name: 'Industries' });
  await strip.scrollIntoViewIfNeeded();
  const place = () => strip.getByRole('list').evaluate((list) => list.getBoundingClientRect().x);
  const moves = async () => {
    const before = await place();
    await page.waitForTimeout(500);
    return Math.abs((await place()) - before) > 5;
  };
  await page.mouse.move(700, 5);
  expect(await moves()).toBe(true);
  await strip.hover();
  await page.waitForTimeout(800);
  expect(await moves()).toBe(false);
});
