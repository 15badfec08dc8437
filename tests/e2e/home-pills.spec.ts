import type { Page } from '@playwright/test';
import { expect, test } from './site';

/** Waits until the fall has ended. */
const untilAsleep = (page: Page) =>
  page.waitForSelector('.pit[data-pit="asleep"]', { state: 'attached', timeout: 30_000 });

/** Where the pills are: their middles in the window, and their angles in degrees. */
const poses = (page: Page) =>
  page.locator('.pit .pill').evaluateAll((pills) =>
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

/** @returns the pills that lie over words or controls of the copy, by number. */
const overCopy = (page: Page) =>
  page.evaluate(() => {
    const after = document.createRange();
    const line = document.querySelector('.headline__after');
    if (line) after.selectNodeContents(line);
    const copy = ['.runbar__bar', '.headline__pause', '.home-hero .lead', '.home-hero .btn']
      .flatMap((selector) => document.querySelector(selector)?.getBoundingClientRect() ?? [])
      .concat(after.getBoundingClientRect());
    return [...document.querySelectorAll('.pit .pill')].flatMap((pill, index) => {
      const { left, right, top, bottom } = pill.getBoundingClientRect();
      const { a, b } = new DOMMatrix(getComputedStyle(pill).transform);
      // Along its middle, from one round end to the other.
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

/** Keeps the engine from coming, so that the pills float. */
const withoutEngine = (page: Page) => page.route('**/engine-*.js', (route) => route.abort());

const windows = [
  [1280, 600],
  [1366, 645],
  [1440, 760],
  [1536, 730],
  [1440, 900],
  [1920, 950],
  [2560, 1300],
] as const;

for (const [width, height] of windows) {
  test(`in a window of ${width}×${height} the pills float, fall and rest in view, off the copy`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('.pit .pill').last().waitFor();
    const edges = await page.evaluate(() => ({
      floor: document.querySelector('.home-hero__floor')?.getBoundingClientRect().bottom,
      lead: document.querySelector('.home-hero__row')?.getBoundingClientRect().top ?? 0,
      headline: document.querySelector('.headline')?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(edges.floor).toBe(Math.min(height, 1000));
    expect(edges.lead - edges.headline).toBeGreaterThanOrEqual(24);

    const floating = await poses(page);
    for (const { x, y, angle } of floating) {
      expect(x).toBeGreaterThan(85);
      expect(x).toBeLessThan(width - 85);
      expect(y).toBeGreaterThan(84 + 20);
      expect(y).toBeLessThan(Math.min(height, 1000) - 47 - 20);
      expect(Math.abs(angle)).toBeLessThan(10);
    }
    expect(await overCopy(page)).toEqual([]);

    await untilAsleep(page);
    const resting = await poses(page);
    const inView = resting.filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
    expect(inView.length).toBeGreaterThanOrEqual(16);
    expect(await overCopy(page)).toEqual([]);
    const onHead = await page.locator('.pit .pill').evaluateAll(
      (pills) =>
        pills.filter((pill) => {
          const { a, b } = new DOMMatrix(getComputedStyle(pill).transform);
          const isUpsideDown = Math.abs(Math.atan2(b, a)) > Math.PI * 0.6;
          return isUpsideDown && !pill.classList.contains('is-turned');
        }).length,
    );
    expect(onHead).toBe(0);
  });
}

test('the pills stand in the page before any script, and drift by 6 px at most', async ({
  page,
}) => {
  await withoutEngine(page);
  await page.goto('/');
  const composed = await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation && animation.animationName === 'pit-drift')
        animation.pause();
    }
    return [...document.querySelectorAll<HTMLElement>('.pit .pill')].map((pill) => {
      const { e, f } = new DOMMatrix(getComputedStyle(pill).transform);
      return { x: e, y: f };
    });
  });
  expect(composed).toHaveLength(19);
  const drift = await page.evaluate(() => {
    const lengths: number[] = [];
    for (const animation of document.getAnimations()) {
      if (!(animation instanceof CSSAnimation) || animation.animationName !== 'pit-drift') continue;
      for (let time = 0; time <= 8000; time += 200) {
        animation.currentTime = time;
        const { target } = animation.effect instanceof KeyframeEffect ? animation.effect : {};
        const [x = 0, y = 0] = target
          ? getComputedStyle(target).translate.split(' ').map(parseFloat)
          : [];
        lengths.push(Math.hypot(x, y));
      }
    }
    return { count: lengths.length, most: Math.max(...lengths) };
  });
  expect(drift.count).toBe(19 * 41);
  expect(drift.most).toBeGreaterThan(2);
  expect(drift.most).toBeLessThanOrEqual(6);
});

test('the pills float for good when the engine never comes, and stand while motion is paused', async ({
  page,
}) => {
  await withoutEngine(page);
  await page.goto('/');
  await expect(page.locator('.pit')).toHaveAttribute('data-pit', 'floating');
  const before = await poses(page);
  await page.waitForTimeout(2500);
  for (const [index, { x, y }] of (await poses(page)).entries()) {
    const first = before[index];
    expect(Math.hypot(x - (first?.x ?? 0), y - (first?.y ?? 0))).toBeLessThanOrEqual(12);
  }
  await page.getByRole('button', { name: 'Pause the headline and all motion' }).click();
  const drifting = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(drifting).toBe(0);
});

test('the engine takes the pills over where they are seen, and lets them fall a second later', async ({
  page,
}) => {
  // In every frame: what state the pit is in, and where the pills are.
  await page.addInitScript(() => {
    const seen: { state: string; time: number; at: number[][] }[] = [];
    Reflect.set(window, 'seen', seen);
    const look = () => {
      const pit = document.querySelector<HTMLElement>('.pit');
      const at = [...document.querySelectorAll('.pit .pill')].map((pill) => {
        const { left, top } = pill.getBoundingClientRect();
        return [left, top];
      });
      if (at.length > 0)
        seen.push({ state: pit?.dataset['pit'] ?? '', time: performance.now(), at });
      if (seen.length < 400) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await untilAsleep(page);
  const { jump, wait } = await page.evaluate(() => {
    const seen: { state: string; time: number; at: number[][] }[] = Reflect.get(window, 'seen');
    const taken = seen.findIndex(({ state }) => state === 'moving');
    const far = (a: number, b: number) =>
      Math.max(
        ...(seen[a]?.at ?? []).map(([x = 0, y = 0], pill) => {
          const [left = 0, top = 0] = seen[b]?.at[pill] ?? [];
          return Math.hypot(x - left, y - top);
        }),
      );
    const fallen = seen.findIndex((_, frame) => frame > taken && far(taken, frame) > 12);
    return {
      jump: far(taken - 1, taken),
      wait: (seen[fallen]?.time ?? 0) - (seen[taken]?.time ?? 0),
    };
  });
  expect(jump).toBeLessThan(1.5);
  expect(wait).toBeGreaterThan(900);
});

test('the largest paint is the copy, and nothing shifts', async ({ page }) => {
  await page.addInitScript(() => {
    const paints: string[] = [];
    const shifts: number[] = [];
    Object.assign(window, { paints, shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element: unknown = Reflect.get(entry, 'element');
        paints.push(element instanceof Element && element.closest('.pit') ? 'pill' : 'copy');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await untilAsleep(page);
  const paints = await page.evaluate((): string[] => Reflect.get(window, 'paints'));
  expect(paints.at(-1)).toBe('copy');
  const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts'));
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test.describe('under reduced motion', () => {
  for (const [width, height] of windows)
    test(`the pills lie in view, off the copy, at ${width}×${height}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(page.locator('.pit')).toHaveAttribute('data-pit', 'still');
      const resting = await poses(page);
      const inView = resting.filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
      expect(inView.length).toBeGreaterThanOrEqual(16);
      expect(Math.max(...resting.map(({ y }) => y))).toBeGreaterThan(Math.min(height, 1000) - 100);
      expect(await overCopy(page)).toEqual([]);
      const sign = page.locator('.headline__pause');
      expect(await sign.evaluate((dot) => getComputedStyle(dot, '::before').content)).toBe('none');
    });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  /** Moves one finger of the browser itself, so that it scrolls as a real one. */
  const finger = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    return {
      down: (x: number, y: number) => send('touchStart', x, y),
      async move(x: number, y: number, byX: number, byY: number) {
        for (let step = 1; step <= 10; step += 1)
          await send('touchMove', x + (byX * step) / 10, y + (byY * step) / 10);
      },
      up: () => send('touchEnd'),
    };
  };

  test('a swipe that starts on a pill scrolls the page', async ({ page }) => {
    await page.goto('/');
    await untilAsleep(page);
    const pill = await reachablePill(page);
    const hand = await finger(page);
    await hand.down(pill.x, pill.y);
    await hand.move(pill.x, pill.y, 4, -300);
    await hand.up();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);
    await expect(page.locator('.pit')).toHaveAttribute('data-pit', 'asleep');
  });

  test('a press picks the pill up, and it follows the finger upwards', async ({ page }) => {
    await page.goto('/');
    await untilAsleep(page);
    const pill = await reachablePill(page);
    const hand = await finger(page);
    await hand.down(pill.x, pill.y);
    await expect(page.locator('.pit')).toHaveAttribute('data-held', '');
    await hand.move(pill.x, pill.y, 0, -200);
    await expect
      .poll(async () => (await positionOf(page, pill.index)).y)
      .toBeLessThan(pill.y - 120);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await hand.up();
    await untilAsleep(page);
  });

  test('a move to the side picks the pill up at once', async ({ page }) => {
    await page.goto('/');
    await untilAsleep(page);
    const pill = await reachablePill(page);
    const hand = await finger(page);
    await hand.down(pill.x, pill.y);
    await hand.move(pill.x, pill.y, 60, 4);
    await expect(page.locator('.pit')).toHaveAttribute('data-held', '');
    await hand.up();
    await untilAsleep(page);
  });
});

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

test('the wheel over the pile scrolls the page', async ({ page }) => {
  await page.goto('/');
  await untilAsleep(page);
  const pill = await reachablePill(page);
  await page.mouse.move(pill.x, pill.y);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('a window that is resized while they fall keeps all pills in it', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/');
  await page.waitForFunction(() => {
    const pill = document.querySelector<HTMLElement>('.pit[data-pit="moving"] .pill');
    return pill !== null && new DOMMatrix(getComputedStyle(pill).transform).f > -100;
  });
  await page.setViewportSize({ width: 1366, height: 645 });
  await untilAsleep(page);
  const resting = await poses(page);
  for (const { x } of resting) {
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(1366 - 20);
  }
  expect(resting.filter(({ y }) => y < 645).length).toBeGreaterThanOrEqual(16);
  expect(await overCopy(page)).toEqual([]);
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
