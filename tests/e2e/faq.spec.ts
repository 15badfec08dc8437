import type { Locator, Page } from '@playwright/test';
import { holdScripts } from './hold-scripts';
import { settled } from './routes';
import { expect, test } from './site';

/** Scrolls until this share of the banner is in the window. */
const showBanner = (page: Page, share: number) =>
  page.locator('[data-frame]').evaluate((banner, visible) => {
    const { top, height } = banner.getBoundingClientRect();
    window.scrollBy({ top: top - (window.innerHeight - height * visible), behavior: 'instant' });
  }, share);

test('the banner shows frames 0 to 500 while 30 % to 100 % of it is visible', async ({ page }) => {
  await page.goto('/faq');
  const banner = page.locator('[data-frame]');
  for (const [share, frame] of [
    [0, 0],
    [0.3, 0],
    [0.65, 250],
    [1, 500],
  ] as const) {
    await showBanner(page, share);
    await expect(async () => {
      const shown = Number(await banner.getAttribute('data-frame'));
      expect(Math.abs(shown - frame)).toBeLessThanOrEqual(1);
    }).toPass();
  }
  await expect(banner.locator('[data-lottie="ready"]')).toBeVisible();
});

// That it is opened: `tests/pages/faq.test.tsx`.
test('a link to any question scrolls it into view', async ({ page }) => {
  await page.goto('/faq#video-9');
  await expect(page.locator('#video-9')).toBeInViewport();
});

test('the search runs for text typed before its script loads', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('script');
  await release();
  await expect(page.locator('[data-item] mark').first()).toHaveText(/script/i);
});

const isInView = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

for (const [where, route, text, id, isLate] of [
  ['a closed answer', '/faq', 'misunderstand you', 'branding-2', false],
  ['an answer further down', '/faq', 'wide, square and upright', 'video-8', true],
  ['an answer of home', '/', 'final price depends on scope', 'home-faq-prices', true],
] as const)
  test(`a link to a text of ${where} opens it and shows it, scripts ${isLate ? 'late' : 'at once'}`, async ({
    page,
  }) => {
    const release = isLate ? await holdScripts(page) : undefined;
    await page.goto(`${route}#:~:text=${encodeURIComponent(text)}`, { waitUntil: 'commit' });
    const row = page.locator(`#${id}`);
    const answer = row.locator('p').last();
    if (release) {
      await expect.poll(() => isInView(answer)).toBe(true);
      await release();
    }
    await expect(row.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('main [data-item] [aria-expanded="true"]')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await settled(page);
    await expect.poll(() => isInView(answer)).toBe(true);
  });

test('the search text is there again after Back and after a reload', async ({ page }) => {
  await page.goto('/faq');
  const search = page.getByRole('searchbox');
  await search.fill('how much does a logo cost');
  await expect(page.locator('[data-item] mark').first()).toBeVisible();
  await page.getByRole('link', { name: 'BACK TO HOMEPAGE' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(search).toHaveValue('how much does a logo cost');
  await page.reload();
  await expect(search).toHaveValue('how much does a logo cost');
  await expect(page.locator('[data-item] mark').first()).toBeVisible();
  await page.goto('/contact');
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  await expect(search).toHaveValue('');
});
