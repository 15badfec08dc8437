import type { Locator } from '@playwright/test';
import { hero } from '../../../src/content/home-hero';
import { expect, test } from '../site';

/**
 * @param frames at least so many are recorded
 * @param least distance that the first element must have moved by then, in px
 * @returns the left and right edges of both elements in each frame, in px
 */
const edgesByFrame = (one: Locator, other: Locator, frames: number, least = 0) =>
  other.elementHandle().then((second) =>
    one.evaluate(
      async (first, { element, count, distance }) => {
        const seen: { one: [number, number]; other: [number, number] }[] = [];
        const edges = (of: Element): [number, number] => {
          const { left, right } = of.getBoundingClientRect();
          return [left, right];
        };
        if (!element) throw new Error('The second element is gone');
        const travel = () => Math.abs((seen.at(-1)?.one[0] ?? 0) - (seen[0]?.one[0] ?? 0));
        while (seen.length < count || travel() < distance) {
          await new Promise(requestAnimationFrame);
          seen.push({ one: edges(first), other: edges(element) });
        }
        return seen;
      },
      { element: second, count: frames, distance: least },
    ),
  );

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

test('the headline’s dot stays 12 px from its bar in every frame', async ({ page }) => {
  await page.goto('/');
  const bar = page.locator('h1 [data-bar]');
  const dot = page.getByRole('button', { name: hero.pause });
  await expect(page.locator('h1 [data-word="gone"]')).toHaveCount(1);
  const frames = await edgesByFrame(bar, dot, 240);
  expect(spread(frames.map(({ one }) => one[1]))).toBeGreaterThan(50);
  const gaps = frames.map(({ one, other }) => other[0] - one[1]);
  expect(Math.min(...gaps)).toBeGreaterThan(11);
  expect(Math.max(...gaps)).toBeLessThan(13);
});

test('Apply Now moves with its title, 0.85 times the distance', async ({ page }) => {
  await page.goto('/careers');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Apply Now/ }) })
    .first();
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  const rows = edgesByFrame(row.getByRole('heading'), row.getByRole('link').first(), 90, 31);
  await row.hover({ position: { x: 600, y: 60 } });
  const frames = await rows;
  const [first] = frames;
  const moves = frames.map(({ one, other }) => ({
    title: one[0] - (first?.one[0] ?? 0),
    apply: (first?.other[1] ?? 0) - other[1],
  }));
  expect(Math.max(...moves.map(({ title }) => title))).toBeGreaterThan(30);
  const apart = moves.map(({ title, apply }) => Math.abs(title * 0.85 - apply));
  expect(Math.max(...apart)).toBeLessThan(1);
});

test('on hover the icon of an open question stays green and that of a closed one turns mint', async ({
  page,
}) => {
  await page.goto('/faq');
  const ground = async (isOpen: boolean) => {
    const question = page.locator(`[data-item] button[aria-expanded="${isOpen}"]`).first();
    await question.hover();
    return question
      .locator('[aria-hidden]')
      .last()
      .evaluate(async (sign) => {
        await Promise.all(sign.getAnimations().map(({ finished }) => finished));
        return getComputedStyle(sign).backgroundColor;
      });
  };
  await expect.poll(() => ground(true)).toBe('rgb(0, 190, 42)');
  await expect.poll(() => ground(false)).toBe('rgb(191, 239, 196)');
});
