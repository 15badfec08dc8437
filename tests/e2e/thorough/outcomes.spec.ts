import type { Locator, Page, Route } from '@playwright/test';
import { type FormCase, forms } from '../forms';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, contentType: 'application/json', body: '{}' });

/** Every way a request can fail; a hanging request ends after 15 s. */
const failures: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  '201': status(201),
  '204': (route) => route.fulfill({ status: 204 }),
  '302': (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://elsewhere.example/' } }),
  '400': status(400),
  '409': status(409),
  '429': status(429),
  '500': status(500),
  'an abort': (route) => route.abort('aborted'),
  'a refusal by the browser': (route) => route.abort('blockedbyresponse'),
  'a time-out': () => undefined,
};

/** Everything entered into a form. */
const entered = (form: Locator) =>
  form.evaluate((element) =>
    Array.from(element.querySelectorAll<HTMLInputElement>('input, textarea')).map(
      ({ name, type, value, checked }) =>
        ['checkbox', 'radio'].includes(type) ? [name, value, checked] : [name, value],
    ),
  );

/** The submit button; after a failure the audit shows a second one. */
const button = (page: Page, { form }: FormCase) => form(page).locator('[type=submit]').first();

for (const one of forms) {
  test(`${one.name} keeps every entry through ten failures and then succeeds`, async ({ page }) => {
    await page.clock.install();
    await one.fill(page);
    const before = await entered(one.form(page));
    const { pathname } = new URL(page.url());
    let tries = 0;
    for (const [name, answer] of Object.entries(failures)) {
      await page.unroute(`**/api${one.api}`);
      tries = 0;
      // An immediate response could end before the test reads the button.
      let answerNow = () => {};
      const isWaitingSeen = new Promise<void>((resolve) => {
        answerNow = resolve;
      });
      await page.route(`**/api${one.api}`, async (route) => {
        tries += 1;
        await isWaitingSeen;
        await answer(route);
      });
      await button(page, one).click();
      await expect(button(page, one)).toHaveText('Please Wait');
      await expect.poll(() => tries, name).toBeGreaterThan(0);
      answerNow();
      // Longer than the request time-out and the waits between attempts.
      await expect(async () => {
        await page.clock.fastForward(16_000);
        await expect(button(page, one)).toHaveText(one.send, { timeout: 300 });
      }, name).toPass();
      expect.soft(await entered(one.form(page)), name).toEqual(before);
      expect.soft(new URL(page.url()).pathname, name).toBe(pathname);
      await expect.soft(one.success(page), name).toHaveCount(0);
    }
    await page.unroute(`**/api${one.api}`);
    await page.route(`**/api${one.api}`, (route) => route.fulfill({ json: one.answer }));
    await button(page, one).click();
    await expect(one.success(page)).toBeVisible();
  });

  test(`${one.name} is sent once despite a double click and ten presses of Enter`, async ({
    page,
  }) => {
    await one.fill(page);
    let posts = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api${one.api}`, async (route) => {
      posts += 1;
      await held;
      await route.fulfill({ json: one.answer });
    });
    await button(page, one).dblclick();
    const line = one.form(page).locator('input[type=email]').first();
    for (let count = 0; count < 10; count += 1) await line.press('Enter');
    release();
    await expect(one.success(page)).toBeVisible();
    expect(posts).toBe(1);
  });
}
