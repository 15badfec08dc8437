import type { Page } from '@playwright/test';
import { scriptBudget, weighFirstLoad } from '../../scripts/bench/first-load';
import { paths } from '../../src/lib/paths';
import { expect, test } from './site';

const distDir = process.env['DIST_DIR'] ?? 'dist';
const routes = Object.values(paths).filter((path) => path !== paths.services);

test('no route asks for more scripts or fonts at first than its budget', async () => {
  for (const route of routes) {
    const { scripts, fonts } = await weighFirstLoad(distDir, route);
    expect(scripts, `${route}: KiB of scripts`).toBeGreaterThan(50);
    expect(scripts, `${route}: KiB of scripts`).toBeLessThanOrEqual(scriptBudget(route));
    expect(fonts, `${route}: KiB of fonts`).toBeLessThanOrEqual(50);
  }
});

test('home stays light until somebody scrolls, and loads no film', async ({ page }) => {
  const loaded: { url: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    loaded.push({ url: request.url(), bytes: responseBodySize + responseHeadersSize });
  });
  await page.goto(paths.home);
  // Long enough for all that starts by itself: the pills fall after one second.
  await page.waitForTimeout(4000);
  const list = loaded.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
  expect(loaded.length, list).toBeLessThanOrEqual(12);
  expect(loaded.filter(({ url }) => url.includes('.woff2')).length).toBe(2);
  expect(list).not.toMatch(/\.(?:mp4|webm)/);
  // All its styles stand in its HTML, so their weight is what that holds.
  expect(list).not.toContain('.css');
  const { styles } = await weighFirstLoad(distDir, paths.home);
  expect(styles, 'KiB of styles').toBeLessThanOrEqual(9);
  const bytes = loaded.reduce((total, one) => total + one.bytes, 0);
  expect(bytes / 1024, list).toBeLessThanOrEqual(230);
});

test.describe('what lies below the first screen of home is styled', () => {
  const intro = '.home-intro';
  const first = { width: 1440, height: 900 };
  const cases = [
    { when: 'with the first sign of use', size: first, act: (page: Page) => page.mouse.move(9, 9) },
    { when: 'as the wheel turns', size: first, act: (page: Page) => page.mouse.wheel(0, 900) },
    { when: 'as a key is pressed', size: first, act: (page: Page) => page.keyboard.press('End') },
    { when: 'for paper', size: first, act: (page: Page) => page.pdf() },
    { when: 'in a tall window', size: { width: 1440, height: 1600 }, act: () => undefined },
  ];
  for (const { when, size, act } of cases)
    test(when, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(paths.home);
      await act(page);
      await expect(page.locator(intro)).toHaveCSS('content-visibility', 'visible');
      await expect(page.locator(intro)).toHaveCSS('opacity', '1');
    });

  test('not at all when its styles cannot be had, and still readable', async ({ page }) => {
    await page.route('**/later-*.css', (route) => route.abort());
    await page.goto(paths.home);
    await expect(page.locator(intro)).toHaveCSS('opacity', '0');
    await page.mouse.wheel(0, 900);
    await expect(page.locator(intro)).toHaveCSS('opacity', '1');
  });
});

test('a page’s script is there before the click that asks for it', async ({ page }) => {
  await page.goto(paths.privacyPolicy);
  await expect(page.locator('.site--unknown')).toHaveCount(0);
  const script = page.waitForRequest(/careers-page.*\.js/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).hover();
  await script;
});
