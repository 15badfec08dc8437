import type { Page } from '@playwright/test';
import { lineOfHead, lineOfMail, lineOfPdf, lineOfRail, lineOfReport } from '../drawn-lines';
import { answerAudit, asPerson, auditDetails, auditField, fillAuditDetails } from '../forms';
import { open } from '../routes';
import { expect, test } from '../site';
import { zoom } from '../zoomed';
import { setPaused } from './slow-motion';

test.describe.configure({ mode: 'parallel' });

/** Presses each answer with the pointer. */
const byPointer = async (page: Page, letters: string) => {
  for (const [index, letter] of Array.from(letters).entries()) {
    const answer = page.locator(`input[name="q-${index + 1}"][value="${letter}"]`);
    // A press where a row has just folded counts as the second of a double click.
    await expect(async () => {
      await page.locator('label').filter({ has: answer }).click();
      await expect(answer).toBeChecked({ timeout: 600 });
    }).toPass();
  }
};

/** Answers, types and sends without a pointer. */
const byKeyboard = async (page: Page, letters: string) => {
  await page.getByRole('link', { name: 'Question 1, not answered' }).press('Enter');
  for (const [index, letter] of Array.from(letters).entries()) {
    await expect(page.locator(`input[name="q-${index + 1}"]`).first()).toBeFocused();
    if (letter === 'a') await page.keyboard.press('Space');
    else await page.keyboard.press('ArrowDown');
    if (letter === 'c') await page.keyboard.press('ArrowDown');
    await expect(page.locator(`input[name="q-${index + 1}"][value="${letter}"]`)).toBeChecked();
    await page.keyboard.press('Tab');
  }
  for (const [label, text] of [...auditDetails('keys'), ['Contact No.', '+44 20 7946 0102']]) {
    await expect(auditField(page, label ?? '')).toBeFocused();
    await page.keyboard.type(text ?? '');
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
};

interface Way {
  name: string;
  letters: string;
  /** Before the audit opens. */
  prepare: (page: Page) => Promise<unknown>;
  /** Answers only, or all of it. */
  take: (page: Page, letters: string) => Promise<unknown>;
}

const ways: readonly Way[] = [
  {
    name: 'pointer',
    letters: 'ababababbcacbbbabccb',
    prepare: async () => undefined,
    take: byPointer,
  },
  {
    name: 'keys',
    letters: 'cabacbbcabacacbbacab',
    prepare: async () => undefined,
    take: byKeyboard,
  },
  {
    name: 'zoomed',
    letters: 'c'.repeat(20),
    prepare: async (page) => {
      await zoom(page);
      await page.setViewportSize({ width: 720, height: 450 });
    },
    take: byPointer,
  },
  {
    name: 'reduced',
    letters: 'a'.repeat(20),
    prepare: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    take: answerAudit,
  },
  {
    name: 'paused',
    letters: 'b'.repeat(20),
    prepare: async (page) => {
      await page.goto('/faq');
      await setPaused(page, true);
    },
    take: answerAudit,
  },
];

for (const [index, { name, letters, prepare, take }] of ways.entries())
  test(`rail, page, mail and PDF show the same line of an audit (${name})`, async ({
    page,
    site,
  }) => {
    await prepare(page);
    await open(page, '/brand-audit');
    const pause = asPerson();
    if (take === byKeyboard) {
      await byKeyboard(page, letters);
    } else {
      await take(page, letters);
      await expect.poll(() => lineOfRail(page)).toBe(letters);
      await fillAuditDetails(page, name, `+44 20 7946 010${index + 1}`);
      await pause(page);
      await page.getByRole('button', { name: 'SUBMIT AUDIT' }).click();
    }
    await expect(page.getByRole('heading', { name: 'Cheerio!' })).toBeFocused();
    await expect.poll(() => lineOfHead(page)).toBe(letters);
    await expect.poll(() => lineOfReport(page)).toBe(letters);
    await expect(page.getByText('Start here.')).toHaveCount(name === 'reduced' ? 0 : 1);

    const find = async () =>
      (await site.mails()).find((mail) =>
        new RegExp(`^To: ${name}@hexwell\\.example\\r?$`, 'm').test(mail),
      );
    await expect.poll(find, { timeout: 15_000 }).toBeDefined();
    const mail = (await find()) ?? '';
    expect(lineOfMail(mail)).toBe(letters);
    expect(lineOfPdf(mail)).toBe(letters);
  });
