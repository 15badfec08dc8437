import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { forms } from '../forms';
import { holdScripts } from '../hold-scripts';
import { routes } from '../routes';
import { expect, test } from '../site';

test.describe('on plain http under an intranet host name', () => {
  let context: BrowserContext;

  test.beforeEach(async ({ site, launchOptions }) => {
    const { args = [], ...rest } = launchOptions;
    const browser = await chromium.launch({
      ...rest,
      args: [...args, '--host-resolver-rules=MAP office.test 127.0.0.1'],
    });
    const baseURL = `http://office.test:${new URL(site.url).port}`;
    context = await browser.newContext({
      baseURL,
      viewport: { width: 1440, height: 900 },
      // Skips waiting for animations.
      reducedMotion: 'reduce',
    });
  });

  test.afterEach(async () => {
    await context.browser()?.close();
  });

  test('every form sends, and Copy says that the browser forbids it', async () => {
    for (const { fill, form, success } of forms) {
      const page = await context.newPage();
      await fill(page);
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await form(page).locator('[type=submit]').first().click();
      await expect(success(page)).toBeVisible();
      await page.close();
    }
    const page = await context.newPage();
    await page.goto('/careers');
    const copy = page.getByRole('button', { name: /^Copy/ }).first();
    await copy.click();
    await expect(copy.locator('..').locator('output')).toContainText('Select the address');
  });
});

/** Collects page errors and console errors, except failed requests. */
const complaintsOf = (page: Page) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return complaints;
};

test.describe('a year later, in Tokyo', () => {
  test.use({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });

  test('every page hydrates and keeps early input in the newsletter form', async ({ page }) => {
    const later = new Date(Date.now() + 366 * 24 * 60 * 60 * 1000);
    await page.addInitScript((then) => {
      const shift = then - Date.now();
      const { now } = Date;
      Date.now = () => now() + shift;
      window.Date = new Proxy(Date, {
        construct: (target, [first, ...rest]: [number, ...number[]]) =>
          Reflect.construct(target, first === undefined ? [target.now()] : [first, ...rest]),
      });
    }, later.getTime());
    const complaints = complaintsOf(page);
    for (const route of routes) {
      const release = await holdScripts(page);
      await page.goto(route, { waitUntil: 'commit' });
      const firstName = page.getByRole('contentinfo').getByLabel('First Name');
      await firstName.fill(route);
      await release();
      await expect(firstName).toHaveValue(route);
      await expect(page.getByText(`© ${later.getFullYear()}`)).toBeAttached();
      expect(complaints, route).toEqual([]);
    }
  });
});
