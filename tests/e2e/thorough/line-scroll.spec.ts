import type { Locator, Page } from '@playwright/test';
import { open } from '../routes';
import { expect, test } from '../site';
import { zoom } from '../zoomed';
import { setPaused } from './slow-motion';

test.describe.configure({ mode: 'parallel' });

/** Segments of the line that follow the scroll: page, name, selector, and the width of the zoomed window that shows it. */
const segments: readonly [route: string, name: string, selector: string, width?: number][] = [
  ['/', 'first turn', '[data-colours] > svg:first-child'],
  ['/', 'way back under the logos', '[data-colours] > i[data-draws=left]'],
  ['/', 'second turn', '[data-colours] > svg:not(:first-child)'],
  ['/', 'second turn', '[data-colours] + section [data-turn]', 1100],
  ['/', 'bar of the works', 'i[data-segment]:has(+ header)'],
  ['/', 'ring', '[data-line] svg[data-segment]', 1100],
  ['/about', 'line of the years', '[aria-labelledby=journey] svg[data-segment]'],
  ['/about', 'way down from the years', '[aria-labelledby=journey] i[data-segment]'],
];

/** Scrolls until the top of the segment is this share of the window below its upper edge. */
const scrollTo = (segment: Locator, share: number) =>
  segment.evaluate((element, at) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy({ top: top - at * window.innerHeight, behavior: 'instant' });
  }, share);

/** @returns how much of the segment is drawn, 0 to 1; 1 if nothing may hide it */
const drawn = (segment: Locator) =>
  segment.evaluate((element) => {
    const { visibility } = getComputedStyle(element);
    const share = getComputedStyle(element).getPropertyValue('--drawn');
    return visibility === 'hidden' ? 0 : Number(share || 1);
  });

const show = async (page: Page, route: string, width: number | undefined) => {
  if (width) {
    await zoom(page);
    await page.setViewportSize({ width, height: 900 });
  }
  await open(page, route);
};

for (const [route, name, selector, width] of segments) {
  const start = name === 'first turn' ? 0.2 : 0.001;
  const title = `the ${name} of ${route}${width ? ` at ${width} px` : ''}`;

  test(`${title} is drawn as far as the reader has come, and stays`, async ({ page }) => {
    await show(page, route, width);
    const segment = page.locator(selector).first();
    await scrollTo(segment, 0.85);
    await page.waitForTimeout(500);
    // The first window shows where the first turn begins.
    expect(await drawn(segment), 'before it is reached').toBeLessThan(start);

    // Scrolls on in small steps until part of it is there.
    for (let step = 0; (await drawn(segment)) < 0.2; step += 1) {
      expect(step, 'steps without a line').toBeLessThan(60);
      await page.mouse.wheel(0, 20);
      await page.waitForTimeout(100);
    }
    // It comes to rest, and stays still until the next scroll.
    await page.waitForTimeout(1000);
    const middle = await drawn(segment);
    expect(middle).toBeGreaterThan(0.1);
    expect(middle).toBeLessThan(0.95);
    await page.waitForTimeout(1000);
    expect(await drawn(segment)).toBe(middle);

    await scrollTo(segment, -0.6);
    await expect.poll(() => drawn(segment)).toBe(1);
    await scrollTo(segment, 0.85);
    await page.waitForTimeout(500);
    expect(await drawn(segment), 'on the way back').toBe(1);
  });

  for (const motion of ['reduced', 'paused', 'without its script', 'without scripts'] as const)
    test(`${title} is whole, ${motion}`, async ({ browser, page, baseURL }) => {
      if (motion === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
      if (motion === 'paused') {
        await page.goto(route);
        await setPaused(page, true);
      }
      if (motion === 'without its script')
        await page.route(/(home|about)-page-[^/]*\.js$/, (way) => way.abort());
      const shown =
        motion === 'without scripts'
          ? await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
          : page;
      if (width) {
        await zoom(shown);
        await shown.setViewportSize({ width, height: 900 });
      }
      await shown.goto(route);
      await expect.poll(() => drawn(shown.locator(selector).first())).toBe(1);
      if (shown !== page) await shown.close();
    });
}

/** @returns a function that tells how often React has rendered since its last call */
const countCommits = async (page: Page) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'commits', 0);
    Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () =>
        Reflect.set(window, 'commits', Number(Reflect.get(window, 'commits')) + 1),
      onCommitFiberUnmount: () => undefined,
    });
  });
  return () =>
    page.evaluate(() => {
      const commits = Number(Reflect.get(window, 'commits'));
      Reflect.set(window, 'commits', 0);
      return commits;
    });
};

for (const [route, selector] of [
  ['/faq', '[data-frame]'],
  ['/about', '[aria-labelledby=journey] svg[data-segment]'],
] as const)
  test(`React does not render in each frame while ${route} scrolls past its line`, async ({
    page,
  }) => {
    const commits = await countCommits(page);
    await open(page, route);
    const part = page.locator(selector);
    await scrollTo(part, 0.9);
    await page.waitForTimeout(1500);
    expect(await commits()).toBeGreaterThan(0);
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, 15);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.waitForTimeout(500);
    expect(await commits()).toBeLessThan(15);
  });
