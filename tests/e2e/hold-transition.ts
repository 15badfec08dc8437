import type { Page } from '@playwright/test';

/** Duration of a page transition, in ms (docs/design.md#page-transitions). */
export const wholeTime = 520;

/** Holds the next page transition at its first frame. The line crosses in each. */
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
    document.getAnimations().forEach((animation) => (animation.currentTime = time));
  }, ms);
