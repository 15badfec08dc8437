import type { Page } from '@playwright/test';
import { lostText, overflow } from '../lost-text';
import { open, routes, scrollThrough, settled } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** Enlarges only the text to 200 %, as a browser setting does: boxes keep their size, lengths in em follow. */
const enlargeText = (page: Page) =>
  page.evaluate(() => {
    const sizes = [...document.body.querySelectorAll<HTMLElement>('*')].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { element, fontSize: parseFloat(fontSize), lineHeight: parseFloat(lineHeight) };
    });
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.setProperty('font-size', `${2 * fontSize}px`, 'important');
      if (lineHeight) element.style.setProperty('line-height', `${2 * lineHeight}px`, 'important');
    }
  });

/** @returns lines of text that overlap other text, except drawings, the fixed header and tab, and the rail's unseen words. */
const overlaidText = (page: Page) =>
  page.evaluate(() => {
    const leftOut =
      '.sr-only, [data-progress] output, a[href="#content"], header:has(nav), header + a, [hidden], [aria-hidden="true"], noscript, script, style';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: { parent: Element; text: string; x: number[]; y: number[] }[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim().slice(0, 30);
      if (!parent || !text || parent.closest(leftOut)) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // From cap height to descender, independent of the line height.
      const ink = parseFloat(getComputedStyle(parent).fontSize) * 0.36;
      range.selectNodeContents(walker.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        lines.push({ parent, text, x: [left, right], y: [middle - ink, middle + ink] });
      }
    }
    const meet = ([a = 0, b = 0]: number[], [c = 0, d = 0]: number[]) => a < d - 3 && c < b - 3;
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(({ parent, x, y }) => parent !== one.parent && meet(one.x, x) && meet(one.y, y))
        .map(({ text }) => `${one.text} × ${text}`),
    );
  });

for (const route of [...routes, '/success']) {
  test(`${route} keeps its text enlarged to 200 %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, route);
    await scrollThrough(page);
    await enlargeText(page);
    await settled(page);
    expect.soft(await overflow(page), 'sideways').toBe(0);
    expect.soft(await lostText(page), 'cut').toEqual([]);
    await expect.poll(() => overlaidText(page), 'one over another').toEqual([]);
  });
}

for (const width of [1280, 1440])
  test(`the second line of home wraps when only text is enlarged, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const line = page.locator('h1 > :last-child');
    await line.evaluate((element) => {
      element.style.fontSize = `${2 * parseFloat(getComputedStyle(element).fontSize)}px`;
    });
    const right = () =>
      line.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      });
    await expect.poll(right).toBeLessThan(width);
  });

test('the menus keep their text enlarged to 200 %', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/privacy-policy');
  await enlargeText(page);
  for (const name of ['Services', 'Resources', 'About']) {
    await page.getByRole('banner').getByRole('button', { name }).hover();
    await page.getByRole('banner').locator('ul[data-open]').waitFor();
    expect.soft(await lostText(page), name).toEqual([]);
  }
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [844, 390],
] as const) {
  test(`the gate keeps its text enlarged to 200 % at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByText('Please visit our website on desktop').waitFor();
    await enlargeText(page);
    await settled(page);
    expect.soft(await overflow(page), 'sideways').toBe(0);
    expect.soft(await lostText(page), 'cut').toEqual([]);
    expect.soft(await overlaidText(page), 'one over another').toEqual([]);
  });
}
