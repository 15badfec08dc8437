import { expect, test } from './site';

const windows = [
  [320, 568],
  [568, 320],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1279, 720],
] as const;

test('the gate fits everything into a window of any size', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto('/faq');
  await expect(page.locator('[data-lottie="ready"]')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const parts = {
    heading: page.getByRole('heading', { name: /enhancing your mobile experience!$/ }),
    notice: page.getByText('Please visit our website on desktop, temporarily!'),
    link: page.getByRole('contentinfo').getByRole('link'),
    button: page.getByRole('button', { name: 'Pause animation' }),
  };
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    for (const [name, part] of Object.entries(parts)) {
      await expect(part).toBeVisible();
      const box = await part.boundingBox();
      expect(box?.x, `${name} at ${width}`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${width}`).toBeLessThanOrEqual(width);
    }
    // The line has its full thickness: only zoomed windows have a thinner one.
    expect((await parts.notice.boundingBox())?.height).toBeGreaterThanOrEqual(47);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways at ${width}`).toBe(0);
  }
});

test('the site appears from 1280 px and the gate below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: 'FAQ.' })).toBeVisible();
  await page.setViewportSize({ width: 1279, height: 720 });
  await expect(page.getByText('Please visit our website on desktop, temporarily!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'FAQ.' })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('heading', { name: 'FAQ.' })).toBeVisible();
});
