import {
  fontBudget,
  scriptBudget,
  styleBudget,
  weigh,
  weighFirstLoad,
} from '../../../scripts/bench/first-load';
import { paths } from '../../../src/lib/paths';
import { report } from '../report';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

const distDir = process.env['DIST_DIR'] ?? 'dist';
const routes = Object.values(paths).filter(
  (path) => path !== paths.services && path !== paths.success,
);

for (const route of routes)
  test(`${route} stays within its script and font budget until the first interaction`, async ({
    page,
  }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
    await page.goto(route);
    await page.waitForTimeout(5000);
    const scripts = await weigh(
      distDir,
      [...fetched].filter((file) => file.endsWith('.js')),
    );
    const { fonts } = await weighFirstLoad(distDir, route);
    report(`${route}: ${scripts.toFixed(1)} KiB of scripts (at most ${scriptBudget(route)})`);
    expect(scripts, 'KiB of scripts').toBeGreaterThan(50);
    expect.soft(scripts, 'KiB of scripts').toBeLessThanOrEqual(scriptBudget(route));
    expect(fonts, 'KiB of fonts').toBeLessThanOrEqual(fontBudget);
    expect([...fetched].join(' ')).not.toMatch(/\.(?:mp4|webm)/);
  });

test('every page has the whole style sheet inline, and requests none', async ({ page }) => {
  const { styles } = await weighFirstLoad(distDir, paths.home);
  report(`style sheet ${styles.toFixed(1)} KiB (at most ${styleBudget})`);
  expect(styles).toBeLessThanOrEqual(styleBudget);
  const sheets = new Set<string | undefined>();
  for (const route of routes) {
    await page.goto(route);
    sheets.add(await page.locator('style').first().innerHTML());
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
  }
  expect(sheets.size).toBe(1);
});

test('a page’s script loads before the click that needs it', async ({ page }) => {
  await page.goto(paths.privacyPolicy);
  await expect(page.locator('[data-width="unknown"]')).toHaveCount(0);
  const script = page.waitForRequest(/careers-page.*\.js/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).hover();
  await script;
});
