import type { Page } from '@playwright/test';
import { violations } from './axe';
import {
  answerAudit as answer,
  asPerson,
  auditDetails as details,
  auditField as field,
  fillAuditDetails as fillDetails,
} from './forms';
import { open } from './routes';
import { expect, test } from './site';

const submit = (page: Page) => page.getByRole('button', { name: 'SUBMIT AUDIT' });

test('an audit gives a report on the page, in the mail and on paper, once', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/brand-audit');
  const pause = asPerson();
  await answer(page, 'abbacbaabcbbacbaabcb');
  await expect(page.getByText('20 of 20 answered')).toBeVisible();
  await fillDetails(page, 'ada', '+44 20 7946 0018');
  await pause(page);
  await submit(page).click();

  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('heading', { name: 'Cheerio!' })).toBeVisible();
  await expect(page.getByText('Strongest in pull.')).toBeVisible();
  const reference = await page.locator('[data-reference]').innerText();
  expect(reference).toMatch(/^C-(?:[2-9A-Z]{4}-){2}[2-9A-Z]{4}$/);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('brand-audit');

  const rows = JSON.stringify(await site.leads('audit'));
  expect(rows).toContain(reference);
  await expect
    .poll(async () => (await site.mails()).filter((mail) => mail.includes(reference)).length, {
      timeout: 15_000,
    })
    .toBe(2);
  const mails = await site.mails();
  const report = mails.find((mail) => /^To: ada@hexwell\.example\r?$/m.test(mail)) ?? '';
  expect(report).toMatch(/^Subject: Your brand audit: 23 of 40, and where to start\r?$/m);
  for (const part of ['text/plain', 'text/html', 'application/pdf']) expect(report).toContain(part);

  // The same person again: refused, with the answers kept.
  await page.goto('/brand-audit');
  const again = asPerson();
  await answer(page, 'a'.repeat(20));
  await fillDetails(page, 'another', '+44-20-7946-0018');
  await again(page);
  await submit(page).click();
  const panel = page.getByRole('alert', { name: 'Why is this happening?' });
  await expect(panel).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('20 of 20 answered')).toBeVisible();
  await expect(field(page, 'Company')).toHaveValue('Hexwell <b>&</b> Sons');
});

test('the report prints on two sheets of A4', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/brand-audit');
  const pause = asPerson();
  await answer(page, 'c'.repeat(20));
  await fillDetails(page, 'printer', '+44 20 7946 0099');
  await pause(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

/** Opens the audit without its scripts. @returns what lets them come */
const openHeld = async (page: Page) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/brand-audit', { waitUntil: 'commit' });
  return () => release();
};

test('what is answered before the scripts arrive is kept', async ({ page }) => {
  const release = await openHeld(page);
  await answer(page, 'abc');
  await field(page, 'Company').fill('Hexwell');
  await field(page, 'Number of Employees').fill('24');
  release();
  await expect(page.getByText('3 of 20 answered')).toBeVisible();
  await expect(page.locator('input[name="q-2"][value="b"]')).toBeChecked();
  await page.reload();
  await expect(page.getByText('3 of 20 answered')).toBeVisible();
  await expect(field(page, 'Company')).toHaveValue('Hexwell');
  await expect(field(page, 'Number of Employees')).toHaveValue('24');
});

test('a question answered by keys before the scripts arrive keeps the focus', async ({ page }) => {
  const release = await openHeld(page);
  await page.locator('input[name="q-1"]').first().focus();
  await page.keyboard.press('Space');
  release();
  await expect(page.getByText('1 of 20 answered')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('input[name="q-2"]').first()).toBeFocused();
});

test('all of it can be done by keyboard', async ({ page }) => {
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
  for (const [label, value] of details('keys')) {
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('98 76 54');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: 'Not sent yet' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Contact No.')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('+44 20 7946 0111');
  await pause(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/success$/);
});

test('a double click answers one question, however slow it is', async ({ page }) => {
  await open(page, '/brand-audit');
  const client = await page.context().newCDPSession(page);
  const moving = () =>
    page.evaluate(
      () => document.querySelector('main form')?.getAnimations({ subtree: true }).length,
    );
  for (const [index, letter] of Array.from('abcabcabcabcabcabcab').entries()) {
    const chosen = page.locator(`input[name="q-${index + 1}"][value="${letter}"]`);
    await expect.poll(moving).toBe(0);
    await chosen.hover();
    const box = await chosen.boundingBox();
    if (!box) throw new Error('The answer has no box');
    const top = await page.evaluate(() => scrollY);
    const now = Date.now() / 1000;
    // From 60 to 340 ms between the clicks, told by the events themselves, however busy the machine is.
    for (const [clickCount, timestamp] of [now, now + 0.06 + 0.07 * (index % 5)].entries())
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await client.send('Input.dispatchMouseEvent', {
          type,
          x: box.x + box.width / 2,
          y: box.y + box.height / 2,
          button: 'left',
          clickCount: clickCount + 1,
          timestamp,
        });
    await expect(page.getByText(/of 20 answered/)).toHaveText(`${index + 1} of 20 answered`);
    await expect(chosen).toBeChecked();
    await expect(chosen).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(top);
  }
});

test('a question’s own address scrolls to it, below header and progress bar', async ({ page }) => {
  await page.goto('/brand-audit#q-13');
  const row = page.locator('#q-13');
  await expect(row).toBeInViewport();
  const bar = await page.locator('[data-progress]').boundingBox();
  const box = await row.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('the wheel scrolls the page over the number of employees, and not the number', async ({
  page,
}) => {
  await open(page, '/brand-audit');
  const employees = field(page, 'Number of Employees');
  await employees.fill('24');
  await employees.hover();
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -240);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(top - 200);
  await expect(employees).toHaveValue('24');
  await expect(employees).toBeFocused();
  await employees.press('End');
  await page.keyboard.type('0');
  await expect(employees).toHaveValue('240');
});
