import { violations } from './axe';
import { expect, test } from './site';
import { fitsAtWidths } from './zoomed';

test.describe.configure({ mode: 'parallel' });

/** `thorough/zoomed-windows` covers every page at every zoom of every window. */
for (const route of ['/', '/contact', '/brand-audit']) {
  test(`${route} fits its window at 110, 200 and 400 %`, async ({ page }) => {
    await fitsAtWidths(page, route, [1279, 640, 320]);
    expect.soft(await violations(page), 'axe at 320').toEqual([]);
  });
}
