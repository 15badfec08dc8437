import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { colors } from '../../../tailwind.config';
import { open } from '../routes';
import { expect, test } from '../site';
import { animationRate, frameClock, setPaused, sizesUntil, snail } from './slow-motion';

test.describe.configure({ mode: 'parallel' });

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('Not in the page');
  return box;
};

/** The four pictures in the order of the steps, and the place of each; 0 is the stage. */
const pictures = (page: Page) => page.locator('[data-place]');
const places = (page: Page) =>
  pictures(page).evaluateAll((all) => all.map((picture) => picture.getAttribute('data-place')));

const show = async (page: Page) => {
  await open(page, '/');
  await page.getByRole('tab', { name: 'Insightful Discovery Session' }).scrollIntoViewIfNeeded();
  await pictures(page)
    .first()
    .evaluate((stage) => stage.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.locator('[data-place="0"] [data-lottie="ready"]').waitFor();
};

const choose = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** @returns the red, green and blue of a hex colour */
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const grounds = [colors.mint, colors.forest].map(channels);

/** A moving picture is scaled, which rounds its colours. */
const isGround = (color: readonly number[]) =>
  grounds.some((ground) =>
    ground.every((channel, index) => Math.abs(channel - (color[index] ?? 0)) <= 3),
  );

/** @returns the red, green and blue of the stage in its corners */
const corners = async (page: Page, { x, y, width, height }: { [key: string]: number }) => {
  const clip = { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [right, bottom] = [info.width - 12, info.height - 12];
  return [
    [12, 12],
    [right, 60],
    [12, bottom],
    [right, bottom],
  ].map(([left = 0, top = 0]) => {
    const at = (top * info.width + left) * 3;
    return [...data.subarray(at, at + 3)];
  });
};

test('the chosen picture and the one on the stage trade places', async ({ page }) => {
  const run = await frameClock(page);
  await show(page);
  const [first, third] = [pictures(page).nth(0), pictures(page).nth(2)];
  const [stage, below] = [await boxOf(first), await boxOf(third)];
  await run.hold();
  await choose(page, 'Collaborative creative development');
  expect(await places(page)).toEqual(['2', '1', '0', '3']);
  expect((await boxOf(first)).width).toBeCloseTo(stage.width, 0);
  expect((await boxOf(third)).width).toBeCloseTo(below.width, 0);

  for (let ms = 0; ms < 480; ms += 60) {
    // The ground is that of one of the two in each frame, never the page's.
    expect(
      (await corners(page, stage)).filter((color) => !isGround(color)),
      `${ms} ms`,
    ).toEqual([]);
    await run.frames(60);
    if (ms === 60) {
      const [leaving, coming] = [(await boxOf(first)).width, (await boxOf(third)).width];
      expect(coming).toBeGreaterThan(below.width + 20);
      expect(leaving).toBeLessThan(stage.width - 20);
    }
  }
  await run.frames(200);
  expect((await boxOf(third)).width).toBeCloseTo(stage.width, 0);
  expect((await boxOf(first)).width).toBeCloseTo(below.width, 0);
  expect((await boxOf(first)).x).toBeCloseTo(below.x, 0);
});

for (const motion of ['reduced', 'paused', 'never loaded'] as const)
  test(`the pictures of the approach trade places at once, motion ${motion}`, async ({ page }) => {
    if (motion === 'never loaded') await page.route('**/features-*.js', (way) => way.abort());
    if (motion === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    if (motion === 'paused') await setPaused(page, true);
    const run = await frameClock(page);
    await open(page, '/');
    const stage = await boxOf(pictures(page).first());
    const width = async () => (await boxOf(pictures(page).last())).width;
    const below = await width();
    await run.hold();
    await choose(page, 'Agile management and Delivery');
    expect(await places(page)).toEqual(['3', '1', '2', '0']);
    expect(await sizesUntil(run, width, below, stage.width)).toEqual([]);
  });

test('steps chosen one after another show one paragraph, and pictures of one height', async ({
  page,
}) => {
  await show(page);
  const stage = page.locator('[data-place="0"]');
  const height = () => stage.evaluate((element: HTMLElement) => element.offsetHeight);
  const before = await height();
  const run = await animationRate(page);
  await run(snail);
  for (const name of ['Behavioural', 'Collaborative', 'Agile', 'Insightful']) {
    await choose(page, name);
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    expect(await page.locator('section:has([data-place]) [role=tabpanel]:visible').count()).toBe(1);
    expect(await height()).toBe(before);
  }
});

test('without scripts the first picture is on the stage', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/');
  expect((await boxOf(pictures(page).first())).width).toBeGreaterThan(500);
  expect((await boxOf(pictures(page).last())).width).toBeLessThan(250);
  await page.close();
});
