import type { Locator, Page } from '@playwright/test';
import { asPerson, auditDetails, auditField } from '../forms';
import { zoom } from '../layout';
import { open } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** Presses Tab until the control has the focus. */
const tabTo = async (page: Page, control: Locator) => {
  const isThere = () =>
    control.evaluateAll((controls) => controls.some((one) => one === document.activeElement));
  for (let step = 0; step < 90; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${control.toString()}`);
};

/** Tabs to a text field and types. */
const typeInto = async (page: Page, label: string, text: string) => {
  await tabTo(page, page.locator('main').getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.type(text);
};

/** Searches the countries for Germany, and chooses it. */
const chooseGermany = async (page: Page) => {
  await tabTo(page, page.getByRole('combobox', { name: 'Country' }));
  await page.keyboard.type('germ');
  await page.getByRole('option', { name: /^Germany/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('+49')).toBeVisible();
};

/** Opens the budgets, and chooses the last one. */
const chooseLastBudget = async (page: Page) => {
  const budget = page.getByRole('combobox', { name: 'Budget' });
  await tabTo(page, budget);
  await page.keyboard.press('Enter');
  await page.locator('select:open').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(budget).toHaveValue('not-sure');
};

/** Follows the skip link. */
const skip = async (page: Page) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
};

/** A window of 1280 × 1000 px at 400 %. */
const zoomIn = async (page: Page) => {
  await zoom(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 250 });
};

test('zoomed to 400 %, the detailed enquiry is filled in and sent by keyboard alone', async ({
  page,
  site,
}) => {
  const email = 'keys@hexwell.example';
  await zoomIn(page);
  await open(page, '/contact');
  const pause = asPerson();
  await skip(page);
  // An empty form: the first invalid field has the focus.
  await tabTo(page, page.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type('A. Founder');
  await typeInto(page, 'Email', email);
  await expect(page.locator(':focus')).toBeInViewport();
  await chooseGermany(page);
  await typeInto(page, 'Contact No.', '30 5550 100');
  await typeInto(page, 'Company', 'Hexwell');
  await typeInto(page, 'Designation', 'Founder');
  await tabTo(page, page.getByRole('radio', { name: 'One-time Project' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'On-going/Recurring Project' })).toBeChecked();
  await chooseLastBudget(page);
  await typeInto(page, 'Project Description', 'A name and a film.');
  await tabTo(page, page.getByRole('button', { name: 'Rebranding' }));
  await page.keyboard.press('Space');
  await expect(page.locator(':focus')).toBeInViewport();
  await tabTo(page, page.getByRole('checkbox', { name: 'Newsletter' }));
  await page.keyboard.press('Space');
  await pause(page);
  await tabTo(page, page.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.locator('main h1')).toBeFocused();
  const leads = (await site.leads('detailed')).map((row) => JSON.stringify(row));
  const lead = leads.find((row) => row.includes(email));
  for (const part of ['+49', 'recurring', 'not-sure', 'rebranding']) expect(lead).toContain(part);
});

for (const isZoomed of [false, true])
  test(`${isZoomed ? 'zoomed to 400 %, ' : ''}the audit is taken and sent by keyboard alone`, async ({
    page,
  }) => {
    if (isZoomed) await zoomIn(page);
    await open(page, '/brand-audit');
    const pause = asPerson();
    await skip(page);
    await tabTo(page, page.locator('input[name="q-1"]').first());
    for (let number = 1; number <= 20; number += 1) {
      await expect(page.locator(`input[name="q-${number}"]`).first()).toBeFocused();
      await expect(page.locator(`#q-${number}`)).toBeInViewport();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(page.locator(`input[name="q-${number}"][value="b"]`)).toBeChecked();
      await page.keyboard.press('Tab');
    }
    for (const [label, value] of auditDetails(isZoomed ? 'zoomed' : 'keys')) {
      await tabTo(page, auditField(page, label));
      await page.keyboard.type(value);
    }
    await tabTo(page, auditField(page, 'Contact No.'));
    await page.keyboard.type('98 76 54');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Not sent yet' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(auditField(page, 'Contact No.')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(`+44 20 7946 0${isZoomed ? '320' : '144'}`);
    await pause(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/success$/);
    await expect(page.getByRole('heading', { name: 'Your report' })).toBeVisible();
  });
