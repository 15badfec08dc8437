import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { open, scrollThrough } from '../routes';
import { expect, test } from '../site';
import { animationRate, setPaused } from './slow-motion';

test.describe.configure({ mode: 'parallel' });

/** The pictures that animate once: page, piece and selector. */
const pieces: readonly [route: string, name: string, selector: string][] = [
  ['/services/branding', 'line through the tabs', '[data-services-line]'],
  ['/careers', 'form of the first step', '[aria-labelledby="recruitment"] li:first-child svg'],
  ['/careers', 'seat of the last step', '[aria-labelledby="recruitment"] li:last-child svg'],
  ['/careers', 'corner of a value', '[aria-labelledby="values"] li:nth-child(2) svg'],
  ['/careers', 'day of six hours', '[aria-labelledby="values"] article svg'],
  ['/contact', 'line above the picture', 'i:has(+ div [data-lottie])'],
  ['/faq', 'question mark', 'section:has(h1) svg'],
];

/** @returns a picture of a piece in the middle of the window, hidden or not. */
const look = async (page: Page, selector: string) => {
  const piece = page.locator(selector).first();
  await piece.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const box = await piece.boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  // Gives both pictures one size: the box may be a pixel taller in one of the layouts.
  const upTo8 = (size: number) => Math.ceil(size / 8) * 8;
  return page.screenshot({
    clip: { ...box, width: upTo8(box.width), height: upTo8(box.height) },
  });
};

/** @returns the share of clearly different pixels, 0 to 1; ignores slight differences in anti-aliasing. */
const difference = async (one: Buffer, other: Buffer) => {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (!a || a.length !== b?.length) return 1;
  let differing = 0;
  for (let at = 0; at < a.length; at += 3) {
    const isPlain = [0, 1, 2].some((channel) => {
      return Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > 32;
    });
    if (isPlain) differing += 1;
  }
  return differing / (a.length / 3);
};

/** As a share of a picture's pixels. */
const hardlyAny = 0.01;

for (const [route, name, selector] of pieces)
  test(`the ${name} (${route}) ends on the picture shown under reduced motion and while paused`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    await scrollThrough(page);
    const standing = await look(page, selector);
    const change = async () => difference(standing, await look(page, selector));

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await setPaused(page, true);
    await open(page, route);
    await scrollThrough(page);
    expect(await change(), 'paused').toBeLessThan(hardlyAny);

    await setPaused(page, false);
    const run = await animationRate(page);
    await run(0);
    await open(page, route);
    expect(await change(), 'on its first frame').toBeGreaterThan(hardlyAny);
    await run(4);
    await expect.poll(change, { message: 'drawn' }).toBeLessThan(hardlyAny);
  });
