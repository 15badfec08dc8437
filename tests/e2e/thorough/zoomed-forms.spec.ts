import type { Page } from '@playwright/test';
import { violations } from '../axe';
import { asPerson, auditDetails, auditField } from '../forms';
import { chooseGermany, chooseLastBudget, skip, tabTo, typeInto } from '../keys';
import { open, scrollThrough } from '../routes';
import { expect, test } from '../site';
import { fits, zoom } from '../zoomed';

test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page }) => {
  await zoom(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Expects the focused element to be fully inside the window, or to fill its height. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    return (
      !!box && box.left >= 0 && box.right <= innerWidth && box.bottom > 0 && box.top < innerHeight
    );
  });

/** A window of 1280 × 800 px at 200 %, and one of 1280 × 1000 px at 400 %. */
const zooms = [
  [640, 400],
  [320, 250],
] as const;

for (const [width, height] of zooms) {
  test(`the detailed enquiry is filled in and sent by keyboard at ${width} × ${height}`, async ({
    page,
    site,
  }) => {
    const email = `zoom-${width}@hexwell.example`;
    await page.setViewportSize({ width, height });
    await open(page, '/contact');
    const pause = asPerson();
    await skip(page);
    // An empty form: the first invalid field has the focus.
    await tabTo(page, page.getByRole('button', { name: 'Send' }));
    await page.keyboard.press('Enter');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toBeFocused();
    await expect(page.getByText('Seven fields need another look.')).toBeVisible();
    await fits(page, 'with gaps');
    expect.soft(await violations(page), 'axe with gaps').toEqual([]);

    await page.keyboard.type('A. Founder');
    await typeInto(page, 'Email', email);
    expect.soft(await isInSight(page)).toBe(true);
    await chooseGermany(page, () => fits(page, 'with the countries open'));
    await typeInto(page, 'Company', 'Hexwell');
    await typeInto(page, 'Designation', 'Founder');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: 'One-time Project' })).toBeChecked();
    await chooseLastBudget(page, () => fits(page, 'with the budgets open'));
    await typeInto(page, 'Project Description', 'A name and a film.');
    await tabTo(page, page.getByRole('button', { name: 'Social Media Content Creation' }));
    await page.keyboard.press('Space');
    expect.soft(await isInSight(page)).toBe(true);
    await tabTo(page, page.getByRole('checkbox', { name: 'Newsletter' }));
    await page.keyboard.press('Space');
    await fits(page, 'with the notice');
    await pause(page);
    await tabTo(page, page.getByRole('button', { name: 'Send' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/success$/);
    await expect(page.locator('main h1')).toBeFocused();
    const leads = JSON.stringify(await site.leads('detailed'));
    expect(leads).toContain(email);
  });

  test(`the audit is taken by keyboard, up to its report, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/brand-audit');
    const pause = asPerson();
    await skip(page);
    await tabTo(page, page.getByRole('button', { name: 'SUBMIT AUDIT' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Not sent yet' })).toBeFocused();
    await fits(page, 'with gaps');
    expect.soft(await violations(page), 'axe with gaps').toEqual([]);
    // In one column, the link back to the list is above the button.
    const see = page.getByRole('link', { name: 'See which' });
    await tabTo(page, see);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Not sent yet' })).toBeFocused();
    // The first item of the list leads to the first question.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    for (let number = 1; number <= 20; number += 1) {
      const first = page.locator(`input[name="q-${number}"][value="a"]`);
      await tabTo(page, first);
      expect.soft(await isInSight(page), `question ${number}`).toBe(true);
      await page.keyboard.press('Space');
      await expect(first).toBeChecked();
    }
    await expect(page.getByText('20 of 20 answered')).toBeVisible();
    for (const [label, value] of auditDetails(`zoom${width}`)) {
      await tabTo(page, auditField(page, label));
      await page.keyboard.type(value);
    }
    await tabTo(page, auditField(page, 'Contact No.'));
    await page.keyboard.type(`+44 20 7946 0${width}`);
    await fits(page, 'answered');
    await pause(page);
    await tabTo(page, page.getByRole('button', { name: 'SUBMIT AUDIT' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/success$/);
    await expect(page.getByRole('heading', { name: 'Your report' })).toBeVisible();
    await scrollThrough(page);
    await fits(page, 'on the report');
    expect.soft(await violations(page), 'axe on the report').toEqual([]);
  });
}

test('the line beside the detailed enquiry follows the brief while it is resized', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await open(page, '/contact');
  await expect(page.locator('form[data-pre-hydration]')).toHaveCount(0);
  const brief = page.getByRole('textbox', { name: 'Project Description' });
  await brief.focus();
  const dot = page.locator('main i > i.rounded-full.bg-green');
  const distance = async () => {
    const [field, mark] = await Promise.all([brief.boundingBox(), dot.boundingBox()]);
    if (!field || !mark) return Infinity;
    return Math.abs(field.y + field.height / 2 - mark.y - mark.height / 2);
  };
  await expect.poll(distance).toBeLessThan(2);
  await brief.evaluate((field) => (field.style.height = '640px'));
  await expect.poll(distance).toBeLessThan(2);
});

test('everything that opens on the FAQ and the policy opens at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await open(page, '/faq');
  await page.getByRole('button', { name: /How soon will we see results/ }).click();
  await fits(page, 'with an answer open');
  await page
    .getByRole('combobox', { name: /ategory/ })
    .or(page.getByRole('button', { name: /ALL FAQ/ }))
    .first()
    .click();
  await page.getByRole('listbox').waitFor();
  await fits(page, 'with the categories open');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByText('Nothing mentions “zebra”.')).toBeVisible();
  await fits(page, 'with nothing found');

  await open(page, '/privacy-policy');
  const contents = page.getByRole('button', { name: /^Table of contents/ });
  const link = page.getByRole('link', { name: /Retention/ });
  await expect(link).toBeHidden();
  await contents.click();
  await expect(link).toBeVisible();
  await fits(page, 'with the contents open');
  await link.click();
  await expect(page).toHaveURL(/#/);
});
