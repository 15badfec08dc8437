import type { Page } from '@playwright/test';
import { forms } from '../forms';
import { open } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

const kept = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join(),
  );

for (const { name, path, label, heading } of [
  { name: 'short', path: '/about', label: 'Brief Overview', heading: 'Short enquiry' },
  { name: 'detailed', path: '/contact', label: 'Project Description', heading: 'Detailed enquiry' },
]) {
  test(`the ${name} enquiry survives a reload at twenty points of typing`, async ({ page }) => {
    const field = page.getByRole('form', { name: heading }).getByLabel(label);
    const words = 'Two sites, one film and a name that is spelled right at last'.match(/.{3}/g);
    expect(words).toHaveLength(20);
    await open(page, path);
    await field.focus();
    let typed = '';
    for (const part of words ?? []) {
      await field.press('End');
      await field.pressSequentially(part);
      typed += part;
      // Text typed into the prerendered page survives the form's script.
      await expect.poll(() => kept(page)).toContain(typed);
      await page.reload();
      await expect(field).toHaveValue(typed);
    }
    // The e-mail address and the phone number of an unfinished enquiry stay in this tab.
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}

test('the audit survives a reload after each of its twenty answers', async ({ page }) => {
  await open(page, '/brand-audit');
  for (let count = 1; count <= 20; count += 1) {
    await page.locator(`input[name="q-${count}"][value="b"]`).check();
    await page.reload();
    await expect(page.getByText(`${count} of 20 answered`)).toBeVisible();
  }
});

for (const [typed, shown, code] of [
  ['uk', 'United Kingdom', '+44'],
  ['Unit', 'Unit', undefined],
] as const) {
  test(`a country typed as "${typed}" before the scripts load is kept`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.fill(typed);
    await page.getByRole('textbox', { name: 'Company' }).fill('Hexwell');
    release();
    await expect(country).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
    await expect
      .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
      .toContain('Hexwell');
    await expect(country).toHaveValue(shown);
    if (code) await expect(page.getByText(code, { exact: true })).toBeVisible();
  });
}

for (const one of forms.filter(({ name }) => name !== 'the newsletter')) {
  test(`${one.name} leaves nothing behind after success`, async ({ page }) => {
    await page.route(`**/api${one.api}`, (route) => route.fulfill({ json: one.answer }));
    await one.fill(page);
    await one.form(page).getByRole('button', { name: one.send, exact: true }).click();
    await expect(one.success(page)).toBeVisible();
    for (const word of ['Founder', 'Hexwell', 'hexwell.example', 'abbac', '20 7946'])
      expect(await kept(page)).not.toContain(word);
  });
}
