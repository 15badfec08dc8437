import type { Page } from '@playwright/test';
import { hero } from '../../src/content/home-hero';
import { holdScripts } from './hold-scripts';
import { expect, test } from './site';

const pauseButton = (page: Page) => page.getByRole('button', { name: hero.pause });

test('a remembered pause applies before the scripts load, and an early press resumes motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('visited')) localStorage.setItem('motion-paused', 'true');
    sessionStorage.setItem('visited', 'yes');
  });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const button = pauseButton(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html[data-paused]')).toBeAttached();
  await button.click();
  await release();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html[data-paused]')).not.toBeAttached();
});

test('an early press does what the control said at the time', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const button = pauseButton(page);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  // Another tab pauses motion meanwhile.
  await page.evaluate(() => localStorage.setItem('motion-paused', 'true'));
  await release();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});
