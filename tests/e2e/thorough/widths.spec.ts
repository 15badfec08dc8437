import { lostText, overflow } from '../lost-text';
import { open, routes, settled } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

const widths = [1280, 1359, 1360, 1440, 1760, 1920, 2560];

for (const route of [...routes, '/success']) {
  test(`${route} fits every window and a zoom of 200 %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      expect.soft(await overflow(page), `sideways at ${width}`).toBe(0);
      expect.soft(await lostText(page), `cut at ${width}`).toEqual([]);
    }
    // A window of 2560 × 900 at a zoom of 200 %.
    await page.setViewportSize({ width: 1280, height: 450 });
    await settled(page);
    expect.soft(await overflow(page), 'sideways at 200 %').toBe(0);
    expect.soft(await lostText(page), 'cut at 200 %').toEqual([]);
  });

  test(`${route} shows all text with the spacing of WCAG 1.4.12`, async ({ page }) => {
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
    await settled(page);
    expect(await lostText(page)).toEqual([]);
  });
}
