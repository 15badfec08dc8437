import type { Page } from '@playwright/test';

/** Waits until the pills have fallen. */
export const waitForRest = (page: Page) =>
  page.waitForSelector('[data-pill-state="asleep"]', { state: 'attached', timeout: 30_000 });

/** Positions of the pills: their centres in the window in px, and their angles in degrees. */
export const poses = (page: Page) =>
  page.locator('[data-pill]').evaluateAll((pills) =>
    pills.map((pill) => {
      const { left, right, top, bottom } = pill.getBoundingClientRect();
      const { a, b } = new DOMMatrix(getComputedStyle(pill).transform);
      return {
        x: (left + right) / 2,
        y: (top + bottom) / 2,
        angle: (Math.atan2(b, a) * 180) / Math.PI,
      };
    }),
  );

/** @returns the numbers of the pills that overlap words or controls of the copy. */
export const overCopy = (page: Page) =>
  page.evaluate(() => {
    const after = document.createRange();
    const line = document.querySelector('h1 > :last-child');
    if (line) after.selectNodeContents(line);
    const copy = [
      '[data-runbar] [data-bar]',
      'h1 + *',
      'section:has(h1) p',
      'section:has(h1) p + a',
    ]
      .flatMap((selector) => document.querySelector(selector)?.getBoundingClientRect() ?? [])
      .concat(after.getBoundingClientRect());
    return [...document.querySelectorAll('[data-pill]')].flatMap((pill, index) => {
      const { left, right, top, bottom } = pill.getBoundingClientRect();
      const { a, b } = new DOMMatrix(getComputedStyle(pill).transform);
      // Points along the pill's axis, from one round end to the other.
      const isOver = [-61, -40, -20, 0, 20, 40, 61].some((along) => {
        const [x, y] = [(left + right) / 2 + a * along, (top + bottom) / 2 + b * along];
        return copy.some((box) => {
          const away = [
            Math.max(box.left - x, 0, x - box.right),
            Math.max(box.top - y, 0, y - box.bottom),
          ];
          return Math.hypot(...away) < 22;
        });
      });
      return isOver ? [index] : [];
    });
  });

/** @returns the centre of the first uncovered pill, and its index. */
export const reachablePill = (page: Page) =>
  page.evaluate(() => {
    const pills = [...document.querySelectorAll('[data-pill]')];
    for (const [index, pill] of pills.entries()) {
      const box = pill.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      if (document.elementFromPoint(x, y)?.closest('[data-pill]') === pill) return { index, x, y };
    }
    throw new Error('No pill can be reached');
  });

export const positionOf = (page: Page, index: number) =>
  page.evaluate((at) => {
    const box = document.querySelectorAll('[data-pill]')[at]?.getBoundingClientRect();
    return {
      x: (box?.left ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.top ?? 0) + (box?.height ?? 0) / 2,
    };
  }, index);
