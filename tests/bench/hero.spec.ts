import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '../../src/content/pages';
import { nameField, reachable, waitForRest } from '../e2e/pills';
import { test } from '../e2e/site';
import { type Figure, report } from './figures';
import { frameWork, record } from './trace';

const traced = async (...args: Parameters<typeof record>) => frameWork(await record(...args));

/** Drags a pill about for two seconds. */
const swing = async (page: Page, { x, y }: { x: number; y: number }) => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.move(x + 260 * Math.sin(step / 6), y - 150 + 80 * Math.cos(step / 4));
    await page.waitForTimeout(30);
  }
  await page.mouse.up();
};

const processor = 'ms of the processor';

/** @returns the figures of the hero from its load to a name that stands */
const visit = async (context: BrowserContext): Promise<Figure[]> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const load = await traced(session, async () => {
    await page.goto(paths.home);
    await waitForRest(page);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.reload();
  await page.waitForSelector('[data-pill-state="moving"]', { state: 'attached' });
  const fall = await traced(session, () => waitForRest(page));
  const grip = await reachable(page, '[data-pill]');
  const drag = await traced(session, () => swing(page, grip));
  await waitForRest(page);
  let standing = 0;
  const name = await traced(session, async () => {
    await nameField(page).click();
    await page.keyboard.type('Kettlewick', { delay: 120 });
    const typed = performance.now();
    await page.waitForFunction(
      () => document.querySelectorAll('[data-layer="stand"] path').length === 24,
    );
    standing = performance.now() - typed;
  });
  await waitForRest(page);
  // The caret blinks five times.
  await nameField(page).blur();
  const rest = await traced(session, () => page.waitForTimeout(1500));
  await page.close();
  return [
    ['longest task from load to rest, not slowed', load.longest, 100, processor],
    [`median frame of the fall, ${fall.frames} frames`, fall.frame, 16.7, processor],
    ['median callback of the fall (physics and transforms)', fall.callback, 2, processor],
    ['longest task of the fall', fall.longest, 100, processor],
    [`median frame of a drag, ${drag.frames} frames`, drag.frame, 16.7, processor],
    ['longest task of a drag', drag.longest, 100, processor],
    ['last letter to the standing name', standing, 1200, 'ms'],
    ['median callback of a name (physics, pieces)', name.callback, 2, processor],
    ['longest task of a name', name.longest, 100, processor],
    ['frames requested at rest', rest.frames, 0],
  ];
};

test('hero: a frame of the fall, of a drag and of a name on a 4× slower processor, and none at rest', async ({
  context,
}) => {
  test.slow();
  for (const figure of await visit(context)) report(...figure);
});
