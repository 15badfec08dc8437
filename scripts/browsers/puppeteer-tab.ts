import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Tab } from './tab';

/** A tab of Chromium or Firefox. */
export const puppeteerTab = (page: Page): Tab => {
  let errors: string[] = [];
  page.on('pageerror', (error) => {
    errors.push(error instanceof Error ? error.message : String(error));
  });
  return {
    go: async (url) => {
      await page.goto(url);
    },
    run: <Result, Given extends readonly unknown[]>(
      work: (...given: Given) => Result,
      ...given: Given
    ) =>
      // The compiled source calls the helper `__name`, which the page lacks.
      page.evaluate<[], () => Result>(
        `globalThis.__name ??= (it) => it; (${String(work)})(...${JSON.stringify(given)})`,
      ),
    press: async (first, ...rest) => {
      if (!first) return;
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of rest) {
        await page.mouse.move(x, y, { steps: 8 });
        // As slow as the WebKit driver: a drag within one frame moves nothing.
        await sleep(200);
      }
      await page.mouse.up();
    },
    drag: async (from, to, isThere) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 12 });
      await isThere();
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    picture: async () => Buffer.from(await page.screenshot()),
    errors: () => {
      const told = errors;
      errors = [];
      return told;
    },
  };
};
