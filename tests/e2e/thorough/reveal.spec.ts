import type { Page } from '@playwright/test';
import { open, routes, scrollThrough } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

const hidden = (page: Page) => page.locator('[data-reveal="wait"]').count();
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const route of routes)
  test(`a full-page screenshot of an untouched ${route} shows every block`, async ({ page }) => {
    await open(page, route);
    await page.screenshot({ fullPage: true });
    expect(await hidden(page)).toBe(0);
    const before = await height(page);
    await scrollThrough(page);
    expect(await height(page)).toBe(before);
  });

test('content below the window at the first scroll rises into view', async ({ page }) => {
  await open(page, '/about');
  const figures = page.getByRole('region', { name: 'OUR KPIS' }).locator('dl');
  const cards = figures.locator('> div');
  const opacities = () =>
    cards.evaluateAll((all) => all.map((card) => Number(getComputedStyle(card).opacity)));
  expect(await opacities()).toEqual([1, 1, 1, 1, 1, 1]);
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 40);
  await expect.poll(opacities).toEqual([0, 0, 0, 0, 0, 0]);
  await page.emulateMedia({ media: 'print' });
  expect(await opacities()).toEqual([1, 1, 1, 1, 1, 1]);
  await page.emulateMedia({ media: 'screen' });

  const rising = cards.evaluateAll(
    (all) =>
      new Promise<number[]>((done) => {
        const look = () => {
          const moves = all.flatMap((card) =>
            card.getAnimations().map(({ effect }) => effect?.getTiming()),
          );
          if (moves.length === 0) requestAnimationFrame(look);
          else done(moves.map((timing) => (timing?.duration === 1000 ? (timing.delay ?? 0) : -1)));
        };
        look();
      }),
  );
  await figures.evaluate((list) => list.scrollIntoView({ block: 'center' }));
  const delays = await rising;
  expect(delays).toContain(80);
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  await expect.poll(opacities).toEqual([1, 1, 1, 1, 1, 1]);

  // Content that a jump skips is revealed at once.
  await page.keyboard.press('End');
  await expect(page.locator('[data-reveal="wait"]')).toHaveCount(0);
});
