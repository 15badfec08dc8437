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

for (const [width, height] of windows) {
  test(`the gate stands at ${width} × ${height}, with everything inside the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/faq');
    const parts = [
      page.getByRole('heading', { name: /enhancing your mobile experience!$/ }),
      page.getByText('Please visit our website on desktop, temporarily!'),
      page.getByRole('contentinfo').getByRole('link'),
      page.getByRole('button', { name: 'Pause animation' }),
    ];
    for (const part of parts) {
      await expect(part).toBeVisible();
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.locator('.fold [data-lottie="ready"]')).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('the site comes and goes at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: 'FAQ.' })).toBeVisible();
  await page.setViewportSize({ width: 1279, height: 720 });
  await expect(page.getByText('Please visit our website on desktop, temporarily!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'FAQ.' })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('heading', { name: 'FAQ.' })).toBeVisible();
});
