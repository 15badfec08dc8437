import { violations } from './axe';
import { open, routes, seeAll } from './routes';
import { expect, test } from './site';
import { fits, zoom } from './zoomed';

test.describe.configure({ mode: 'parallel' });

/** A zoom of 110 %, of 200 % and of 400 %; every other one is in `thorough/zoomed-windows`. */
const widths = [1279, 640, 320];

for (const route of [...routes, '/success']) {
  test(`${route} fits zoomed windows`, async ({ page }) => {
    await zoom(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1279, height: 700 });
    await open(page, route);
    await seeAll(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      await fits(page, `at ${width}`);
    }
    expect.soft(await violations(page), 'axe at 320').toEqual([]);
  });
}
