import { violations } from '../axe';
import { open, routes, seeAll } from '../routes';
import { expect, test } from '../site';
import { fits, zoom } from '../zoomed';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(240_000);

/** Windows that people have, in px, and the page zooms that they choose, in percent. */
const windows = [1280, 1366, 1440, 1920];
const zooms = [110, 125, 150, 175, 200, 400];

const widths = [
  ...new Set(windows.flatMap((wide) => zooms.map((percent) => Math.round((wide * 100) / percent)))),
]
  .filter((width) => width < 1280)
  .toSorted((one, other) => other - one);

for (const route of [...routes, '/success']) {
  test(`${route} stands whole at every zoom of every window`, async ({ page }) => {
    await zoom(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1279, height: 700 });
    await open(page, route);
    await seeAll(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      await fits(page, `at ${width}`);
      expect.soft(await violations(page), `axe at ${width}`).toEqual([]);
    }
  });
}
