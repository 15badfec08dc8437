import { violations } from '../axe';
import { routes } from '../routes';
import { expect, test } from '../site';
import { fitsAtWidths } from '../zoomed';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(240_000);

/** Common window sizes, in px, and zoom levels, in percent. */
const windows = [1280, 1366, 1440, 1920];
const zooms = [110, 125, 150, 175, 200, 400];

const widths = [
  ...new Set(windows.flatMap((wide) => zooms.map((percent) => Math.round((wide * 100) / percent)))),
]
  .filter((width) => width < 1280)
  .toSorted((one, other) => other - one);

for (const route of [...routes, '/success']) {
  test(`${route} fits every window at every zoom`, async ({ page }) => {
    await fitsAtWidths(page, route, widths, async (width) => {
      expect.soft(await violations(page), `axe at ${width}`).toEqual([]);
    });
  });
}
