import { expect, type Page } from '@playwright/test';

/** The server treats a form filled faster than this, in ms, as spam (docs/rules.md#anti-spam-headers). */
const humanPause = 2600;

/** Starts the fill time; call it before the first entry. @returns waits for the rest of the time that a person needs */
export const asPerson = () => {
  const start = Date.now();
  return (page: Page) => page.waitForTimeout(Math.max(0, start + humanPause - Date.now()));
};

/** The audit's text fields in the order of the form, without the phone number. */
export const auditDetails = (name: string): readonly (readonly [string, string])[] => [
  ['First Name', 'Ada'],
  ['Last Name', 'Okafor'],
  ['Designation', 'Founder'],
  ['Email', `${name}@hexwell.example`],
  ['LinkedIn', `linkedin.com/in/${name}`],
  ['Company', 'Hexwell <b>&</b> Sons'],
  ['Website', `https://${name}.example`],
  ['Number of Employees', '24'],
  ['Industry', 'Web3 custody'],
];

export const auditField = (page: Page, label: string) =>
  page.locator('main form input:not([type=checkbox], [type=radio])').and(page.getByLabel(label));

export const fillAuditDetails = async (page: Page, name: string, phone: string) => {
  for (const [label, value] of auditDetails(name)) await auditField(page, label).fill(value);
  await auditField(page, 'Contact No.').fill(phone);
};

/** Answers the first questions of the audit, one letter each, with all clicks in one task. */
export const answerAudit = async (page: Page, letters: string) => {
  const wanted = Array.from(
    letters,
    (letter, index) => `main input[name="q-${index + 1}"][value="${letter}"]`,
  );
  await page.locator(wanted.at(-1) ?? 'main').waitFor({ state: 'attached' });
  await page.evaluate((selectors) => {
    for (const selector of selectors) document.querySelector<HTMLElement>(selector)?.click();
  }, wanted);
  await expect(page.locator('main input[name^="q-"]:checked')).toHaveCount(letters.length);
};
