import type { Page } from '@playwright/test';
import { fillDetailed, forms } from '../forms';
import { holdScripts } from '../hold-scripts';
import { expect, test } from '../site';
import { translated, withTranslator } from '../translator';

// These journeys do not test motion: skips waiting for animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const refuse = (page: Page, api: string) =>
  page.route(`**/api${api}`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });

for (const { name, api, answer, fill, form, send, success } of forms) {
  test(`${name} on a translated page fails, is sent again and is confirmed`, async ({ page }) => {
    const broken = await withTranslator(page);
    await page.route(`**/api${api}`, (route) => route.fulfill({ json: answer }));
    await refuse(page, api);
    await fill(page);
    await translated(page);
    const email = form(page).locator('input[type=email]').first();
    const typed = await email.inputValue();
    const button = form(page).locator('[type=submit]').first();
    await button.click();
    await expect(button).toHaveText('Please Wait');
    await expect(button).toHaveText(send);
    await expect(email).toHaveValue(typed);
    await button.click();
    await expect(success(page)).toBeVisible();
    expect(broken).toEqual([]);
  });
}

test('the fields of a translated enquiry react to choices and typing', async ({ page }) => {
  const broken = await withTranslator(page);
  await fillDetailed(page, 'translated@hexwell.example');
  await translated(page);
  const country = page.getByRole('combobox', { name: 'Country' });
  for (const [typed, wanted] of [
    ['uk', 'Ukraine'],
    ['fr', 'France'],
  ] as const) {
    await country.fill(typed);
    await page.getByRole('option', { name: new RegExp(`^${wanted}`) }).click();
  }
  await expect(page.getByText('+33', { exact: true })).toBeVisible();
  const budget = page.getByRole('combobox', { name: 'Budget' });
  await budget.click();
  await page.getByRole('option', { name: '$10,000 - $50,000' }).click();
  await expect(budget).toHaveText('$10,000 - $50,000');
  const brief = page.getByRole('textbox', { name: 'Project Description' });
  await brief.fill('x'.repeat(4600));
  await expect(page.getByText('4,600 of 5,000')).toBeVisible();
  await brief.fill('x'.repeat(4700));
  await expect(page.getByText('4,700 of 5,000')).toBeVisible();
  const newsletter = page.getByRole('checkbox', { name: 'newsletter' });
  await newsletter.check();
  await newsletter.uncheck();
  for (const label of ['Name', 'Company'])
    await page.getByRole('textbox', { name: label, exact: true }).fill('');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('Two fields');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A. Founder');
  await expect(page.getByRole('alert')).toContainText('One field');
  await expect(brief).toHaveValue('x'.repeat(4700));
  expect(broken).toEqual([]);
});

test('a translated audit counts answers, folds questions, lists what is missing and can be cleared', async ({
  page,
}) => {
  const broken = await withTranslator(page);
  await page.goto('/brand-audit');
  await translated(page);
  const next = page.locator('[data-progress] a').last();
  await page.locator('input[name="q-1"]').first().check();
  await expect(page.locator('[data-progress] output')).toHaveText('1 of 20 answered');
  await expect(next).toContainText('Next: 2');
  await page.locator('main [type=submit]').click();
  await expect(page.locator('#gaps p')).toHaveText(/^Nineteen questions/);
  await expect(next).toContainText('First open: 2');
  await page
    .locator('input[type="radio"][value="b"]')
    .evaluateAll((answers) =>
      answers.forEach((one) => one instanceof HTMLInputElement && one.click()),
    );
  await expect(next).toHaveText('To your details');
  await expect(page.locator('#gaps p')).toHaveText(/^Ten details/);
  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-progress] output')).toHaveText('20 of 20 answered');
  expect(broken).toEqual([]);
});

test('search, categories and Show More work on the translated FAQ', async ({ page }) => {
  const broken = await withTranslator(page);
  await page.goto('/faq');
  await translated(page);
  const search = page.getByRole('searchbox');
  const status = page.locator('[data-faq] output').first();
  await page.getByRole('button', { name: 'SHOW MORE' }).click();
  await expect(status).toHaveText('Showing 18 of 33');
  for (const typed of ['vidoe', 'web', 'zebra']) {
    await search.pressSequentially(typed);
    await expect(status).toContainText(`“${typed}”`);
    await search.fill('');
    await expect(status).toHaveText('Showing 9 of 33');
  }
  const selector = page.getByRole('combobox', { name: 'Category' });
  await selector.click();
  await page.getByRole('option', { name: /WEB SOLUTIONS/ }).click();
  await expect(selector).toHaveText('WEB SOLUTIONS');
  await expect(status).toHaveText('Showing 6 of 6');
  const question = page.locator('[data-item] button').nth(2);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(broken).toEqual([]);
});

test('tabs, menus, page changes and Copy work on a translated site', async ({ page }) => {
  const broken = await withTranslator(page);
  await page.goto('/careers');
  await translated(page);
  const copy = page.getByRole('button', { name: /^Copy/ }).first();
  const said = copy.locator('..').locator('output');
  await copy.click();
  await expect(said).not.toBeEmpty();
  // The message disappears after four seconds.
  await expect(said).toBeEmpty();

  await page.getByRole('button', { name: 'Services' }).click();
  await page
    .locator('#menu-services')
    .getByRole('link', { name: /^Branding/ })
    .click();
  await expect(page.locator('main h1')).toBeVisible();
  const card = page.locator('main button[aria-expanded]').first();
  await card.click();
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  const tabs = page.locator('main nav');
  await tabs.getByRole('link').nth(1).click();
  await expect(tabs.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page');

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  expect(broken).toEqual([]);
});

test('a page translated before its scripts load keeps early input', async ({ page }) => {
  await withTranslator(page, { isEarly: true });
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const company = page.getByRole('textbox', { name: 'Company' });
  const firstName = page.getByRole('contentinfo').getByLabel('First Name');
  await company.fill('Hexwell');
  await firstName.fill('Ada');
  await release();
  await expect(company).toHaveValue('Hexwell');
  await expect(firstName).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('fields need another look');
});
