import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './site';

const pit = '.pit';
const asleep = '.pit[data-pit="asleep"]';

/** Waits until the fall has ended. */
const untilAsleep = (page: Page) =>
  page.waitForSelector(asleep, { state: 'attached', timeout: 30_000 });

/** Loads what is below the first screen, by scrolling, and goes through it once. */
const seeAll = async (page: Page) => {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
};

/** @returns the middle of the first pill that lies free to be pointed at, and its index. */
const reachablePill = (page: Page) =>
  page.evaluate(() => {
    const pills = [...document.querySelectorAll('.pit .pill')];
    for (const [index, pill] of pills.entries()) {
      const box = pill.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      if (document.elementFromPoint(x, y)?.closest('.pill') === pill) return { index, x, y };
    }
    throw new Error('No pill can be reached');
  });

const positionOf = (page: Page, index: number) =>
  page.evaluate((at) => {
    const box = document.querySelectorAll('.pit .pill')[at]?.getBoundingClientRect();
    return {
      x: (box?.left ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.top ?? 0) + (box?.height ?? 0) / 2,
    };
  }, index);

test('the pills fall, come to rest inside the window, and then ask for no frame', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    Reflect.set(window, 'frames', 0);
    window.requestAnimationFrame = (callback) => {
      Reflect.set(window, 'frames', Number(Reflect.get(window, 'frames')) + 1);
      return request(callback);
    };
  });
  await page.goto('/');
  await untilAsleep(page);
  const outside = await page.evaluate(
    () =>
      [...document.querySelectorAll('.pit .pill')].filter((pill) => {
        const { left, right } = pill.getBoundingClientRect();
        return right < 20 || left > innerWidth - 20;
      }).length,
  );
  expect(outside).toBe(0);
  const frames = () => page.evaluate(() => Number(Reflect.get(window, 'frames')));
  const before = await frames();
  await page.waitForTimeout(1000);
  expect(await frames()).toBe(before);
});

test('a pill is dragged and thrown by the mouse', async ({ page }) => {
  await page.goto('/');
  await untilAsleep(page);
  const pill = await reachablePill(page);
  await page.mouse.move(pill.x, pill.y);
  await page.mouse.down();
  await page.mouse.move(pill.x + 60, pill.y - 240, { steps: 12 });
  await page.waitForTimeout(200);
  const held = await positionOf(page, pill.index);
  expect(held.y).toBeLessThan(pill.y - 120);
  await page.mouse.up();
  await page.waitForTimeout(700);
  expect((await positionOf(page, pill.index)).y).toBeGreaterThan(held.y + 60);
  await untilAsleep(page);
});

test('a pill is picked up, moved and dropped by keys alone', async ({ page }) => {
  await page.goto('/');
  await untilAsleep(page);
  await page.locator('.pit__keys').focus();
  await page.keyboard.press('ArrowRight');
  const index = await page.evaluate(() =>
    [...document.querySelectorAll('.pit .pill')].findIndex((pill) => pill.matches('[data-chosen]')),
  );
  const before = await positionOf(page, index);
  await page.keyboard.press('Enter');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowUp');
  await page.waitForTimeout(400);
  expect((await positionOf(page, index)).y).toBeLessThan(before.y - 80);
  await page.keyboard.press('Enter');
  await untilAsleep(page);
});

test('a click is not lost when it comes before the scripts of its section', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('.pit[data-pit]', { state: 'attached' });
  const question = page.getByRole('button', { name: /one-time projects/ });
  // Without the moves and scrolls of a real mouse, which would have fetched the scripts.
  await question.evaluate((button: HTMLElement) => button.click());
  await page.mouse.move(5, 5);
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('the wheel over the pile scrolls the page', async ({ page }) => {
  await page.goto('/');
  await untilAsleep(page);
  const pill = await reachablePill(page);
  await page.mouse.move(pill.x, pill.y);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('the pile follows the window when it is resized', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/');
  await untilAsleep(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForTimeout(300);
  await untilAsleep(page);
  const rightmost = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('.pit .pill')].map(
        (pill) => pill.getBoundingClientRect().left,
      ),
    ),
  );
  expect(rightmost).toBeLessThan(1280);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no engine is fetched, no film plays, nothing runs', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/');
    await expect(page.locator(pit)).toHaveAttribute('data-pit', 'still');
    await seeAll(page);
    await page.waitForTimeout(1000);
    expect(fetched.filter((url) => /world-|\.webm|\.mp4/.test(url))).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.locator('.runbar__word.is-on').textContent()).toBe('ideas');
  });
});

test('the overlay covers the page, and goes with a click and with Escape', async ({ page }) => {
  await page.goto('/');
  await seeAll(page);
  const ring = page.getByRole('button', { name: 'A moment of quiet' });
  await ring.scrollIntoViewIfNeeded();
  for (const close of [() => page.mouse.click(700, 200), () => page.keyboard.press('Escape')]) {
    await ring.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('body')).toHaveClass(/modal-opened/);
    const { width, height } = (await page.getByRole('dialog').boundingBox()) ?? {
      width: 0,
      height: 0,
    };
    expect([width, height]).toEqual([1440, 900]);
    const y = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => scrollY)).toBe(y);
    await close();
    await expect(page.locator('body')).not.toHaveClass(/modal-opened/);
    await expect(ring).toBeFocused();
  }
});

test('the intro film plays only when it is seen, and the strip only when it is not pointed at', async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await page.goto('/');
  await untilAsleep(page);
  expect(films).toEqual([]);
  await seeAll(page);
  await page.locator('.film').scrollIntoViewIfNeeded();
  const isPaused = () =>
    page.locator('.film video').evaluate((film: HTMLVideoElement) => film.paused);
  await expect.poll(isPaused).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(isPaused).toBe(true);

  const strip = page.getByRole('region', { name: 'Industries' });
  await strip.scrollIntoViewIfNeeded();
  const place = () =>
    page.locator('.home-ind__strip').evaluate((list) => list.getBoundingClientRect().x);
  const moves = async () => {
    const before = await place();
    await page.waitForTimeout(500);
    return Math.abs((await place()) - before) > 5;
  };
  await page.mouse.move(700, 5);
  expect(await moves()).toBe(true);
  await strip.hover();
  await page.waitForTimeout(800);
  expect(await moves()).toBe(false);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`axe finds nothing with ${reducedMotion} motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await seeAll(page);
    await page.waitForTimeout(1500);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: /budget constraints/ }).click();
    await page.waitForTimeout(800);
    expect(await violations(page)).toEqual([]);
  });
}
