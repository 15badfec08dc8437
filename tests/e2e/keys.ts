import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the control has the focus. */
export const tabTo = async (page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 90; step += 1) {
    if ((await control.count()) > 0 && (await isThere())) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never comes to ${control.toString()}`);
};

/** Comes to a text field by Tab and types. */
export const typeInto = async (page: Page, label: string, text: string) => {
  await tabTo(page, page.locator('main').getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.type(text);
};

/** Takes the skip link. */
export const skip = async (page: Page) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
};
