import type { Locator, Page } from '@playwright/test';
import { open } from '../routes';
import { expect, test } from '../site';
import { animationRate, frameClock, setPaused, sizesUntil, snail } from './slow-motion';

test.describe.configure({ mode: 'parallel' });

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('Not in the page');
  return box;
};

/** The six use cards, scrolled into view. */
const openCards = async (page: Page) => {
  await open(page, '/');
  const cards = page.locator('[role=tabpanel]:not([hidden]) .use-card');
  await cards.first().scrollIntoViewIfNeeded();
  return cards;
};

test('a pointer that crosses the use cards opens only the one it rests on', async ({ page }) => {
  const run = await frameClock(page);
  const cards = await openCards(page);
  await cards.last().hover();
  await run.frames(600);
  await expect(cards.last()).toHaveAttribute('data-open');
  await run.hold();
  for (const index of [4, 3, 2, 1]) {
    await cards.nth(index).hover();
    await run.frames(60);
    await expect(cards.last(), `card ${index + 1} passed`).toHaveAttribute('data-open');
  }
  await run.frames(40);
  await expect(cards.nth(1)).toHaveAttribute('data-open');
});

test('the keyboard opens a use card at once', async ({ page }) => {
  const run = await frameClock(page);
  const cards = await openCards(page);
  await cards.first().getByRole('button').focus();
  await run.hold();
  await page.keyboard.press('Tab');
  await expect(cards.nth(1)).toHaveAttribute('data-open');
});

test('the picture of a use card grows from its disc into the panel', async ({ page }) => {
  const run = await frameClock(page);
  const features = page.waitForResponse(/\/features-.*\.js/);
  const cards = await openCards(page);
  await features;
  const card = cards.nth(2);
  const small = card.locator('.use-disc > span');
  const large = card.locator('.use-art');
  const from = await boxOf(small);
  await run.hold();
  await card.getByRole('button').click();
  expect((await boxOf(large)).width).toBeCloseTo(from.width, 0);
  await run.frames(80);
  const between = (await boxOf(large)).width;
  expect(between).toBeGreaterThan(from.width + 20);
  expect(between).toBeLessThan(235);
  await run.frames(600);
  expect((await boxOf(large)).width).toBeCloseTo(244, 0);
});

for (const motion of ['reduced', 'paused', 'never loaded'] as const)
  test(`the picture of a use card is in the panel at once, motion ${motion}`, async ({ page }) => {
    if (motion === 'never loaded') await page.route('**/features-*.js', (way) => way.abort());
    if (motion === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    if (motion === 'paused') await setPaused(page, true);
    const run = await frameClock(page);
    const cards = await openCards(page);
    await run.hold();
    const card = cards.nth(2);
    await card.getByRole('button').click();
    await expect(card).toHaveAttribute('data-open');
    const width = async () => (await boxOf(card.locator('.use-art'))).width;
    expect(await sizesUntil(run, width, 40, 244)).toEqual([]);
  });

test('between the services pages the line stays, and its dot changes sides', async ({ page }) => {
  const run = await frameClock(page);
  await open(page, '/services/branding');
  const dot = page.locator('.services-line-dot');
  const heading = await page.locator('h1').elementHandle();
  await expect.poll(() => dot.evaluate((element) => element.getAnimations().length)).toBe(0);
  const low = (await boxOf(dot)).y;
  await run.hold();
  await page.locator('main nav a').last().click();
  await expect(page.getByRole('heading', { name: 'Video marketing' })).toBeAttached();
  expect((await boxOf(dot)).y).toBeCloseTo(low, 0);
  await run.frames(220);
  const between = (await boxOf(dot)).y;
  expect(between).toBeLessThan(low - 20);
  expect(between).toBeGreaterThan(low - 100);
  await run.frames(400);
  expect((await boxOf(dot)).y).toBeCloseTo(low - 117.5, 0);
  await expect(page.locator('#branding-services')).toHaveCount(0);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

for (const motion of ['reduced', 'paused', 'never loaded'] as const)
  test(`the other services page shows at once, motion ${motion}`, async ({ page }) => {
    if (motion === 'never loaded') await page.route('**/features-*.js', (way) => way.abort());
    if (motion === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
    if (motion === 'paused') {
      await page.goto('/services/branding');
      await setPaused(page, true);
    }
    const run = await frameClock(page);
    await open(page, '/services/branding');
    const low = (await boxOf(page.locator('.services-line-dot'))).y;
    await run.hold();
    await page.locator('main nav a').last().click();
    await expect(page.getByRole('heading', { name: 'Video marketing' })).toBeAttached();
    await run.frames(100);
    await expect(page.locator('#branding-services')).toHaveCount(0);
    expect((await boxOf(page.locator('.services-line-dot'))).y).toBeCloseTo(low - 117.5, 0);
    // The content and the arm of the mark are at their ends, not at their starts.
    for (const name of ['#our-services', '.services-line-arm'])
      await expect(page.locator(name).locator('..')).toHaveCSS('transform', 'none');
  });

/** @returns the delay of the animation or transition that runs on each element, in ms; undefined where none runs */
const delays = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => element.getAnimations()[0]?.effect?.getTiming().delay),
  );

test('the use cards of one tab leave, and those of the other come, 40 ms apart', async ({
  page,
}) => {
  await openCards(page);
  const run = await animationRate(page);
  await run(snail);
  await page.getByRole('tab', { name: 'Video' }).first().click();
  const panels = page.locator('[role=tabpanel]:has(.use-card)');
  await expect(panels.last()).toBeVisible();
  expect(await delays(panels.first().locator('.use-card'))).toEqual([0, 40, 80, 120, 160, 200]);
  expect(await delays(panels.last().locator('.use-card'))).toEqual([120, 160, 200, 240, 280, 320]);
});

for (const motion of ['reduced', 'paused'] as const)
  test(`the use cards of the other tab show at once, motion ${motion}`, async ({ page }) => {
    if (motion === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await setPaused(page, motion === 'paused');
    await openCards(page);
    const run = await animationRate(page);
    await run(snail);
    await page.getByRole('tab', { name: 'Video' }).first().click();
    const panels = page.locator('[role=tabpanel]:has(.use-card)');
    await expect(panels.last()).toBeVisible();
    await expect(panels.first()).toBeHidden();
    expect(await delays(panels.last().locator('.use-card'))).toEqual(Array(6).fill(undefined));
  });

test('the tags of a service rise 40 ms apart, the sixth and later together', async ({ page }) => {
  await open(page, '/services/branding');
  const card = page.getByRole('article', { name: 'Brand Identity' });
  const run = await animationRate(page);
  await run(snail);
  await card.getByRole('button').first().click();
  const tags = card.getByRole('listitem');
  await expect.poll(() => delays(tags)).toContain(40);
  const expected = Array.from({ length: await tags.count() }, (_, at) => Math.min(at * 40, 200));
  expect(await delays(tags)).toEqual(expected);
});

test('no built page moves or hides anything by a style attribute of framer-motion', async ({
  request,
}) => {
  for (const route of ['/', '/services/branding', '/services/video-marketing', '/faq', '/about']) {
    const html = await (await request.get(route)).text();
    const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style ?? '');
    const moving = /(?:^|;)(?:opacity:(?!1(?:;|$))|transform:(?!none)|visibility)/;
    expect(
      styles.filter((style) => moving.test(style)),
      route,
    ).toEqual([]);
  }
});
