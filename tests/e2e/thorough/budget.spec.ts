import {
  fontBudget,
  scriptBudget,
  styleBudget,
  weigh,
  weighFirstLoad,
  weighSheet,
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

test('home inlines the CSS rules it uses and loads the site’s style sheet later', async ({
  page,
}) => {
  const { styles } = await weighFirstLoad(distDir, paths.home);
  const sheet = await weighSheet(distDir);
  report(`rules of home ${styles.toFixed(1)} KiB, whole sheet ${sheet.toFixed(1)} KiB`);
  expect(styles).toBeLessThanOrEqual(styleBudget.home);
  expect(sheet).toBeLessThanOrEqual(styleBudget.sheet);
  const followed = page.waitForResponse(/\/assets\/.*\.css/);
  await page.goto(paths.home);
  await followed;
});

test('a page’s script loads before the click that needs it', async ({ page }) => {
  await page.goto(paths.privacyPolicy);
  await expect(page.locator('[data-width="unknown"]')).toHaveCount(0);
  const script = page.waitForRequest(/careers-page.*\.js/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).hover();
  await script;
});
