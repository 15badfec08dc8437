import { holdScripts } from './hold-scripts';
import { faults, violations, zoom } from './layout';
import { complaintsOf, open, routes, scrollThrough, settled } from './routes';
import { expect, test } from './site';

test.describe.configure({ mode: 'parallel' });
test.use({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });

/** `thorough/layout` visits every page in more windows, in its states, enlarged, in forced colours and on paper. */
for (const route of [...routes, '/success'])
  test(`a year later, in Tokyo, ${route} hydrates without changes, keeps early input, and fits`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const later = new Date(Date.now() + 366 * 24 * 60 * 60 * 1000);
    await page.clock.setSystemTime(later);
    await zoom(page);
    if (route === '/success') await open(page, route);
    else {
      const release = await holdScripts(page);
      await page.goto(route, { waitUntil: 'commit' });
      const heading = await page.locator('main h1').elementHandle();
      const firstName = page.getByRole('contentinfo').getByLabel('First Name');
      await firstName.fill(route);
      await release();
      // Hydration removes the gate once the width is known.
      await expect(page.locator('[data-width="unknown"]')).toHaveCount(0);
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
      await expect(firstName).toHaveValue(route);
      await expect(page.getByText(`© ${later.getFullYear()}`)).toBeAttached();
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollThrough(page);
    for (const width of [1440, 640]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      await expect.soft.poll(() => faults(page), `at ${width} px`).toEqual([]);
      expect.soft(await violations(page), `axe at ${width} px`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
