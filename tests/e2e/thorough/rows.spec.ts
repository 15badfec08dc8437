import type { Locator, Page } from '@playwright/test';
import { open } from '../routes';
import { expect, test } from '../site';
import { animationRate, setPaused, snail } from './slow-motion';

test.describe.configure({ mode: 'parallel' });

/** What opens and closes on a press: page, name, selector of its closed buttons. */
const rows = [
  ['/faq', 'question', '[data-item] [aria-expanded]'],
  ['/about', 'year', '[aria-labelledby=journey] [aria-expanded]'],
  ['/services/branding', 'service', 'article [aria-expanded]'],
] as const;

/** @returns the height of what the button opens, in px */
const height = (button: Locator) =>
  button.evaluate(
    (element) =>
      document.getElementById(element.getAttribute('aria-controls') ?? '')?.getBoundingClientRect()
        .height ?? NaN,
  );

/** Only what comes to an end: an endless animation cannot be finished. */
const finish = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .forEach((animation) => animation.finish()),
  );

/** @returns the height at the start, in the middle, at the end, and at rest */
const heights = async (page: Page, button: Locator) => {
  const seen: number[] = [];
  for (const time of [0, 240, 475]) {
    await page.evaluate((at) => {
      for (const animation of document.getAnimations()) animation.currentTime = at;
    }, time);
    seen.push(await height(button));
  }
  await finish(page);
  return [...seen, await height(button)];
};

const closedRow = async (page: Page, route: string, selector: string) => {
  await open(page, route);
  const button = page.locator(selector).nth(2);
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  return button;
};

for (const [route, name, selector] of rows) {
  // A press is answered while motion is paused, too.
  for (const motion of ['running', 'paused'] as const)
    test(`a ${name} opens and closes evenly, motion ${motion}`, async ({ page }) => {
      await page.goto(route);
      await setPaused(page, motion === 'paused');
      const button = await closedRow(page, route, selector);
      const run = await animationRate(page);
      await run(snail);
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const [start, middle, end, opened = NaN] = await heights(page, button);
      expect(opened).toBeGreaterThan(60);
      expect(start).toBeLessThan(2);
      expect(middle).toBeGreaterThan(opened * 0.3);
      expect(middle).toBeLessThan(opened * 0.7);
      expect(end).toBeCloseTo(opened, -0.5);

      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      const [from, half, last, closed] = await heights(page, button);
      expect(from).toBeCloseTo(opened, -0.5);
      expect(half).toBeGreaterThan(opened * 0.3);
      expect(half).toBeLessThan(opened * 0.7);
      expect(last).toBeLessThan(2);
      expect(closed).toBe(0);
    });

  test(`a ${name} opens and closes at once under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const button = await closedRow(page, route, selector);
    for (const isOpen of [true, false]) {
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      const first = await height(button);
      if (isOpen) expect(first).toBeGreaterThan(60);
      else expect(first).toBe(0);
    }
  });
}
