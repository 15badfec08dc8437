import type { Page } from '@playwright/test';
import { open, openSuccess } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** Makes every text a link, whose place is readable in a printed file; the text itself is not. */
const linkTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
      (text) =>
        /\S/.test(text.textContent ?? '') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const heading = text.parentElement?.closest('h1, h2, h3, h4, button[aria-expanded]');
      // Some cards are nothing but a heading.
      const isAlone = heading?.closest('li')?.textContent === heading?.textContent;
      const own = text.parentElement?.closest('a');
      const link = own ?? document.createElement('a');
      link.href = heading && !isAlone ? 'mailto:heading' : 'mailto:text';
      if (own) continue;
      text.parentNode?.replaceChild(link, text);
      link.append(text);
    }
  });

/** The margin of 18 mm in points. What moves to the next sheet leaves an empty place on it. */
const margin = 51.1;

/** @returns the kinds of text on each printed sheet, from top to bottom */
const printed = async (page: Page) => {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const objects = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n([^]*?)endobj/gm)].map(([, id = '', text = '']) => [id, text]),
  );
  const sheets = [...objects.values()].filter((text) => /\/Type \/Page\b/.test(text));
  return sheets.map((sheet) => {
    const ids = /\/Annots \[([^\]]*)\]/.exec(sheet)?.[1]?.matchAll(/(\d+) 0 R/g) ?? [];
    const links = Array.from(ids, ([, id = '']) => objects.get(id) ?? '').map((link) => {
      const bottom = Number(/\/Rect \[\S+ (\S+)/.exec(link)?.[1]);
      return { kind: /mailto:(heading|text)/.exec(link)?.[1], bottom };
    });
    return links
      .filter(({ bottom }) => bottom > margin)
      .toSorted((one, other) => other.bottom - one.bottom)
      .map(({ kind }) => kind);
  });
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
    await linkTexts(page);
    const pages = await printed(page);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThanOrEqual(most);
    for (const [index, kinds] of pages.entries()) {
      expect(kinds, `sheet ${index + 1}`).not.toEqual([]);
      if (route !== '/success') expect(kinds.at(-1), `sheet ${index + 1}`).toBe('text');
    }
  });

/** @returns for each sheet of the report by how much it overflows, and the height in px of its tallest blank band */
const fitOf = (page: Page) =>
  page.locator('[data-report] article').evaluateAll((articles) =>
    articles.map((article) => {
      const { top, height } = article.getBoundingClientRect();
      const boxes = [...article.querySelectorAll('h2, h3, h4, p, b, svg, [class*=on-]')]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.height > 0)
        .toSorted((one, other) => one.top - other.top);
      let [reached, blank] = [top, 0];
      for (const box of boxes) {
        blank = Math.max(blank, box.top - reached);
        reached = Math.max(reached, box.bottom);
      }
      const over = Math.max(article.scrollHeight - article.clientHeight, reached - top - height);
      return { over, blank: Math.max(blank, top + height - reached) / height };
    }),
  );

for (const [letters, count] of [
  ['a'.repeat(20), 2],
  [`bb${'a'.repeat(18)}`, 2],
  ['aaacacaaabacbabcacaa', 2],
  ['aacabbbacbcaaaabbbaa', 2],
  ['ababbacaabacaccbaabc', 3],
  ['abbacbaabcbbacbaabcb', 3],
  ['c'.repeat(20), 3],
] as const)
  test(`the report of ${letters} prints on ${count} A4 sheets with every step, filled and in colour`, async ({
    page,
  }) => {
    await open(page, `/brand-audit?report=${letters}`);
    await page.getByRole('heading', { name: 'What holds' }).waitFor();
    expect(await printed(page)).toHaveLength(count);
    await page.emulateMedia({ media: 'print' });
    for (const { over, blank } of await fitOf(page)) {
      expect(over).toBeLessThanOrEqual(0);
      expect(blank).toBeLessThan(0.25);
    }
    const steps = page.locator('[data-report] article li:has(h4)');
    await expect(steps).toHaveCount(letters.replaceAll('a', '').length);
    for (const step of await steps.all()) await expect(step).toBeVisible();
    const pill = page.getByRole('link', { name: 'LET’S TALK' });
    await expect(pill).toHaveCSS('background-color', 'rgb(0, 190, 42)');
  });

test('the confirmation prints the same report, and says whose it is', async ({ page }) => {
  await openSuccess(page, 'abbacbaabcbbacbaabcb');
  expect(await printed(page)).toHaveLength(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Hexwell, 20 November 2026').last()).toBeVisible();
});
