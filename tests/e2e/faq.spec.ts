import type { Page } from '@playwright/test';
import type { FaqCategory } from '../../src/content/faq';
import { faqItems } from '../../src/content/faq-items';
import { holdScripts } from './hold-scripts';
import { expect, test } from './site';

const rows = (page: Page) => page.locator('[data-item]');

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

test('the banner shows its last frame under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  await expect(page.locator('[data-frame]')).toHaveAttribute('data-frame', '500');
});

test('the banner shows its last frame while motion is paused', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('motion-paused', 'true'));
  await page.goto('/faq');
  await expect(page.locator('[data-frame]')).toHaveAttribute('data-frame', '500');
});

test('the banner shows its drawing if the player never loads', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('lottie-'));
  await page.route('**/lottie-stage-*.js', (route) => route.abort());
  await page.goto('/faq');
  await showBanner(page, 1);
  await failed;
  await expect(page.locator('[data-frame] [data-lottie] > div > svg')).toBeVisible();
  await expect(page.locator('[data-lottie="ready"]')).toHaveCount(0);
});

test('a link to any question opens it and scrolls it into view', async ({ page }) => {
  await page.goto('/faq#video-9');
  const question = page.locator('#video-9');
  await expect(question).toBeInViewport();
  await expect(question.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[data-item] [aria-expanded="true"]')).toHaveCount(1);
  const all = faqItems.length;
  await expect(rows(page)).toHaveCount(all);
  await expect(page.getByText(`Showing ${all} of ${all}`)).toBeVisible();
});

test('a footer link changes the category on the page; the selector clears the query', async ({
  page,
}) => {
  const counted = (category: FaqCategory) =>
    faqItems.filter((item) => item.category === category).length;
  const marketing = counted('MARKETING');
  await page.goto('/faq?filter=branding');
  await expect(page.getByText(`Showing 9 of ${counted('BRANDING')}`)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Marketing', exact: true }).click();
  await expect(page).toHaveURL(/\/faq\?filter=marketing$/);
  await expect(page.getByText(`Showing ${marketing} of ${marketing}`)).toBeInViewport();

  const selector = page.getByRole('combobox', { name: 'Category' });
  await expect(selector).toContainText('MARKETING');
  await selector.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByText('Showing 6 of 6')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq\?filter=branding$/);
  await expect(page.getByText('Showing 9 of 10')).toBeVisible();
});

test('the search tolerates a typo, marks its hits and says when there are none', async ({
  page,
}) => {
  await page.goto('/faq');
  const search = page.getByRole('searchbox');
  await search.fill('vidoe');
  await expect(page.locator('[data-item] mark').first()).toHaveText(/video/i);
  await search.fill('zebra');
  await expect(page.getByText('Nothing mentions “zebra”.')).toBeVisible();
  await page.getByRole('link', { name: 'ask us directly' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the search runs for text typed before its script loads', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('script');
  await release();
  await expect(page.locator('[data-item] mark').first()).toHaveText(/script/i);
});

test('find in page opens a closed answer', async ({ page }) => {
  await page.goto('/faq');
  const third = rows(page).nth(2);
  const panel = third.locator('[id$="-answer"]');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await panel.dispatchEvent('beforematch');
  await expect(third.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(rows(page).first().getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});
