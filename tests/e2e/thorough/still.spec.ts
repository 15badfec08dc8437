import type { Page } from '@playwright/test';
import { greysOf, zoom } from '../layout';
import { countFrames, moving, setPaused } from '../motion';
import { open, scrollThrough, settled } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

test('one pause applies to all pages and after a reload', async ({ page }) => {
  const frames = await countFrames(page);
  await open(page, '/');
  const pause = page.getByRole('button', { name: 'Pause the headline and all motion' });
  await pause.click();
  await page.reload();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await scrollThrough(page);
  for (const place of [
    page.getByRole('figure').first(),
    page.getByRole('region', { name: 'Industries' }),
    page.getByRole('tab', { name: 'Insightful Discovery Session' }),
  ]) {
    await place.scrollIntoViewIfNeeded();
    await expect.poll(() => moving(page, frames)).toEqual([]);
  }
  await expect(page.locator('[data-word="on"]')).toHaveText('ideas');
  for (const route of ['/services/branding', '/careers', '/faq']) {
    await open(page, route);
    await expect.poll(() => moving(page, frames), route).toEqual([]);
  }
  // The last, on the FAQ's banner.
  await expect(page.locator('[data-frame]')).toHaveAttribute('data-frame', '500');
  await open(page, '/contact');
  const picture = page.getByRole('button', { name: 'Pause animation' });
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-lottie="ready"]').waitFor();
  await expect.poll(() => moving(page, frames)).toEqual([]);
  await picture.click();
  await expect.poll(() => moving(page, frames)).not.toEqual([]);
});

test('page changes leak nothing', async ({ page }) => {
  test.slow();
  await open(page, '/');
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const walk = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      for (const path of ['/about', '/careers', '/contact', '/faq', '/']) {
        await page.evaluate(
          (to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(),
          path,
        );
        await page.waitForURL((url) => url.pathname === path);
        // Until then the old page is kept.
        await page.waitForFunction(
          () => !document.documentElement.matches(':active-view-transition'),
        );
      }
  };
  const measure = async () => {
    for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners') };
  };
  // React and the engine keep a page or two that were left, now more, now fewer: the lowest of several counts.
  const before = { heap: Infinity, listeners: Infinity };
  for (let time = 0; time < 4; time += 1) {
    await walk(1);
    const { heap, listeners } = await measure();
    before.heap = Math.min(before.heap, heap);
    before.listeners = Math.min(before.listeners, listeners);
  }
  await walk(4);
  const isSteady = async () => {
    await walk(1);
    const { heap, listeners } = await measure();
    return heap - before.heap < 3 * 2 ** 20 && listeners - before.listeners < 60;
  };
  await expect.poll(isSteady, { intervals: [0], timeout: 90_000 }).toBe(true);
});

/** The pictures that animate once: page, piece and selector. */
const pieces: readonly [route: string, name: string, selector: string][] = [
  ['/services/branding', 'line through the tabs', '[data-services-line]'],
  ['/careers', 'seat of the last step', '[aria-labelledby="recruitment"] li:last-child svg'],
  ['/careers', 'day of six hours', '[aria-labelledby="values"] article svg'],
  ['/contact', 'line above the picture', 'i:has(+ div [data-lottie])'],
  ['/faq', 'question mark', 'section:has(h1) svg'],
];

/** @returns a piece in the middle of the window, hidden or not, as 64 × 64 greys */
const look = async (page: Page, selector: string) => {
  const piece = page.locator(selector).first();
  await piece.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const clip = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return greysOf(page, await page.screenshot({ clip }), { side: 64 });
};

/** @returns the share of clearly different greys, 0 to 1 */
const difference = (one: Uint8Array, other: Uint8Array) =>
  one.filter((grey, at) => Math.abs(grey - (other[at] ?? 0)) > 48).length / one.length;

for (const [route, name, selector] of pieces)
  test(`the ${name} (${route}) ends on the picture shown under reduced motion and while paused, and keeps it`, async ({
    page,
  }) => {
    await zoom(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    const standing = await look(page, selector);
    const change = async () => difference(standing, await look(page, selector));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await setPaused(page, true);
    await open(page, route);
    await expect.poll(change, { message: 'paused' }).toBeLessThan(0.01);

    await setPaused(page, false);
    const client = await page.context().newCDPSession(page);
    await client.send('Animation.enable');
    await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await open(page, route);
    expect(await change(), 'on its first frame').toBeGreaterThan(0.01);
    await client.send('Animation.setPlaybackRate', { playbackRate: 4 });
    await expect.poll(change, { message: 'drawn' }).toBeLessThan(0.01);
    // A piece that bounces is once in its place before it rests there.
    await settled(page);
    await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.setViewportSize({ width: 640, height: 400 });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await change(), 'zoomed in and out').toBeLessThan(0.01);
  });
