import type { Page } from '@playwright/test';
import { open, routes, scrollThrough } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** Counts the frames that scripts request. */
const countFrames = (page: Page) =>
  page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    Reflect.set(window, 'frames', 0);
    window.requestAnimationFrame = (callback) => {
      Reflect.set(window, 'frames', Number(Reflect.get(window, 'frames')) + 1);
      return request(callback);
    };
  });

/** @returns the number of frames that scripts request in a second. */
const framesPerSecond = async (page: Page) => {
  const read = () => page.evaluate(() => Number(Reflect.get(window, 'frames')));
  const before = await read();
  await page.waitForTimeout(1000);
  return (await read()) - before;
};

/** @returns running CSS and script animations and films. */
const running = (page: Page) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : '?',
      ),
    ...[...document.querySelectorAll('video')]
      .filter(({ paused }) => !paused)
      .map(({ src }) => src),
  ]);

for (const route of [...routes, '/success']) {
  test(`under reduced motion nothing of ${route} moves`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await countFrames(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    await page.waitForTimeout(1000);
    expect(await running(page)).toEqual([]);
    await scrollThrough(page);
    await page.waitForTimeout(1000);
    expect(await running(page)).toEqual([]);
    expect(await framesPerSecond(page)).toBe(0);
    const idle = /\/world-[^/]*\.js|\.(webm|mp4)$|\/lottie\/.*\.json$/;
    expect(fetched.filter((path) => idle.test(path))).toEqual([]);
  });

  test(`motion on ${route} stops out of view`, async ({ page }) => {
    await countFrames(page);
    await open(page, route);
    await scrollThrough(page);
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForTimeout(2500);
    expect(await running(page)).toEqual([]);
    expect(await framesPerSecond(page)).toBe(0);
  });
}

test('with motion only home fetches the physics engine', async ({ page }) => {
  const engines: string[] = [];
  page.on('request', (request) => {
    if (/\/world-[^/]*\.js$/.test(request.url())) engines.push(request.url());
  });
  await open(page, '/about');
  expect(engines).toEqual([]);
  await open(page, '/');
  await expect.poll(() => engines.length).toBe(1);
});

test('one pause applies to all pages and after a reload', async ({ page }) => {
  await countFrames(page);
  await open(page, '/');
  const pause = page.getByRole('button', { name: 'Pause the headline and all motion' });
  await pause.click();
  const word = page.locator('[data-word="on"]');
  await expect(word).toHaveText('ideas');
  await page.reload();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await scrollThrough(page);
  for (const [part, place] of [
    ['film', page.getByRole('figure').first()],
    ['strip', page.getByRole('region', { name: 'Industries' })],
    ['steps', page.getByRole('tab', { name: 'Insightful Discovery Session' })],
  ] as const) {
    await place.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    expect(await running(page), part).toEqual([]);
    expect(await framesPerSecond(page), part).toBe(0);
  }
  await expect(word).toHaveText('ideas');

  await open(page, '/contact');
  const picture = page.getByRole('button', { name: 'Pause animation' });
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-lottie="ready"]').waitFor();
  expect(await framesPerSecond(page)).toBe(0);
  await picture.click();
  expect(await framesPerSecond(page)).toBeGreaterThan(5);
  await page.reload();
  await expect(picture).toHaveAttribute('aria-pressed', 'false');
});

test('an animation requests no frames while nothing in it moves', async ({ page }) => {
  await page.addInitScript(() => {
    const requested: number[] = [];
    Reflect.set(window, 'requested', requested);
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      requested.push(performance.now());
      return request(callback);
    };
  });
  await open(page, '/contact');
  await page.locator('[data-phase=idle]').waitFor();
  // A loop lasts 3 s; in 900 ms of it the person on the line stands.
  const requests = await page.evaluate(async () => {
    const requested: unknown = Reflect.get(window, 'requested');
    if (!Array.isArray(requested)) return [];
    requested.length = 0;
    await new Promise((done) => setTimeout(done, 3500));
    return requested.map(Number);
  });
  const gaps = requests.slice(1).map((time, at) => time - (requests[at] ?? time));
  expect(gaps.filter((gap) => gap > 120).length).toBeGreaterThanOrEqual(3);
  // At the window's rate it would be 210, at its own 105.
  expect(requests.length).toBeLessThan(100);
});

test('endless motion on services has a pause button', async ({ page }) => {
  await countFrames(page);
  await open(page, '/services/branding');
  await page.getByRole('button', { name: 'Includes: Brand Identity' }).click();
  const card = page.getByRole('article', { name: 'Brand Identity' });
  await card.locator('[data-lottie="ready"]').waitFor();
  expect(await framesPerSecond(page)).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Pause animation' }).click();
  expect(await framesPerSecond(page)).toBe(0);
});

test('a hundred page changes leak nothing', async ({ page }) => {
  test.setTimeout(240_000);
  await countFrames(page);
  await open(page, '/');
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');

  const go = async (path: string) => {
    await page.evaluate((to) => {
      document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
    }, path);
    await page.waitForURL((url) => url.pathname === path);
    await page.waitForTimeout(60);
  };
  const round = ['/about', '/careers', '/contact', '/faq', '/'] as const;
  const walk = async (times: number) => {
    for (let time = 0; time < times; time += 1) for (const path of round) await go(path);
    await go('/about');
    // Until then the old page is kept.
    await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
    await page.waitForTimeout(500);
  };
  const measure = async () => {
    for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
  };

  await walk(3);
  const before = await measure();
  await walk(20);
  const after = await measure();
  test.info().annotations.push({ type: 'growth', description: JSON.stringify({ before, after }) });
  expect(after.heap - before.heap).toBeLessThan(5 * 2 ** 20);
  // A page that was just left goes a moment later; a leak stays.
  await expect.poll(async () => (await measure()).listeners - before.listeners).toBeLessThan(20);
  await page.waitForTimeout(1500);
  expect(await framesPerSecond(page)).toBe(0);
});
