import type { Page } from '@playwright/test';
import { securityHeaders } from '../../../server/security-headers';
import { paths } from '../../../src/lib/paths';
import { settled } from '../routes';
import { expect, test } from '../site';

/**
 * What pages open, show or load only on demand. `site.ts` fails this and every other journey on a violation of the
 * content security policy.
 */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [paths.home]: async (page) => {
    for (const name of ['Services', 'Resources', 'About menu']) {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button', { name, exact: true })
        .click();
    }
    await page.keyboard.press('Escape');
    await page.getByRole('tab').nth(1).click();
  },
  [paths.about]: async (page) => {
    const form = page.getByRole('form', { name: 'Short enquiry' });
    await form.getByRole('button', { name: 'SUBMIT' }).click();
    await page.getByRole('button', { name: '2023' }).click();
  },
  [paths.brandAudit]: async (page) => {
    await page.getByRole('button', { name: 'SUBMIT AUDIT' }).click();
    await page.getByText('This field is required').first().waitFor();
  },
  [paths.contact]: async (page) => {
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('This field is required').first().waitFor();
    await page.getByRole('combobox', { name: 'Country' }).fill('india');
    await page.getByRole('option', { name: /^India/ }).click();
    await page.getByRole('combobox', { name: 'Budget' }).click();
    await page.getByRole('listbox').waitFor();
  },
  [paths.faq]: async (page) => {
    await page.getByRole('combobox', { name: 'Category' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('video');
    await page.locator('mark').first().waitFor();
  },
};

for (const route of [...Object.values(paths), '/nowhere/at/all']) {
  test(`${route} sends every security header and keeps its policy in all states`, async ({
    page,
  }) => {
    const response = await page.goto(route);
    const headers = response?.headers() ?? {};
    expect(headers).toMatchObject(securityHeaders);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');

    await page.waitForLoadState('networkidle');
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 600) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(60);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await states[route]?.(page);
    await settled(page);
  });
}

test('the policy blocks injected scripts, styles and handlers', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('console', (message) => broken.push(message.text()));
  await page.goto(paths.privacyPolicy);
  const isUntouched = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(script, style);
    const later = document.createElement('a');
    later.setAttribute('onclick', 'document.title = "taken over"');
    document.body.append(later);
    later.click();
    return getComputedStyle(document.body).display !== 'none' && document.title !== 'taken over';
  });
  expect(isUntouched).toBe(true);
  expect(broken.filter((text) => text.includes('Content Security Policy'))).toHaveLength(3);
  await context.close();
});
