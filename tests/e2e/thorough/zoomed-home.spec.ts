import type { Page } from '@playwright/test';
import { lostText, overflow } from '../lost-text';
import { poses, positionOf, reachablePill, waitForRest } from '../pills';
import { open } from '../routes';
import { expect, test } from '../site';
import { smallTargets, zoom } from '../zoomed';

test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page }) => zoom(page));

/** @returns the edges of the pill area in the window, in px. */
const areaOf = (page: Page) =>
  page.locator('section:has([data-pills])').evaluate((hero) => {
    const floor = hero.querySelector('.home-floor')?.getBoundingClientRect();
    return { width: hero.clientWidth, floor: floor?.top ?? 0, thick: floor?.height ?? 0 };
  });

test('the longest word of the headline fits beside the dot', async ({ page }) => {
  for (const width of [960, 600, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/');
    await expect(page.locator('[data-word="on"]')).toHaveText('strategies', { timeout: 15_000 });
    const right = (selector: string) =>
      page
        .locator(selector)
        .evaluate((element) => Math.round(element.getBoundingClientRect().right));
    await expect.poll(() => right('[data-runbar] [data-bar]')).toBeLessThanOrEqual(width);
    await expect
      .poll(() => right('[aria-label="Pause the headline and all motion"]'))
      .toBeLessThanOrEqual(width);
  }
});

for (const [width, height, size] of [
  [1100, 700, [170, 47]],
  [640, 400, [150, 36]],
  [320, 640, [128, 28]],
] as const) {
  test(`pills fall and can be moved at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const area = page.getByRole('application');
    await area.scrollIntoViewIfNeeded();
    await waitForRest(page);
    const { width: wall, floor, thick } = await areaOf(page);
    expect(thick).toBe(size[1]);
    for (const { x, y } of await poses(page)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(wall);
      expect(y).toBeLessThan(floor + 6 * size[1]);
    }
    const boxes = await page
      .locator('[data-pill]')
      .evaluateAll((pills) =>
        pills.map((pill) => pill instanceof HTMLElement && [pill.offsetWidth, pill.offsetHeight]),
      );
    expect(boxes).toEqual(Array.from({ length: 19 }, () => [...size]));

    const { index, x, y } = await reachablePill(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 90, { steps: 10 });
    await expect.poll(async () => (await positionOf(page, index)).y).toBeLessThan(y - 40);
    await page.mouse.up();
    await waitForRest(page);

    await area.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const held = page.locator('[data-chosen="picked"]');
    const before = (await held.boundingBox())?.y ?? 0;
    await page.keyboard.press('Shift+ArrowUp');
    await expect
      .poll(async () => (await held.boundingBox())?.y ?? before)
      .toBeLessThan(before - 24);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/ dropped$/)).toBeAttached();
  });
}

test('in a window below 400 px the pills rest from the start and can be moved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 380 });
  await open(page, '/');
  await expect(page.locator('[data-pill-state]')).not.toHaveAttribute(
    'data-pill-state',
    'floating',
  );
  const { floor, thick } = await areaOf(page);
  // On the floor or on each other: without gravity the top row would be five times as high.
  const lowest = (await poses(page)).filter(({ y }) => y > floor - thick);
  expect(lowest.length).toBeGreaterThan(3);
  await page.getByRole('application').scrollIntoViewIfNeeded();
  await waitForRest(page);
  const { index, x, y } = await reachablePill(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y - 60, { steps: 10 });
  await expect.poll(async () => (await positionOf(page, index)).y).toBeLessThan(y - 25);
  await page.mouse.up();
});

test('stacked use cases open on a press, not on focus', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await open(page, '/');
  const [first, second] = ['You’re launching', 'Two became one'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  if (!first || !second) throw new Error('No use cases');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Brand creation', { exact: true })).toBeVisible();
  await second.focus();
  await second.hover();
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Brand creation', { exact: true })).toBeHidden();
});

test('everything else that opens on home opens at 320 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  await page.getByRole('tab', { name: 'For Video Marketing' }).click();
  await expect(page.getByRole('tabpanel', { name: 'For Video Marketing' })).toBeVisible();
  await page.getByRole('tab', { name: /^Agile/ }).click();
  await expect(page.getByRole('tabpanel', { name: /^Agile/ })).toBeVisible();
  const question = page.getByRole('button', { name: 'Do you take on one-time projects?' });
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(await overflow(page)).toBe(0);
  expect(await lostText(page)).toEqual([]);

  await page.getByRole('button', { name: 'Other ways to reach us' }).click();
  const ways = page.getByRole('dialog');
  await expect(ways).toBeVisible();
  expect(await ways.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  expect(await lostText(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(ways).toBeHidden();
});

test('the line ends above the film and closes into the ring', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 700 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Other ways to reach us' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'See all services' }).scrollIntoViewIfNeeded();
  const waiting = page.locator(
    'section[aria-label="Clients"] [data-segment]:not([data-segment="done"])',
  );
  await expect(waiting).toHaveCount(0, { timeout: 10_000 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const ring = page.locator('section[data-line] [data-segment]:not([data-segment="done"])');
  await expect(ring).toHaveCount(0, { timeout: 10_000 });
  await expect(page.locator('[data-lottie]:visible canvas')).toHaveCount(0);
});
