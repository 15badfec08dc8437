import type { Page } from '@playwright/test';
import { open, routes, seeAll } from './routes';
import { expect, test } from './site';

test.describe.configure({ mode: 'parallel' });

const widths = [1280, 1359, 1360, 1440, 1760, 1920, 2560];

/**
 * Text that is cut, by the window or by a box that clips it; what is hidden from the eye on purpose, and the strip
 * that runs through its window, are left out.
 */
const lostText = (page: Page) =>
  page.evaluate(() => {
    const lost = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (
        parent.closest(
          '.vh, .skip, .home-ind__strip, [hidden], [aria-hidden="true"], noscript, script',
        )
      )
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      let { left, right, top, bottom } = { left: 0, right: innerWidth, top: -1e6, bottom: 1e6 };
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (['hidden', 'clip'].includes(overflowX)) {
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        }
        if (['hidden', 'clip'].includes(overflowY)) {
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
        }
        // Its own scrolling shows the rest.
        if ([overflowX, overflowY].some((value) => ['auto', 'scroll'].includes(value))) break;
        if (position === 'fixed') break;
      }
      const isCut =
        text.left < left - 1 ||
        text.right > right + 1 ||
        // Line boxes of a tight heading reach past their ink by a fifth.
        text.top < top - text.height / 5 ||
        text.bottom > bottom + text.height / 5;
      if (isCut)
        lost.add(`${parent.className || parent.tagName}: ${node.textContent.trim().slice(0, 40)}`);
    }
    return [...lost];
  });

/** Enlarges the text alone to 200 %, as a browser's own setting does: boxes keep their size, sizes in em follow. */
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

const overflow = (page: Page) =>
  page.evaluate(() => {
    document.body.style.overflowX = 'visible';
    const { scrollWidth, clientWidth } = document.documentElement;
    document.body.style.overflowX = '';
    return scrollWidth - clientWidth;
  });

for (const route of [...routes, '/success']) {
  test(`${route} fits every window, and a zoom of 200 %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(150);
      expect.soft(await overflow(page), `sideways at ${width}`).toBe(0);
      expect.soft(await lostText(page), `cut at ${width}`).toEqual([]);
    }
    // A window of 2560 × 900 at a zoom of 200 %.
    await page.setViewportSize({ width: 1280, height: 450 });
    await page.waitForTimeout(150);
    expect.soft(await overflow(page), 'sideways at 200 %').toBe(0);
    expect.soft(await lostText(page), 'cut at 200 %').toEqual([]);
  });

  test(`${route} keeps its text with the spacing of WCAG 1.4.12`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, route);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-bottom: 2em !important; }`);
      document.adoptedStyleSheets = [sheet];
    });
    await page.waitForTimeout(200);
    expect(await lostText(page)).toEqual([]);
  });

  test(`${route} keeps its text enlarged to 200 %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, route);
    await seeAll(page);
    await enlargeText(page);
    await page.waitForTimeout(300);
    expect.soft(await overflow(page), 'sideways').toBe(0);
    expect.soft(await lostText(page), 'cut').toEqual([]);
  });
}

test('the menus keep their text enlarged to 200 %', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/privacy-policy');
  await enlargeText(page);
  for (const name of ['Services', 'Resources', 'About']) {
    await page.locator('.nav__item', { hasText: name }).hover();
    await page.locator('.menu.is-open').waitFor();
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
    await page.locator('.gate').waitFor();
    await enlargeText(page);
    await page.waitForTimeout(300);
    expect.soft(await overflow(page), 'sideways').toBe(0);
    expect.soft(await lostText(page), 'cut').toEqual([]);
  });
}
