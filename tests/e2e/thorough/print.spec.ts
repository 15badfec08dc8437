import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { open, openSuccess } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

const condensed = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();

/** @returns the pieces of text on each printed page, from top to bottom, without spaces and in small letters */
const printed = async (page: Page) => {
  const pdf = await page.pdf({ preferCSSPageSize: true });
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

/** Every page, and the most sheets that some may take. */
const sheets: Readonly<Record<string, number>> = {
  '/': 8,
  '/services/branding': 9,
  '/services/video-marketing': 9,
  '/about': 9,
  '/careers': 4,
  '/contact': 9,
  '/faq': 9,
  '/privacy-policy': 20,
  '/success': 1,
};

for (const [route, most] of Object.entries(sheets))
  test(`printed untouched, each sheet of ${route} has text, and none ends with a heading`, async ({
    page,
  }) => {
    await open(page, route);
    const heading = page.locator('main').locator('h1, h2, h3, h4, dt, button[aria-expanded]');
    const headings = new Set((await heading.allTextContents()).map(condensed));
    const pages = await printed(page);
    expect(pages.length).toBeLessThanOrEqual(most);
    for (const [index, texts] of pages.entries()) {
      expect(texts, `sheet ${index + 1}`).not.toEqual([]);
      const ends = texts.map((_, from) => texts.slice(from).join(''));
      const heads = ends.filter((end) => headings.has(end));
      if (route !== '/success') expect(heads, `sheet ${index + 1}`).toEqual([]);
    }
  });

for (const letters of ['abbacbaabcbbacbaabcb', 'baacbabaabacabcaaaac'])
  test(`the report of ${letters} prints on two A4 sheets, whole and in colour`, async ({
    page,
  }) => {
    await openSuccess(page, letters);
    expect(await printed(page)).toHaveLength(2);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });
    const articles = page.locator('[data-report] article');
    for (const sheet of await articles.all())
      expect(
        await sheet.evaluate((box) => box.scrollHeight - box.clientHeight),
      ).toBeLessThanOrEqual(0);
    const pill = articles.getByRole('link', { name: 'LET’S TALK' });
    await expect(pill).toHaveCSS('background-color', 'rgb(0, 190, 42)');
  });
