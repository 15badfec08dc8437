import type { Page } from '@playwright/test';
import { open } from '../routes';
import { expect, test } from '../site';

const stripOf = (page: Page) => page.getByRole('region', { name: 'Industries' });

/** @returns the strip, in view, with the pointer elsewhere */
const openStrip = async (page: Page) => {
  await open(page, '/');
  const strip = stripOf(page);
  await strip.scrollIntoViewIfNeeded();
  await expect(strip).toHaveAttribute('tabindex', '0');
  await page.mouse.move(700, 5);
  return strip;
};

/** @returns x of the first card, in px */
const place = (page: Page) =>
  stripOf(page)
    .getByRole('listitem')
    .first()
    .evaluate((card) => card.getBoundingClientRect().x);

/** @returns how far the strip came to the left since, in px; a whole row is no movement */
const travelSince = async (page: Page, before: number) => {
  const row = await stripOf(page)
    .getByRole('list')
    .evaluate((list) => list.getBoundingClientRect().width);
  const by = before - (await place(page));
  return by - Math.round(by / row) * row;
};

/** @returns how far the strip comes to the left within half a second, in px */
const travel = async (page: Page) => {
  const before = await place(page);
  await page.waitForTimeout(500);
  return travelSince(page, before);
};

/** @returns parts of the strip's window without a card, in px: more than the gaps at both ends */
const empty = (page: Page) =>
  stripOf(page).evaluate((strip) => {
    const cards = [...strip.querySelectorAll('li')].map((card) => card.getBoundingClientRect());
    const left = Math.min(...cards.map((card) => card.left));
    const right = Math.max(...cards.map((card) => card.right));
    return Math.max(0, left - 20) + Math.max(0, strip.clientWidth - right - 20);
  });

test('the strip runs at 40 px a second without work on the main thread', async ({ page }) => {
  await openStrip(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const recalculations = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? NaN;
  };
  await expect.poll(() => travel(page)).toBeGreaterThan(10);
  const before = await recalculations();
  await page.waitForTimeout(2000);
  // One for each frame would be 120.
  expect((await recalculations()) - before).toBeLessThan(30);
  const from = { x: await place(page), time: Date.now() };
  await page.waitForTimeout(2000);
  const perSecond = ((await travelSince(page, from.x)) / (Date.now() - from.time)) * 1000;
  expect(perSecond).toBeGreaterThan(35);
  expect(perSecond).toBeLessThan(45);
});

test('it slows to rest under the pointer, and runs on when that leaves', async ({ page }) => {
  const strip = await openStrip(page);
  await expect.poll(() => travel(page)).toBeGreaterThan(10);
  await strip.hover();
  const before = await place(page);
  await expect.poll(() => travel(page)).toBe(0);
  expect(await travelSince(page, before)).toBeLessThan(60);
  await page.mouse.move(700, 5);
  await expect.poll(() => travel(page)).toBeGreaterThan(10);
});

for (const to of [-1, 1]) {
  test(`a drag by ${to * 300} px moves it, and it glides on`, async ({ page }) => {
    const strip = await openStrip(page);
    await strip.hover();
    await expect.poll(() => travel(page)).toBe(0);
    const before = await place(page);
    await page.mouse.down();
    const box = await strip.boundingBox();
    if (!box) throw new Error('The strip has no box');
    await page.mouse.move(box.x + box.width / 2 + to * 300, box.y + 100, { steps: 10 });
    expect(await empty(page)).toBe(0);
    await page.mouse.up();
    await expect.poll(() => travel(page)).toBe(0);
    expect(Math.sign(await travelSince(page, before))).toBe(-to);
    expect(await empty(page)).toBe(0);
  });
}

test('the arrow keys move it by a card', async ({ page }) => {
  const strip = await openStrip(page);
  await page.keyboard.press('Tab');
  await strip.focus();
  await expect.poll(() => travel(page)).toBe(0);
  const before = await place(page);
  const card = await strip.getByRole('listitem').nth(1).boundingBox();
  const first = await strip.getByRole('listitem').first().boundingBox();
  const step = (card?.x ?? 0) - (first?.x ?? 0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Math.abs((await travelSince(page, before)) - step)).toBeLessThan(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => Math.abs(await travelSince(page, before))).toBeLessThan(1);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it is still, with its first card in the middle, until its button starts it', async ({
    page,
  }) => {
    const strip = await openStrip(page);
    const width = page.viewportSize()?.width ?? 0;
    const card = await strip.getByRole('listitem').first().boundingBox();
    expect(Math.abs((card?.x ?? 0) + (card?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
    expect(await travel(page)).toBe(0);
    expect(await empty(page)).toBe(0);
    await page.getByRole('button', { name: 'Pause the strip' }).click();
    await page.mouse.move(700, 5);
    await expect.poll(() => travel(page)).toBeGreaterThan(10);
  });
});

test('without its script the strip is still and complete', async ({ page }) => {
  await page.route(/home-page-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(stripOf(page).getByRole('listitem')).toHaveCount(12);
});
