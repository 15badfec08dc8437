import type { Page } from '@playwright/test';
import { weigh } from '../../../scripts/bench/first-load';
import { fall, homeOf, poseOf, solveByKeys } from '../hunt';
import { report } from '../report';
import { expect, test } from '../site';
import { zoom } from '../zoomed';

const open = (page: Page) => page.goto('/nowhere/at/all');

const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'as it falls': (page) => page.locator('[data-numeral-state]').waitFor(),
  fallen: fall,
  'put together': async (page) => {
    await fall(page);
    await solveByKeys(page);
  },
};

/** A4 without margins, in px. */
const paper = { width: 673, height: 986 };

for (const [name, arrange] of Object.entries(states))
  test(`printed ${name}, the figures stand whole with the egg, in colours that show on paper`, async ({
    page,
  }) => {
    await open(page);
    await arrange(page);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    for (let piece = 0; piece < 8; piece += 1) {
      const [at, home] = [await poseOf(page, piece), await homeOf(page, piece)];
      expect(Math.hypot(at.x - home.x, at.y - home.y)).toBeLessThan(1);
      expect(at.angle).toBe(0);
      const body = page.locator('[data-body]').nth(piece);
      expect(await body.evaluate((it) => getComputedStyle(it).fill)).toBe('rgb(11, 26, 16)');
    }
    const numeral = await page.locator('[data-numeral]').boundingBox();
    const egg = await page.locator('[data-egg]').boundingBox();
    if (!numeral || !egg) throw new Error('A part is not there');
    expect(numeral.x).toBeGreaterThanOrEqual(0);
    expect(numeral.x + numeral.width).toBeLessThanOrEqual(paper.width);
    expect(egg.x + egg.width).toBeLessThanOrEqual(paper.width);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(numeral.y - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeLessThan(120);
    const home = await page.getByRole('link', { name: 'HOME', exact: true }).boundingBox();
    const blogs = await page.getByRole('link', { name: /^BLOGS/ }).boundingBox();
    expect(home?.y).toBe(blogs?.y);
    const isBeside = egg.x >= numeral.x + numeral.width || egg.y >= numeral.y + numeral.height;
    expect(isBeside, 'the egg covers no figure').toBe(true);
    for (const unprinted of ['Push with the egg,', 'Found it.', 'Again'])
      await expect(page.getByText(unprinted, { exact: true })).toBeHidden();
    await expect(page.locator('.home-line')).toBeHidden();
  });

test('in one column no line runs, so HOME lifts as soon as the egg has hopped', async ({
  page,
}) => {
  await zoom(page);
  await page.setViewportSize({ width: 640, height: 600 });
  await open(page);
  await fall(page);
  await solveByKeys(page);
  await expect(page.locator('.home-line')).toHaveCount(0);
  const delay = await page
    .locator('.home-lift')
    .evaluate((it) => getComputedStyle(it).transitionDelay);
  expect(Number.parseFloat(delay), 's').toBeLessThan(1.2);
});

/** Share of the main thread that work may take when nobody acts and nothing moves. */
const mostWork = 0.03;

test('nothing works once the pieces sleep, nor once they are put together', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const share = async () => {
    const read = async () => {
      const { metrics } = await client.send('Performance.getMetrics');
      const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
      return { work: of('TaskDuration'), time: of('Timestamp') };
    };
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const before = await read();
    await page.waitForTimeout(3000);
    const after = await read();
    return (after.work - before.work) / (after.time - before.time);
  };
  const scripts = new Set<string>();
  page.on('request', (request) => scripts.add(new URL(request.url()).pathname));
  await open(page);
  await fall(page);
  await page.waitForLoadState('networkidle');
  const fallen = await share();
  await solveByKeys(page);
  const solved = await share();
  const kibibytes = await weigh(
    process.env['DIST_DIR'] ?? 'dist',
    [...scripts].filter((file) => file.endsWith('.js')),
  );
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  report(`main thread ${percent(fallen)} fallen, ${percent(solved)} put together`);
  report(`${kibibytes.toFixed(1)} KiB of scripts`);
  expect(fallen).toBeLessThan(mostWork);
  expect(solved).toBeLessThan(mostWork);
  expect(kibibytes).toBeLessThan(200);
});
