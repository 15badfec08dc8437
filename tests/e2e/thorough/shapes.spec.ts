import type { Locator } from '@playwright/test';
import { open } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** @returns the number of lines a text takes. */
const lines = (words: Locator) =>
  words.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const tops = new Set<number>();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const { top } of range.getClientRects()) tops.add(Math.round(top));
    }
    return tops.size;
  });

for (const width of [1280, 1359, 1366, 1400, 1432, 1440, 1920]) {
  test(`at ${width} px the mail address and the audit’s facts do not break`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/contact');
    const address = page.getByRole('main').getByRole('link', { name: '@' });
    expect(await lines(address)).toBe(1);
    const isInside = await address.evaluate((element) => {
      const column = element.closest('section')?.querySelector('p')?.parentElement;
      const right = column?.getBoundingClientRect().right ?? 0;
      return element.getBoundingClientRect().right <= right;
    });
    expect(isInside).toBe(true);

    await open(page, '/brand-audit');
    const facts = page.locator('main section').first().getByRole('listitem');
    // The figure and two lines of text.
    for (const fact of await facts.all()) expect(await lines(fact)).toBe(3);
  });
}

test('a budget without a country looks invalid like any other field', async ({ page }) => {
  await open(page, '/contact');
  const form = page.getByRole('form', { name: 'Detailed enquiry' });
  await form.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Seven fields need another look.').waitFor();
  const look = (field: Locator) =>
    field.evaluate((element) => {
      const { backgroundColor, borderStyle, borderColor } = getComputedStyle(element);
      return { backgroundColor, borderStyle, borderColor };
    });
  const company = form.getByRole('textbox', { name: 'Company' });
  const budget = form.getByRole('combobox', { name: 'Budget' });
  // Waits until their colours have changed.
  await expect(async () => expect(await look(budget)).toEqual(await look(company))).toPass();
  expect((await look(budget)).borderStyle).toBe('solid');
});
