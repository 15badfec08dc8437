import type { Page } from '@playwright/test';

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

/** A speed at which 480 ms take 24 s; immediate changes stay immediate. */
export const snail = 0.02;

/** Pauses or resumes motion for the visitor before the next page load. */
export const setPaused = (page: Page, isPaused: boolean) =>
  page.evaluate((next) => localStorage.setItem('motion-paused', String(next)), isPaused);
