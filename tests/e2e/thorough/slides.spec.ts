import type { Locator, Page } from '@playwright/test';
import { open } from '../routes';
import { expect, test } from '../site';
import { animationRate, frameClock, setPaused, sizesUntil, snail } from './slow-motion';

test.describe.configure({ mode: 'parallel' });

const edges = async (element: Locator) => {
  const { x, width } = (await element.boundingBox()) ?? { x: NaN, width: NaN };
  return { left: x, right: x + width };
};

const tabLists = [
  { where: 'from page to page', route: '/services/branding', list: 'main nav' },
  { where: 'of home', route: '/', list: '[role=tablist]:has([data-bar])' },
] as const;

for (const { where, route, list } of tabLists) {
  const parts = (page: Page) => {
    const tabs = page.locator(list).locator('a, [role=tab]');
    return {
      bar: page.locator(list).locator('[data-bar]'),
      chosen: page.locator(list).locator('[aria-current], [aria-selected=true]'),
      first: tabs.first(),
      second: tabs.nth(1),
    };
  };
  const choose = async (page: Page) => {
    const { chosen, second } = parts(page);
    const name = await second.innerText();
    await second.click();
    await expect(chosen).toHaveText(name);
  };

  test(`the bar of the tabs ${where} slides to the chosen tab`, async ({ page }) => {
    const run = await frameClock(page);
    await open(page, route);
    const { bar, chosen, first } = parts(page);
    await first.scrollIntoViewIfNeeded();
    const from = await edges(first);
    await run.hold();
    await choose(page);
    const to = await edges(chosen);
    expect((await edges(bar)).left).toBeCloseTo(from.left, 0);
    expect((await edges(bar)).right).toBeCloseTo(from.right, 0);
    await run.frames(100);
    const between = await edges(bar);
    expect(between.left).toBeGreaterThan(from.left + 10);
    expect(between.left).toBeLessThan(to.left - 10);
    await run.frames(500);
    expect((await edges(bar)).left).toBeCloseTo(to.left, 0);
    expect((await edges(bar)).right).toBeCloseTo(to.right, 0);
  });

  for (const motion of ['reduced', 'paused', 'never loaded'] as const)
    test(`the bar of the tabs ${where} moves at once, motion ${motion}`, async ({ page }) => {
      if (motion === 'never loaded') await page.route('**/features-*.js', (way) => way.abort());
      if (motion === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
      const run = await frameClock(page);
      await open(page, route);
      if (motion === 'paused') {
        await setPaused(page, true);
        await page.reload({ waitUntil: 'networkidle' });
      }
      const { bar, chosen } = parts(page);
      const left = async () => (await edges(bar)).left;
      const from = await left();
      await run.hold();
      await choose(page);
      expect(await sizesUntil(run, left, from, (await edges(chosen)).left)).toEqual([]);
    });
}

test('the bar does not slide when a page with tabs follows one without', async ({ page }) => {
  const run = await frameClock(page);
  await open(page, '/contact');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await run.hold();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Services', exact: true })
    .first()
    .click();
  await page.waitForURL('**/services/branding*');
  const nav = page.locator('main nav');
  const bar = await edges(nav.locator('[data-bar]'));
  expect(bar.left).toBeCloseTo((await edges(nav.locator('[aria-current]'))).left, 0);
});

test('the header slides out and back; under reduced motion at once', async ({ page }) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  const top = async () => (await header.boundingBox())?.y;
  const scrollTo = (y: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
  const run = await animationRate(page);
  await run(0);
  await scrollTo(400);
  await expect(header).toHaveAttribute('data-hidden');
  expect(await top()).toBe(0);
  await run(1);
  await expect.poll(top).toBe(-84);
  await scrollTo(399);
  await expect.poll(top).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await run(snail);
  await scrollTo(500);
  await expect(header).toHaveAttribute('data-hidden');
  await expect.poll(top, { timeout: 2000 }).toBe(-84);
});

test('a menu fades in and disappears', async ({ page }) => {
  await open(page, '/about');
  const panel = page.locator('#menu-services');
  const opacity = () => panel.evaluate((element) => Number(getComputedStyle(element).opacity));
  const run = await animationRate(page);
  await run(0);
  const word = page.getByRole('banner').getByRole('button', { name: 'Services' });
  await word.click();
  await expect(word).toHaveAttribute('aria-expanded', 'true');
  expect(await opacity()).toBe(0);
  await run(1);
  await expect.poll(opacity).toBe(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});
