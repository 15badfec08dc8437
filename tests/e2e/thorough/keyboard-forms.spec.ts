import { asPerson, auditDetails, auditField } from '../forms';
import { chooseGermany, chooseLastBudget, skip, tabTo, typeInto } from '../keys';
import { open } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

test('the detailed form is filled and sent', async ({ page, site }) => {
  await open(page, '/contact');
  const pause = asPerson();
  await skip(page);
  await typeInto(page, 'Name', 'A. Founder');
  await typeInto(page, 'Email', 'keys@hexwell.example');
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
  await tabTo(page, page.getByRole('checkbox', { name: 'Newsletter' }));
  await page.keyboard.press('Space');
  await pause(page);
  await tabTo(page, page.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.locator('main h1')).toBeFocused();
  const leads = (await site.leads('detailed')).map((row) => JSON.stringify(row));
  const lead = leads.find((row) => row.includes('keys@hexwell.example'));
  for (const part of ['+49', 'recurring', 'not-sure', 'rebranding']) expect(lead).toContain(part);
});

test('the short form is filled and sent', async ({ page }) => {
  await open(page, '/services/branding');
  const pause = asPerson();
  const form = page.getByRole('form', { name: 'Short enquiry' });
  for (const [label, text] of [
    ['Name', 'A. Founder'],
    ['Email', 'short-keys@hexwell.example'],
    ['Company', 'Hexwell'],
    ['Brief Overview', 'A film about sensors.'],
  ] as const) {
    await tabTo(page, form.getByLabel(label));
    await page.keyboard.type(text);
  }
  await pause(page);
  await tabTo(page, form.getByRole('button', { name: 'SUBMIT' }));
  await page.keyboard.press('Enter');
  await expect(
    form.getByRole('status').filter({ hasText: 'submitted successfully' }),
  ).toBeVisible();
});

test('the audit is taken and sent', async ({ page }) => {
  await page.goto('/brand-audit', { waitUntil: 'networkidle' });
  const pause = asPerson();
  await page.locator('input[name="q-1"]').first().focus();
  for (let number = 1; number <= 20; number += 1) {
    await expect(page.locator(`input[name="q-${number}"]`).first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(`input[name="q-${number}"][value="b"]`)).toBeChecked();
    await page.keyboard.press('Tab');
  }
  for (const [label, value] of auditDetails('keys')) {
    await expect(auditField(page, label)).toBeFocused();
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('98 76 54');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: 'Not sent yet' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(auditField(page, 'Contact No.')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('+44 20 7946 0111');
  await pause(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/success$/);
});
