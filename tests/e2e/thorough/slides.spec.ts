import type { Locator, Page } from '@playwright/test';
import { open } from '../routes';
import { expect, test } from '../site';
import { animationRate, setPaused, snail } from './slow-motion';

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

  test(`the bar of the tabs ${where} slides between tabs, 26 px longer half-way`, async ({
    page,
  }) => {
    await open(page, route);
    const { bar, chosen, first } = parts(page);
    await first.scrollIntoViewIfNeeded();
    const from = await edges(first);
    const run = await animationRate(page);
    await run(0);
    await choose(page);
    const to = await edges(chosen);
    await expect.poll(async () => (await edges(bar)).left).toBeCloseTo(from.left, 0);
    expect((await edges(bar)).right).toBeCloseTo(from.right, 0);

    await bar.evaluate((element) =>
      element.getAnimations().forEach((animation) => (animation.currentTime = 48)),
    );
    const { left, right } = await edges(bar);
    const share = (right - from.right) / (to.right - from.right);
    expect(left).toBeCloseTo(from.left + (to.left - from.left) * share - 26, 0);

    await run(1);
    await expect.poll(async () => (await edges(bar)).left).toBeCloseTo(to.left, 0);
    expect((await edges(bar)).right).toBeCloseTo(to.right, 0);
  });

  for (const motion of ['reduced', 'paused'] as const)
    test(`the bar of the tabs ${where} moves at once, motion ${motion}`, async ({ page }) => {
      if (motion === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, route);
      if (motion === 'paused') {
        await setPaused(page, true);
        await page.reload({ waitUntil: 'networkidle' });
      }
      const run = await animationRate(page);
      await run(snail);
      await choose(page);
      const { bar, chosen } = parts(page);
      const { left } = await edges(chosen);
      await expect
        .poll(async () => (await edges(bar)).left, { timeout: 2000 })
        .toBeCloseTo(left, 0);
    });
}

test('the bar does not slide when a page with tabs follows one without', async ({ page }) => {
  await open(page, '/contact');
  const run = await animationRate(page);
  await run(snail);
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
