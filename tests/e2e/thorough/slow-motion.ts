import type { Page } from '@playwright/test';

/**
 * @returns a function that lets the animations of stylesheets and scripts run so many times as fast as usual, also on
 * the pages to come; at 0 they stand on their first frame
 */
export const animationRate = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  return (playbackRate: number) => client.send('Animation.setPlaybackRate', { playbackRate });
};

/** So slow that 480 ms take 24 s, and what is to be there at once still is. */
export const snail = 0.02;

/** Has the visitor pause the site, before the next page is loaded, or go on. */
export const setPaused = (page: Page, isPaused: boolean) =>
  page.evaluate((next) => localStorage.setItem('motion-paused', String(next)), isPaused);
