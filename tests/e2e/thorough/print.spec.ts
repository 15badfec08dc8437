import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { uses } from '../../../src/content/home-uses';
import { answerAudit, asPerson, fillAuditDetails } from '../forms';
import { open } from '../routes';
import { expect, test } from '../site';

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

/** A4 without margins, in px. */
const paper = { width: 673, height: 986 };

/** @returns texts in very narrow columns: fewer than four letters to a line. */
const narrowTexts = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, figcaption, button')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .filter((element) => element.innerText.length > 12)
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        return element.innerText.length / lines.size < 4;
      })
      .map((element) => element.innerText),
  );

for (const touched of [false, true]) {
  test(`home is text and pictures on eight pages at most, ${touched ? 'scrolled through' : 'untouched'}`, async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('[data-width="unknown"]')).toHaveCount(0);
    if (touched) {
      await page.mouse.wheel(0, 3000);
      await expect(page.getByRole('link', { name: /^Contact us, open/ })).toBeAttached();
      await page.waitForLoadState('networkidle');
    }
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: false });
    expect(pagesOf(pdf)).toBeLessThanOrEqual(8);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    await expect(page.getByText('The final price depends on scope')).toBeVisible();
    await expect(page.getByText('Opinions get us a shortlist')).toBeVisible();
    const reasons = page.locator('section', { has: page.getByText(uses.title) });
    for (const { label: name } of uses.tabs)
      await expect(reasons.getByRole('heading', { name, exact: true })).toBeVisible();
    expect(await narrowTexts(page)).toEqual([]);
  });
}

test('in print, answers and years are open', async ({ page }) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  for (const answer of await page.locator('[data-item] p').all())
    await expect(answer).toBeVisible();
  expect(await narrowTexts(page)).toEqual([]);
  await page.goto('/about');
  const years = page
    .getByRole('region', { name: 'OUR JOURNEY' })
    .getByRole('heading', { level: 3 });
  await expect(years).toHaveCount(3);
  for (const year of await years.all()) await expect(year).toBeVisible();
});

test('the report prints on two A4 sheets', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/brand-audit');
  const pause = asPerson();
  await answerAudit(page, 'c'.repeat(20));
  await fillAuditDetails(page, 'printer', '+44 20 7946 0099');
  await pause(page);
  await page.getByRole('button', { name: 'SUBMIT AUDIT' }).click();
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeVisible();
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
});

const auditReceipt = (letters: string) => ({
  reference: 'C-7KQ2-M9XB-4HTP',
  company: 'Hexwell',
  takenAt: Date.UTC(2026, 10, 20, 12),
  answers: Object.fromEntries(Array.from(letters, (letter, index) => [`q-${index + 1}`, letter])),
});

/** Opens the report of these answers, as if it had just been sent. */
const openReport = async (page: Page, letters: string) => {
  await page.goto('/404.html');
  await page.evaluate((audit) => {
    history.replaceState({ usr: { success: true, audit }, key: 'k', idx: 0 }, '', '/success');
  }, auditReceipt(letters));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeVisible();
};

for (const letters of [
  'a'.repeat(20),
  'b'.repeat(20),
  'abbacbaabcbbacbaabcb',
  'aaaacacacaacbbacccaa',
  'baacbabaabacabcaaaac',
])
  test(`the printed report of ${letters} is complete, and its button a pill`, async ({ page }) => {
    await openReport(page, letters);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });
    // No text is cut off at the end of a sheet, and the last line stays clear of the edge.
    const sheets = page.locator('[data-report] article');
    for (const sheet of await sheets.all())
      expect(
        await sheet.evaluate((box) => box.scrollHeight - box.clientHeight),
      ).toBeLessThanOrEqual(0);
    const pill = sheets.getByRole('link', { name: 'LET’S TALK' });
    const look = await pill.evaluate((link) => {
      const { height, borderRadius, backgroundColor } = getComputedStyle(link);
      return { height, isRound: Number.parseFloat(borderRadius) >= 28, backgroundColor };
    });
    expect(look).toEqual({ height: '56px', isRound: true, backgroundColor: 'rgb(0, 190, 42)' });
  });

test('printed, sections keep no room for the screen', async ({ page }) => {
  const sheets = async () => pagesOf(await page.pdf({ preferCSSPageSize: true }));
  await open(page, '/careers');
  expect(await sheets()).toBe(4);
  await page.goto('/404.html');
  await page.evaluate(() => {
    history.replaceState({ usr: { success: true }, key: 'k', idx: 0 }, '', '/success');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cheerio!' })).toBeVisible();
  expect(await sheets()).toBe(1);
});

test('printed, no drawing lies over the invitation of the audit', async ({ page }) => {
  await open(page, '/brand-audit');
  await page.emulateMedia({ media: 'print' });
  const card = page.locator('section', { hasText: 'Ready to discuss your project?' }).last();
  await expect(card.locator('svg').first()).toBeHidden();
});

const condensed = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();

/** @returns the pieces of text on each page of a PDF, from top to bottom, without spaces and in small letters. */
const textsOf = async (pdf: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const pieces = items
      .flatMap((item) => ('str' in item ? [item] : []))
      .map(({ str, transform }) => ({
        text: condensed(str),
        left: Number(transform[4]),
        bottom: Math.round(Number(transform[5])),
      }))
      .filter(({ text }) => text !== '')
      .toSorted((one, other) => other.bottom - one.bottom || one.left - other.left);
    pages.push(pieces.map(({ text }) => text));
  }
  return pages;
};

for (const route of [
  '/',
  '/services/branding',
  '/services/video-marketing',
  '/about',
  '/careers',
  '/contact',
  '/faq',
  '/privacy-policy',
])
  test(`printed, each page of ${route} has text, and none ends with a heading`, async ({
    page,
  }) => {
    await open(page, route);
    const heading = page.locator('main').locator('h1, h2, h3, h4, dt, button[aria-expanded]');
    const headings = new Set((await heading.allTextContents()).map(condensed));
    const pages = await textsOf(await page.pdf({ preferCSSPageSize: true }));
    for (const [index, texts] of pages.entries()) {
      const ends = texts.map((_, from) => texts.slice(from).join(''));
      const name = `page ${index + 1}`;
      expect(texts, name).not.toEqual([]);
      expect(
        ends.filter((end) => headings.has(end)),
        name,
      ).toEqual([]);
    }
  });
