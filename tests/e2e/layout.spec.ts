import { faults, violations, zoom } from './layout';
import { open, routes, scrollThrough, settled } from './routes';
import { expect, test } from './site';

test.describe.configure({ mode: 'parallel' });

/** `thorough/layout` visits every page in more windows, in its states, enlarged, in forced colours and on paper. */
for (const route of [...routes, '/success'])
  test(`${route} fits a window, whole and zoomed to 225 %`, async ({ page }) => {
    await zoom(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    await scrollThrough(page);
    for (const width of [1440, 640]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      expect.soft(await faults(page), `at ${width} px`).toEqual([]);
      expect.soft(await violations(page), `axe at ${width} px`).toEqual([]);
    }
  });
