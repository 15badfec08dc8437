import type { Page } from '@playwright/test';
import { expect, test } from './site';

const egg = (page: Page) => page.getByRole('button', { name: /^Easter egg/ });

const middle = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Waits until the page is hydrated and all motion ends, then measures the path from the egg to the zero's hole. */
const wayHome = async (page: Page) => {
  await expect(page.locator('[data-pre-hydration]')).toHaveCount(0);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  return {
    from: await middle(page, '[aria-label^="Easter egg"]'),
    to: await middle(page, '[data-numeral]'),
  };
};

test.beforeEach(async ({ page }) => {
  const response = await page.goto('/nowhere/at/all');
  expect(response?.status()).toBe(404);
});

test('the hunt is won by mouse, and only near the hole', async ({ page }) => {
  const { from, to } = await wayHome(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 90, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('It fits somewhere.')).toBeVisible();
  await expect(async () => {
    const { from: now } = await wayHome(page);
    expect(Math.abs(now.x - (to.x + 90))).toBeLessThan(2);
  }).toPass();

  await page.mouse.move(to.x + 90, to.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 50, to.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('Found it.')).toBeVisible();
  const won = await wayHome(page);
  expect(Math.hypot(won.from.x - to.x, won.from.y - to.y)).toBeLessThan(1);
});

test('the hunt is won with the arrow keys', async ({ page }) => {
  const { from, to } = await wayHome(page);
  await egg(page).focus();
  for (let y = from.y; y > to.y + 8; y -= 16) await page.keyboard.press('ArrowUp');
  for (let x = from.x; x > to.x + 50; x -= 16) await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Found it.')).toBeVisible();
});

test('the hunt is won by touch', async ({ page }) => {
  const { from, to } = await wayHome(page);
  const client = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    await touch('touchMove', [at]);
  }
  await touch('touchEnd', []);
  await expect(page.getByText('Found it.')).toBeVisible();
});

for (const motion of ['reduced', 'paused'] as const)
  test(`with motion ${motion} the egg follows the drag at once and snaps in`, async ({ page }) => {
    if (motion === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
    else await page.evaluate(() => localStorage.setItem('motion-paused', 'true'));
    await page.reload({ waitUntil: 'networkidle' });
    const { from, to } = await wayHome(page);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 200, from.y - 90);
    const { x, y } = await middle(page, '[aria-label^="Easter egg"]');
    expect([x, y].map(Math.round)).toEqual([from.x - 200, from.y - 90].map(Math.round));
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await expect(page.getByText('Found it.')).toBeVisible();
  });
