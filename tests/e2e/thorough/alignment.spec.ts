import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { open, scrollThrough, settled } from '../routes';
import { expect, test } from '../site';
import { zoom } from '../zoomed';

test.describe.configure({ mode: 'parallel' });

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Pixel = readonly [red: number, green: number, blue: number];

const boxOf = async (element: Locator): Promise<Area> => {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('It has no box');
  return box;
};

/** @returns the pixels of a rectangle of the window, row by row. */
const pixelsOf = async (page: Page, clip: Area) => {
  const picture = sharp(await page.screenshot({ clip })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_row, y) =>
    Array.from({ length: info.width }, (_column, x): Pixel => {
      const at = (y * info.width + x) * 3;
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    }),
  );
};

/** @returns the left edge of an element's pixels, in px from the window's left; looks `reach` px beyond its box. */
const inkLeft = async (page: Page, element: Locator, reach = 14) => {
  const box = await boxOf(element);
  const rows = await pixelsOf(page, { ...box, x: box.x - reach, width: box.width });
  const differs = (row: readonly Pixel[], x: number) =>
    [0, 1, 2].some((channel) => Math.abs((row[x]?.[channel] ?? 0) - (row[0]?.[channel] ?? 0)) > 96);
  const column = rows[0]?.findIndex((_pixel, x) => rows.some((row) => differs(row, x))) ?? -1;
  return box.x - reach + column;
};

for (const width of [1280, 1440, 1920]) {
  test(`at ${width} px large words and figures align with their margin`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/faq');
    const faq = page.getByRole('heading', { name: 'FAQ.' });
    const margin = (await boxOf(page.getByText('Showing 9 of 33'))).x;
    expect(Math.abs((await inkLeft(page, faq)) - margin)).toBeLessThanOrEqual(2);

    await open(page, '/careers');
    const card = page.getByRole('article');
    const edge = (await boxOf(card.getByRole('heading'))).x;
    const figure = card.getByText('6', { exact: true });
    expect(Math.abs((await inkLeft(page, figure)) - edge)).toBeLessThanOrEqual(2);
  });
}

test('the total of the report aligns with its margin', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.evaluate(() => {
    const answers = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`q-${index + 1}`, index < 2 ? 'a' : 'b']),
    );
    const audit = { reference: 'C-7KQ2-M9XB-4HTP', company: 'Hexwell', takenAt: 0, answers };
    history.replaceState({ usr: { success: true, audit }, key: 'sent', idx: 0 }, '', '/success');
  });
  await page.reload();
  const report = page.getByRole('region', { name: 'Your report' });
  const margin = (await boxOf(report.getByRole('heading', { level: 3 }).first())).x;
  const total = report.getByText('22', { exact: true });
  expect(Math.abs((await inkLeft(page, total)) - margin)).toBeLessThanOrEqual(2);
});

test('the icons of the industries align with the first or the last letter', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await scrollThrough(page);
  const off = await page.locator('[data-industries] li').evaluateAll((cards) =>
    cards.map((card) => {
      const [svg, drawing] = [card.querySelector('svg'), card.querySelector('path')];
      if (!svg || !drawing) throw new Error('A card has no icon');
      const { left, right, width } = svg.getBoundingClientRect();
      const unit = width / 96;
      const { x, width: ink } = drawing.getBBox();
      // The line is 10 px thick.
      const [from, to] = [left + (x - 5) * unit, right - (96 - x - ink - 5) * unit];
      const { paddingLeft, paddingRight } = getComputedStyle(card);
      const box = card.getBoundingClientRect();
      return 'outlined' in card.dataset
        ? box.right - parseFloat(paddingRight) - to
        : from - box.left - parseFloat(paddingLeft);
    }),
  );
  expect(off.length).toBeGreaterThanOrEqual(12);
  expect(off.filter((distance) => Math.abs(distance) > 1.5)).toEqual([]);
});

for (const width of [960, 1100, 1279]) {
  test(`at ${width} px the figures of a row share a baseline`, async ({ page }) => {
    await zoom(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/about');
    await scrollThrough(page);
    const feet = await page
      .getByRole('region', { name: 'OUR KPIS' })
      .locator('dd > span')
      .evaluateAll((figures) =>
        figures.map((figure) => Math.round(figure.getBoundingClientRect().bottom)),
      );
    expect(feet).toHaveLength(6);
    expect([...new Set(feet)]).toHaveLength(2);
  });
}

test('the bends of the thank-you end level with their bars', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.evaluate(() =>
    history.replaceState({ usr: { success: true }, key: 'sent', idx: 0 }, '', '/success'),
  );
  await page.reload();
  await page.locator('.cup-bowl path').first().waitFor();
  await settled(page);
  const line = await boxOf(page.locator(':has(> .cup-bowl) > path').first());
  const bend = await boxOf(page.locator('.cup-bowl path').first());
  const [bar, start] = await Promise.all(
    [line.x + line.width - 4, bend.x + 2].map(async (x) => {
      const clip = { x: Math.round(x), y: Math.floor(line.y) - 4, width: 1, height: 56 };
      return (await pixelsOf(page, clip)).map(([pixel]) => pixel?.[0] ?? 0);
    }),
  );
  // Compares the red channel: green has none, cream is full of it.
  expect(new Set(bar)).toEqual(new Set([0, 0xf7]));
  expect(start?.map((red) => red > 128)).toEqual(bar?.map((red) => red > 128));
});

/** @returns the pixels of a button's upper edge, above its label. */
const upperEdge = async (page: Page, button: Locator) => {
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  await settled(page);
  const box = await boxOf(button);
  return (await pixelsOf(page, { ...box, height: 12 })).flat();
};
const brightness = ([red, green, blue]: Pixel) => 0.3 * red + 0.59 * green + 0.11 * blue;

test('a hovered button shows no rim of the colour below', async ({ page }) => {
  await open(page, '/careers');
  const apply = page.getByRole('link', { name: /^Apply Now: Brand Manager/ });
  // Green on mint: no pixel is darker than the green.
  const green = brightness([0, 190, 42]);
  expect((await upperEdge(page, apply)).filter((pixel) => brightness(pixel) < green - 3)).toEqual(
    [],
  );
  await open(page, '/');
  await scrollThrough(page);
  const ways = page.getByRole('button', { name: 'Other ways to reach us' });
  // Ink on green: no pixel is brighter than the green.
  expect((await upperEdge(page, ways)).filter((pixel) => brightness(pixel) > green + 3)).toEqual(
    [],
  );
});

for (const width of [1280, 1440, 1920]) {
  test(`at ${width} px the newsletter’s message takes two lines at most`, async ({ page }) => {
    await page.route('**/api/newsletter', (route) => route.fulfill({ json: {} }));
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/privacy-policy');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('First Name').fill('Ada');
    await footer.getByLabel('E-mail Address').fill('ada@hexwell.example');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    const answer = footer.getByText('Nearly there.');
    await answer.waitFor();
    const lines = await answer.evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBeLessThanOrEqual(2);
  });
}

for (const [route, width] of [
  ['/about', 1440],
  ['/brand-audit', 400],
  ['/contact', 320],
] as const)
  test(`no line of ${route} ends inside “e-mail” at ${width} px`, async ({ page }) => {
    if (width < 1280) await zoom(page);
    await page.setViewportSize({ width, height: 900 });
    await open(page, route);
    const lines = await page.evaluate(() => {
      const found: number[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/e-\u2060mail/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          found.push(new Set([...range.getClientRects()].map(({ top }) => top)).size);
        }
      }
      return found;
    });
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines)).toBe(1);
  });
