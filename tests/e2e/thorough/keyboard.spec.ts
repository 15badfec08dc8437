import { zoom } from '../layout';
import { asPerson, auditDetails, auditField } from '../forms';
import { chooseGermany, chooseLastBudget, skip, tabTo, typeInto } from '../keys';
import { open } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** A whole window, and one of 1280 × 1000 px at 400 %. */
const windows = [
  [1440, 900],
  [320, 250],
] as const;

for (const [width, height] of windows) {
  test.describe(`at ${width} × ${height}, by keyboard alone`, () => {
    test.beforeEach(async ({ page }) => {
      if (width < 1280) await zoom(page);
      if (width < 1280) await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
    });

    test('the detailed enquiry is filled in and sent', async ({ page, site }) => {
      const email = `keys-${width}@hexwell.example`;
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
      await page.keyboard.press('Tab');
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
      for (const part of ['+49', 'recurring', 'not-sure', 'rebranding'])
        expect(lead).toContain(part);
    });

    test('the audit is taken and sent', async ({ page }) => {
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
      for (const [label, value] of auditDetails(`keys${width}`)) {
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
      await page.keyboard.type(`+44 20 7946 0${width}`);
      await pause(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/success$/);
      await expect(page.getByRole('heading', { name: 'Your report' })).toBeVisible();
    });
  });
}
