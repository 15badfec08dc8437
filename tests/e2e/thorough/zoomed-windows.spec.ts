import { violations } from '../axe';
import { routes } from '../routes';
import { expect, test } from '../site';
import { fitsAtWidths } from '../zoomed';

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
    await fitsAtWidths(page, route, widths, async (width) => {
      expect.soft(await violations(page), `axe at ${width}`).toEqual([]);
    });
  });
}
