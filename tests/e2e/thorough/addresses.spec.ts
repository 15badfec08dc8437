import type { Page } from '@playwright/test';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** Records the heading of every frame, across documents. */
const noteHeadings = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading?.checkVisibility())
        sessionStorage.setItem('seen', `${sessionStorage.getItem('seen')} ${heading.innerText}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

for (const [typed, settled] of [
  ['/About', '/about'],
  ['/Faq?filter=Branding#Branding-2', '/faq?filter=Branding#Branding-2'],
  ['/SERVICES/Video-Marketing/', '/services/video-marketing'],
] as const) {
  test(`${typed} leads to ${settled}`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(typed);
    await expect(page).toHaveURL(settled);
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
  });

  test(`a static host's not-found page leads ${typed} to ${settled} without showing itself`, async ({
    page,
  }) => {
    await noteHeadings(page);
    await page.route(
      (url) => url.pathname === new URL(typed, 'http://site').pathname,
      (route) => route.fulfill({ status: 404, contentType: 'text/html', path: 'dist/404.html' }),
    );
    await page.goto(typed);
    await expect(page).toHaveURL(settled);
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => sessionStorage.getItem('seen'));
    expect(seen).not.toContain('waltzed');
    expect(seen).not.toBeNull();
  });
}

for (const malformed of ['/%E0%A4%A', '/services/%'])
  test(`${malformed} gets the not-found page`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const response = await page.goto(malformed);
    expect(response?.status()).toBe(404);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/waltzed into oblivion/)).toBeVisible();
    await expect(page).toHaveTitle('404 · Contrio');
    expect(errors).toEqual([]);
  });
