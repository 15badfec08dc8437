import type { Page } from '@playwright/test';
import { open } from '../routes';
import { expect, test } from '../site';
import { animationRate, setPaused, snail } from './slow-motion';

test.describe.configure({ mode: 'parallel' });

for (const width of [1440, 1280])
  test(`an open answer wraps only where it is too long for its bar, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/brand-audit');
    const texts = page.locator('fieldset label > span');
    await expect(texts).toHaveCount(60);
    const wrapped = await texts.evaluateAll((all) =>
      all.flatMap((text) => {
        const bar = text.parentElement;
        if (!(text instanceof HTMLElement) || !bar) return [];
        const { height } = text.getBoundingClientRect();
        text.style.textWrap = 'nowrap';
        const { left, right, height: line } = text.getBoundingClientRect();
        // Padding and border.
        const room = bar.getBoundingClientRect().right - 24 - 1.5 - left;
        return height > 1.5 * line && right - left <= room ? [text.textContent] : [];
      }),
    );
    expect(wrapped).toEqual([]);
  });

/** A question whose title and last answer have another number of lines when it is folded. */
const row = (page: Page) => page.locator('#q-3');

/** Title and answer of the row: their lines, and how much of them shows; and the height of the answer's bar, in px. */
const look = (page: Page) =>
  row(page).evaluate((element) => {
    const texts = [...element.querySelectorAll('h3 > span, label:has([value=c]) > span')].map(
      (text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const tops = [...range.getClientRects()].map(({ y }) => Math.round(y));
        return { lines: new Set(tops).size, opacity: Number(getComputedStyle(text).opacity) };
      },
    );
    const bar = element.querySelector('label:has([value=c])');
    return { texts, height: bar?.getBoundingClientRect().height ?? NaN };
  });
type Look = Awaited<ReturnType<typeof look>>;

/** @returns the row every 8 ms after a press, and at rest */
const watch = async (page: Page) => {
  const frames: Look[] = [];
  for (let time = 0; time < 480; time += 8) {
    // One animation may start another.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        const isNew = animation.playState !== 'paused';
        animation.pause();
        animation.currentTime = isNew ? 0 : Number(animation.currentTime) + 8;
      }
    });
    frames.push(await look(page));
  }
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  return [...frames, await look(page)];
};

/** Expects no text to re-wrap while it is visible, and the bar to change its height evenly. */
const expectUnseen = (before: Look, frames: readonly Look[]) => {
  const end = frames.at(-1) ?? before;
  before.texts.forEach(({ lines }, text) => expect(end.texts[text]?.lines).not.toBe(lines));
  frames.forEach(({ texts, height }, index) => {
    const last = frames[index - 1] ?? before;
    texts.forEach(({ lines, opacity }, text) => {
      if (lines === last.texts[text]?.lines) return;
      expect(opacity, `text ${text}, frame ${index}`).toBeLessThan(0.05);
      expect(last.texts[text]?.opacity, `text ${text}, frame before ${index}`).toBeLessThan(0.05);
    });
    expect(Math.abs(height - last.height), `height, frame ${index}`).toBeLessThan(1);
  });
  expect(end.height).not.toBeCloseTo(before.height, 0);
  expect(end.texts.map(({ opacity }) => opacity)).toEqual([1, 1]);
};

for (const motion of ['running', 'paused'] as const)
  test(`a question folds and opens without a visible re-wrap, motion ${motion}`, async ({
    page,
  }) => {
    await page.goto('/brand-audit');
    await setPaused(page, motion === 'paused');
    await open(page, '/brand-audit');
    await row(page).evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const run = await animationRate(page);
    const opened = await look(page);
    await run(snail);
    await row(page).locator('label').last().click();
    await expect(row(page)).toHaveAttribute('data-folded');
    const fold = await watch(page);
    expectUnseen(opened, fold);
    await page.getByRole('button', { name: 'Change answer 3' }).click();
    await expect(row(page)).not.toHaveAttribute('data-folded');
    expectUnseen(fold.at(-1) ?? opened, await watch(page));
    expect(await look(page)).toEqual(opened);
  });

test('an answer that fits one line beside the button stays seen while its question folds', async ({
  page,
}) => {
  await open(page, '/brand-audit');
  const label = row(page).locator('label').first();
  await label.scrollIntoViewIfNeeded();
  const run = await animationRate(page);
  await run(snail);
  await label.click();
  await expect(row(page)).toHaveAttribute('data-folded');
  const fades = await label
    .locator('span')
    .evaluate((text) => text.getAnimations().filter((it) => !(it instanceof CSSTransition)).length);
  expect(fades).toBe(0);
});

test('without scripts each question is open, with its three answers', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/brand-audit');
  const shown = await page
    .locator('fieldset label')
    .evaluateAll((labels) =>
      labels.filter((label) =>
        label.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      ),
    );
  expect(shown.length).toBe(60);
  await page.close();
});
