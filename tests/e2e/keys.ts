import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the control has the focus. */
export const tabTo = async (page: Page, control: Locator) => {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 90; step += 1) {
    if ((await control.count()) > 0 && (await isThere())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${control.toString()}`);
};

/** Tabs to a text field and types. */
export const typeInto = async (page: Page, label: string, text: string) => {
  await tabTo(page, page.locator('main').getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.type(text);
};

/** Searches the countries for Germany, and chooses it. */
export const chooseGermany = async (page: Page) => {
  await tabTo(page, page.getByRole('combobox', { name: 'Country' }));
  await page.keyboard.type('germ');
  await page.getByRole('option', { name: /^Germany/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('+49')).toBeVisible();
};

/** Opens the budgets, and chooses the last one. */
export const chooseLastBudget = async (page: Page) => {
  const budget = page.getByRole('combobox', { name: 'Budget' });
  await tabTo(page, budget);
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await expect(async () => {
    await page.keyboard.press('End');
    const last = page.getByRole('option', { name: 'I am not sure!' });
    await expect(last).toHaveAttribute('data-highlighted', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(budget).toContainText('I am not sure!');
};

/** Follows the skip link. */
export const skip = async (page: Page) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
};
