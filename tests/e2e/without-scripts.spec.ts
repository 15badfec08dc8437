import { faqItems } from '../../src/content/faq-items';
import { expect, test } from './site';

test.use({ javaScriptEnabled: false });

test('answers, years and service details are open', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('The final price depends on scope')).toBeVisible();
  await page.goto('/faq');
  const answers = page.locator('[data-item] p');
  await expect(answers).toHaveCount(faqItems.length);
  for (const answer of await answers.all()) {
    const box = await answer.boundingBox();
    expect(box?.height).toBeGreaterThan(20);
    await expect(answer).toBeVisible();
  }
  for (const name of ['SHOW MORE', 'Search'])
    await expect(page.getByRole('main').getByRole('button', { name })).toBeHidden();
  await page.goto('/about');
  const years = page
    .getByRole('region', { name: 'OUR JOURNEY' })
    .getByRole('heading', { level: 3 });
  await expect(years).toHaveCount(3);
  for (const year of await years.all()) await expect(year).toBeVisible();
  await expect(page.getByText(/official/).first()).toBeVisible();
  await page.goto('/services/branding');
  await expect(page.getByText('Visual Identity')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask about Public Relations' })).toBeVisible();
});

test('menus open on focus and on hover', async ({ page }) => {
  await page.goto('/careers');
  const branding = page
    .getByRole('banner')
    .getByRole('link', { name: /^Branding/ })
    .first();
  await expect(branding).toBeHidden();
  await page.getByRole('button', { name: 'Services' }).focus();
  await page.keyboard.press('Tab');
  await expect(branding).toBeFocused();
  await expect(branding).toBeVisible();
  await page.getByRole('button', { name: 'Resources' }).hover();
  await expect(page.getByRole('banner').getByRole('link', { name: /Brand Audit/ })).toBeVisible();
});
