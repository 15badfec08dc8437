import type { Page } from '@playwright/test';
import { open } from './routes';
import { expect, test } from './site';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const scrollDown = async (page: Page) => {
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => scrolled(page)).toBe(1200);
  const remembered = () => page.evaluate(() => sessionStorage.getItem('scroll-positions'));
  await expect.poll(remembered).toContain('1200');
};

test('another page in the same tab starts at its top', async ({ page }) => {
  await page.goto('/about');
  await scrollDown(page);
  await open(page, '/careers');
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1200);
});

test('a reload keeps the scroll position, and Back returns to it', async ({ page }) => {
  await page.goto('/about');
  await scrollDown(page);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(1200);

  // The header is hidden here: a real click would scroll up first.
  await page.getByRole('link', { name: 'Contact Us' }).first().dispatchEvent('click');
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrolled(page)).toBe(1200);
});
