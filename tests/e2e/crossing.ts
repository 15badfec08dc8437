import { expect, type Page } from '@playwright/test';
import { greysOf } from './layout';

/** Duration of a crossing, in ms (docs/design.md#crossings). */
export const wholeTime = 520;

/** Holds the next crossing at its first frame. */
export const holdTransition = (page: Page) =>
  page.evaluate(() => {
    const held = new Promise<void>((resolve) => {
      const look = () => {
        const running = document.getAnimations();
        const isOn = running.some(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.pseudoElement === '::view-transition-group(line)',
        );
        if (!isOn) return void requestAnimationFrame(look);
        running.forEach((animation) => animation.pause());
        resolve();
      };
      look();
    });
    Reflect.set(window, 'held', held);
  });

/** Moves the held transition to its state after `ms`. */
export const goTo = (page: Page, ms: number) =>
  page.evaluate(async (time) => {
    await Reflect.get(window, 'held');
    for (const animation of document.getAnimations()) {
      // It may have begun later than the others.
      animation.pause();
      animation.currentTime = time;
    }
  }, ms);

/** Lets the held transition end. */
export const finish = async (page: Page) => {
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.play()));
  await expect.poll(() => isCrossing(page)).toBe(false);
};

/** The first link to an address, pressed without scrolling to it. */
export const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((element: HTMLElement) => element.click());

export const isCrossing = (page: Page) =>
  page.evaluate(() => document.documentElement.matches(':active-view-transition'));

/** @returns left, width, top and height of the line on its way, in px */
export const lineBox = (page: Page) =>
  page.evaluate(() => {
    const pseudo = '::view-transition-group(line)';
    const { left, width, top, height } = getComputedStyle(document.documentElement, pseudo);
    return [left, width, top, height].map(Number.parseFloat);
  });

/** @returns left, width, top and height of an element, in px */
export const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, width, top, height } = element.getBoundingClientRect();
    return [left, width, top, height];
  });

/** @returns how much there is to see in a box of the window, in bits a pixel: about 0 for one flat colour */
export const entropyOf = async (page: Page, clip = { x: 0, y: 84, width: 1440, height: 716 }) => {
  const greys = await greysOf(page, await page.screenshot({ clip, type: 'jpeg' }));
  const counts = Array<number>(256).fill(0);
  for (const grey of greys) counts[grey] = (counts[grey] ?? 0) + 1;
  const shares = counts.filter((count) => count > 0).map((count) => count / greys.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
};

/** Counts the crossings of a visit, and those that were cut. @returns reads both */
export const countTransitions = async (page: Page) => {
  await page.addInitScript(() => {
    const counts = { started: 0, cut: 0 };
    Reflect.set(window, 'transitions', counts);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      counts.started += 1;
      const transition = start(...given);
      void transition.ready.catch(() => (counts.cut += 1));
      return transition;
    };
  });
  return () =>
    page.evaluate<{ started: number; cut: number }>(() => Reflect.get(window, 'transitions'));
};
