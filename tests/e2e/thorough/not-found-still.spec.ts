import type { Page } from '@playwright/test';
import { dragTo, homeOf, poseOf, reachable, waitForRest } from '../hunt';
import { expect, test } from '../site';

const egg = (page: Page) => page.getByRole('button', { name: /^Easter egg/ });
const lit = (page: Page) => page.locator('[data-lit]');

const open = async (page: Page) => {
  const response = await page.goto('/nowhere/at/all');
  expect(response?.status()).toBe(404);
};

for (const motion of ['reduced', 'paused'] as const)
  test(`with motion ${motion} the numeral stays whole until it is taken apart`, async ({
    page,
  }) => {
    if (motion === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
    else await page.addInitScript(() => localStorage.setItem('motion-paused', 'true'));
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open(page);
    await expect(page.getByRole('button', { name: 'Take it apart' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.join(' ')).not.toContain('numeral-world');
    for (const piece of [0, 7]) {
      const [at, home] = [await poseOf(page, piece), await homeOf(page, piece)];
      expect(Math.hypot(at.x - home.x, at.y - home.y)).toBeLessThan(1);
    }

    await page.getByRole('button', { name: 'Take it apart' }).click();
    await expect(egg(page)).toBeFocused();
    await expect(page.locator('[data-numeral-state="moving"]')).toHaveCount(0);
    await waitForRest(page);
    const { piece, grip } = await reachable(page, [0, 5]);
    const home = await homeOf(page, piece);
    await dragTo(page, piece, grip, home);
    await expect(page.locator('[data-body]').nth(piece)).toHaveAttribute('data-placed', '');
    const now = await poseOf(page, piece);
    expect(Math.hypot(now.x - home.x, now.y - home.y)).toBeLessThan(1);
    expect(now.angle).toBeCloseTo(0, 1);
  });

test('without its script the numeral stays whole, with the egg beside it', async ({ page }) => {
  await page.route(/interactive-numeral/, (route) => route.abort());
  await open(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'HOME', exact: true })).toBeVisible();
  await expect(page.locator('[data-body]')).toHaveCount(9);
  await expect(lit(page)).toHaveCount(3);
  await expect(egg(page)).toHaveCount(0);
  await expect(page.getByText('Push with the egg,')).toHaveCount(0);
  const [at, home] = [await poseOf(page, 7), await homeOf(page, 7)];
  expect(Math.hypot(at.x - home.x, at.y - home.y)).toBeLessThan(1);
});

test('no frame is requested at rest', async ({ page }) => {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    let frames = 0;
    window.requestAnimationFrame = (callback) => {
      frames += 1;
      document.documentElement.dataset['frames'] = String(frames);
      return request(callback);
    };
  });
  await open(page);
  await waitForRest(page);
  const frames = () => page.evaluate(() => document.documentElement.dataset['frames']);
  const before = await frames();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(await frames()).toBe(before);
});
