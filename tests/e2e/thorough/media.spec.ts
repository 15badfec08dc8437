import { open, scrollThrough } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

test('a picture keeps its poster and its size when the animation is missing', async ({ page }) => {
  await page.route('**/lottie/**', (route) => route.abort());
  await open(page, '/services/branding');
  const card = page.getByRole('article', { name: 'Web Solution' });
  const picture = card.locator('[data-lottie]');
  await picture.scrollIntoViewIfNeeded();
  const before = await picture.boundingBox();
  await card.hover();
  await expect(picture).toHaveAttribute('data-lottie', 'missing');
  await expect(picture.locator('img')).toBeVisible();
  expect((await picture.boundingBox())?.height).toBe(before?.height);
});

test('with Save-Data no film loads until it is requested', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:mp4|webm)$/.test(request.url())) films.push(request.url());
  });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await open(page, '/');
  await scrollThrough(page);
  await page.getByRole('figure').first().scrollIntoViewIfNeeded();
  await page.getByRole('figure', { name: /^Varsa/ }).hover();
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect.poll(() => films.length).toBeGreaterThan(0);
});
