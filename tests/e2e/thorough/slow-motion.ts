import { expect, type Page } from '@playwright/test';

/**
 * @returns a function that sets the speed of CSS and script animations, also on later pages: 1 is normal, 0 holds them
 * on their first frame
 */
export const animationRate = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  return (playbackRate: number) => client.send('Animation.setPlaybackRate', { playbackRate });
};

/**
 * Holds what scripts move, frame by frame; style sheets go on. Call it before the page opens.
 * @returns `hold` stops the clock, `frames` lets so many ms pass
 */
export const frameClock = async (page: Page) => {
  await page.clock.install();
  return {
    hold: async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000),
    frames: (ms: number) => page.clock.runFor(ms),
  };
};

/**
 * Lets the held clock run until a size in px is at its end, which takes the browser some real time.
 * @param from the size before
 * @returns the sizes between; none if it jumps
 */
export const sizesUntil = async (
  run: Awaited<ReturnType<typeof frameClock>>,
  size: () => Promise<number>,
  from: number,
  end: number,
) => {
  const seen: number[] = [];
  const next = async () => {
    await run.frames(50);
    const now = await size();
    seen.push(now);
    return now;
  };
  await expect.poll(next).toBeCloseTo(end, 0);
  return seen.filter((now) => Math.abs(now - from) > 1 && Math.abs(now - end) > 1);
};

/** A speed at which 480 ms take 24 s; immediate changes stay immediate. */
export const snail = 0.02;

/** Pauses or resumes motion for the visitor before the next page load. */
export const setPaused = (page: Page, isPaused: boolean) =>
  page.evaluate((next) => localStorage.setItem('motion-paused', String(next)), isPaused);
