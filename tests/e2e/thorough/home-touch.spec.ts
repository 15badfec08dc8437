import type { Page } from '@playwright/test';
import { positionOf, reachablePill, waitForRest } from '../pills';
import { expect, test } from '../site';

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  /** Sends the browser's own touch events, so that a swipe scrolls like a real one. */
  const finger = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    return {
      down: (x: number, y: number) => send('touchStart', x, y),
      async move(x: number, y: number, byX: number, byY: number) {
        for (let step = 1; step <= 10; step += 1)
          await send('touchMove', x + (byX * step) / 10, y + (byY * step) / 10);
      },
      up: () => send('touchEnd'),
    };
  };

  test('a swipe that starts on a pill scrolls the page', async ({ page }) => {
    await page.goto('/');
    await waitForRest(page);
    const pill = await reachablePill(page);
    const hand = await finger(page);
    await hand.down(pill.x, pill.y);
    await hand.move(pill.x, pill.y, 4, -300);
    await hand.up();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);
    await expect(page.locator('[data-pills]')).toHaveAttribute('data-pill-state', 'asleep');
  });

  test('a long press picks a pill up, and it follows the finger upwards', async ({ page }) => {
    await page.goto('/');
    await waitForRest(page);
    const pill = await reachablePill(page);
    const hand = await finger(page);
    await hand.down(pill.x, pill.y);
    await expect(page.locator('[data-pills]')).toHaveAttribute('data-held', '');
    await hand.move(pill.x, pill.y, 0, -200);
    await expect
      .poll(async () => (await positionOf(page, pill.index)).y)
      .toBeLessThan(pill.y - 120);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await hand.up();
    await waitForRest(page);
  });

  test('a sideways move picks a pill up at once', async ({ page }) => {
    await page.goto('/');
    await waitForRest(page);
    const pill = await reachablePill(page);
    const hand = await finger(page);
    await hand.down(pill.x, pill.y);
    await hand.move(pill.x, pill.y, 60, 4);
    await expect(page.locator('[data-pills]')).toHaveAttribute('data-held', '');
    await hand.up();
    await waitForRest(page);
  });
});
