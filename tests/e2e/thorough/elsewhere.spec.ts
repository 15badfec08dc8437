import { chromium } from '@playwright/test';
import { forms } from '../forms';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

test('on plain http under an intranet host name every form sends, and Copy says that the browser forbids it', async ({
  site,
  launchOptions,
}) => {
  const { args = [], ...rest } = launchOptions;
  const browser = await chromium.launch({
    ...rest,
    args: [...args, '--host-resolver-rules=MAP office.test 127.0.0.1'],
  });
  const context = await browser.newContext({
    baseURL: `http://office.test:${new URL(site.url).port}`,
    viewport: { width: 1440, height: 900 },
    // Skips waiting for animations.
    reducedMotion: 'reduce',
  });
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
  await browser.close();
});
