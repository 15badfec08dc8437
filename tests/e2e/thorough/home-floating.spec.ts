import type { Page } from '@playwright/test';
import { overCopy, poses, waitForRest } from '../pills';
import { expect, test } from '../site';

/** Blocks the engine, so that the pills keep floating. */
const withoutEngine = (page: Page) => page.route('**/world-*.js', (route) => route.abort());

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
  test(`at ${width}×${height} the pills float, fall and rest in view, clear of the copy`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('[data-pill]').last().waitFor();
    const edges = await page.evaluate(() => ({
      floor: document.querySelector('.home-floor')?.getBoundingClientRect().bottom,
      lead:
        document.querySelector('section:has(h1) *:has(> p + a)')?.getBoundingClientRect().top ?? 0,
      headline: document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0,
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

    await waitForRest(page);
    const resting = await poses(page);
    const inView = resting.filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
    expect(inView.length).toBeGreaterThanOrEqual(16);
    expect(await overCopy(page)).toEqual([]);
    const onHead = await page.locator('[data-pill]').evaluateAll(
      (pills) =>
        pills.filter((pill) => {
          const { a, b } = new DOMMatrix(getComputedStyle(pill).transform);
          const isUpsideDown = Math.abs(Math.atan2(b, a)) > Math.PI * 0.6;
          return isUpsideDown && !pill.hasAttribute('data-turned');
        }).length,
    );
    expect(onHead).toBe(0);
  });
}

test('the prerendered page shows the pills, which drift by 6 px at most', async ({ page }) => {
  await withoutEngine(page);
  await page.goto('/');
  const composed = await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation && animation.animationName === 'pill-drift')
        animation.pause();
    }
    return [...document.querySelectorAll<HTMLElement>('[data-pill]')].map((pill) => {
      const { e, f } = new DOMMatrix(getComputedStyle(pill).transform);
      return { x: e, y: f };
    });
  });
  expect(composed).toHaveLength(19);
  const drift = await page.evaluate(() => {
    const lengths: number[] = [];
    for (const animation of document.getAnimations()) {
      if (!(animation instanceof CSSAnimation) || animation.animationName !== 'pill-drift')
        continue;
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

test('the pills float on when the engine fails to load, and stop while motion is paused', async ({
  page,
}) => {
  await withoutEngine(page);
  await page.goto('/');
  await expect(page.locator('[data-pills]')).toHaveAttribute('data-pill-state', 'floating');
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

test('the engine takes over the pills in place and drops them a second later', async ({ page }) => {
  // Records when the engine takes over, to the ms, since the next frame may be late; then the state and the positions
  // of the pills in every frame.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-pill-state="moving"]')) return;
      Reflect.set(window, 'takenAt', performance.now());
      observer.disconnect();
    }).observe(document, { subtree: true, attributeFilter: ['data-pill-state'] });
    const seen: { state: string; time: number; at: number[][] }[] = [];
    Reflect.set(window, 'seen', seen);
    const look = () => {
      const area = document.querySelector<HTMLElement>('[data-pills]');
      const at = [...document.querySelectorAll('[data-pill]')].map((pill) => {
        const { left, top } = pill.getBoundingClientRect();
        return [left, top];
      });
      if (at.length > 0)
        seen.push({ state: area?.dataset['pillState'] ?? '', time: performance.now(), at });
      if (seen.length < 400) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await waitForRest(page);
  const { jump, wait } = await page.evaluate(() => {
    const seen: { state: string; time: number; at: number[][] }[] = Reflect.get(window, 'seen');
    const takenAt: number = Reflect.get(window, 'takenAt');
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
      wait: (seen[fallen]?.time ?? 0) - takenAt,
    };
  });
  expect(jump).toBeLessThan(1.5);
  expect(wait).toBeGreaterThan(900);
});

test('the copy is the largest contentful paint, and nothing shifts', async ({ page }) => {
  await page.addInitScript(() => {
    const paints: string[] = [];
    const shifts: number[] = [];
    Object.assign(window, { paints, shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element: unknown = Reflect.get(entry, 'element');
        paints.push(
          element instanceof Element && element.closest('[data-pills]') ? 'pill' : 'copy',
        );
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await waitForRest(page);
  const paints = await page.evaluate((): string[] => Reflect.get(window, 'paints'));
  expect(paints.at(-1)).toBe('copy');
  const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts'));
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test.describe('under reduced motion', () => {
  for (const [width, height] of windows)
    test(`the pills rest in view, clear of the copy, at ${width}×${height}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(page.locator('[data-pills]')).toHaveAttribute('data-pill-state', 'settled');
      const resting = await poses(page);
      const inView = resting.filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
      expect(inView.length).toBeGreaterThanOrEqual(16);
      expect(Math.max(...resting.map(({ y }) => y))).toBeGreaterThan(Math.min(height, 1000) - 100);
      expect(await overCopy(page)).toEqual([]);
      const sign = page.locator('h1 + *');
      expect(await sign.evaluate((dot) => getComputedStyle(dot, '::before').content)).toBe('none');
    });
});
