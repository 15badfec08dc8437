import { scriptBudget, weighFirstLoad } from '../../scripts/bench/first-load';
import { paths } from '../../src/lib/paths';
import { expect, test } from './site';

const routes = Object.values(paths).filter((path) => path !== paths.services);

test('no route asks for more scripts or fonts at first than its budget', async () => {
  for (const route of routes) {
    const { scripts, fonts } = await weighFirstLoad('dist', route);
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
  const bytes = loaded.reduce((total, one) => total + one.bytes, 0);
  expect(bytes / 1024, list).toBeLessThanOrEqual(230);
});

test('a page’s script is there before the click that asks for it', async ({ page }) => {
  await page.goto(paths.privacyPolicy);
  await expect(page.locator('.site--unknown')).toHaveCount(0);
  const script = page.waitForRequest(/careers-page.*\.js/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).hover();
  await script;
});
