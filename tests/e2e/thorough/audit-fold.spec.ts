import type { Page } from '@playwright/test';
import { durations } from '../../../src/motion/tokens';
import { open } from '../routes';
import { expect, test } from '../site';
import { animationRate, snail } from './slow-motion';

test.describe.configure({ mode: 'parallel' });

/** A question whose title wraps while it is open and not when it is folded, and whose last answer is long. */
const row = (page: Page) => page.locator('#q-3');
const answer = (page: Page) => row(page).locator('label').last();
const change = (page: Page) => page.getByRole('button', { name: 'Change answer 3' });

/** Measures the row's parts, in px from its top, the line counts of its texts, and how much of them shows. */
const look = (page: Page) =>
  row(page).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const find = (selector: string) => {
      const part = element.querySelector<HTMLElement>(selector);
      if (!part) throw new Error(`No ${selector}`);
      return part;
    };
    const boxOf = (part: Element) => {
      const { y, bottom } = part.getBoundingClientRect();
      return { top: y - top, bottom: bottom - top };
    };
    const linesOf = (part: Element) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size;
    };
    const opacityOf = (part: Element) => Number(getComputedStyle(part).opacity);
    const [card, title, label, number] = [
      find('fieldset'),
      find('h3 > span'),
      find('label:has([value=c])'),
      find('b'),
    ];
    const button = find('fieldset button');
    const buttonBox = button.getBoundingClientRect();
    const labelBox = label.getBoundingClientRect();
    return {
      /** In the window. */
      row: top,
      card: boxOf(card).bottom,
      answer: boxOf(label),
      answerLines: linesOf(find('label:has([value=c]) > span')),
      title: boxOf(title),
      titleLines: linesOf(title),
      titleOpacity: opacityOf(title),
      number: boxOf(number).top,
      next: (element.nextElementSibling?.getBoundingClientRect().top ?? NaN) - top,
      change: button.parentElement ? opacityOf(button.parentElement) : NaN,
      /** How far the bar of the answer reaches over the words of the button. */
      overlap: labelBox.right - buttonBox.left,
      ring: getComputedStyle(card).boxShadow,
    };
  });
type Look = Awaited<ReturnType<typeof look>>;

const show = async (page: Page) => {
  await open(page, '/brand-audit');
  await row(page).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
};

const times = [0, 60, 120, 180, 240, 300, 360, 420, 475];

/** @returns the row at each of the times after a press, and at rest */
const watch = async (page: Page) => {
  const frames: Look[] = [];
  for (const time of times) {
    await page.evaluate((at) => {
      for (const animation of document.getAnimations()) animation.currentTime = at;
    }, time);
    frames.push(await look(page));
  }
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  return { frames, end: await look(page) };
};

/** Expects card, number, answer and next row to move together, and no text to re-wrap while it is visible. */
const expectOneMove = (before: Look, { frames, end }: Awaited<ReturnType<typeof watch>>) => {
  const parts = (seen: Look) => [seen.card, seen.answer.top, seen.number, seen.next];
  const at = (time: number) => parts(frames[times.indexOf(time)] ?? before);
  parts(before).forEach((from, part) => {
    const to = parts(end)[part] ?? NaN;
    expect(at(0)[part], `part ${part} at the start`).toBeCloseTo(from, -1);
    expect(at(475)[part], `part ${part} at the end`).toBeCloseTo(to, -1);
    const share = ((at(240)[part] ?? NaN) - from) / (to - from);
    expect(share, `part ${part} in the middle`).toBeGreaterThan(0.3);
    expect(share, `part ${part} in the middle`).toBeLessThan(0.7);
  });
  for (const [index, seen] of frames.entries()) {
    const when = `${times[index]} ms`;
    expect(Math.abs(seen.row - before.row), `row, ${when}`).toBeLessThan(1);
    expect(seen.answer.bottom, `answer, ${when}`).toBeLessThan(seen.card);
    expect(seen.title.bottom, `title, ${when}`).toBeLessThan(seen.card);
    expect(seen.next, `next row, ${when}`).toBeGreaterThan(seen.card);
    const { answerLines, titleLines } = (times[index] ?? 0) < durations.tap ? before : end;
    expect(seen.answerLines, `lines of the answer, ${when}`).toBe(answerLines);
    expect(seen.titleLines, `lines of the title, ${when}`).toBe(titleLines);
    if (seen.change > 0.1) expect(seen.overlap, `bar over Change, ${when}`).toBeLessThan(4);
  }
};

test('a question and its answer fold and open together', async ({ page }) => {
  await show(page);
  const run = await animationRate(page);
  const opened = await look(page);
  await run(snail);
  await answer(page).click();
  await expect(row(page)).toHaveAttribute('data-folded');
  const fold = await watch(page);
  expectOneMove(opened, fold);
  expect(fold.end.card).toBeLessThan(opened.card - 150);
  expect(fold.end.titleLines).toBeLessThan(opened.titleLines);

  await change(page).click();
  await expect(row(page)).not.toHaveAttribute('data-folded');
  const unfold = await watch(page);
  expectOneMove(fold.end, unfold);
  expect(unfold.end.card).toBeCloseTo(opened.card, 0);
  expect(unfold.end.answer.top).toBeCloseTo(opened.answer.top, 0);
});

test('a question that opens while it folds goes back from where it is', async ({ page }) => {
  await show(page);
  const run = await animationRate(page);
  await run(snail);
  await answer(page).click();
  await expect(row(page)).toHaveAttribute('data-folded');
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 240;
  });
  // Held: the press takes time, in which the question would fold on.
  await run(0);
  const half = await look(page);
  await change(page).press('Enter');
  await expect(row(page)).not.toHaveAttribute('data-folded');
  const back = await look(page);
  expect(back.card).toBeCloseTo(half.card, -1);
  expect(back.answer.top).toBeCloseTo(half.answer.top, -1);
});

test('a press removes the red ring of a missing answer', async ({ page }) => {
  await show(page);
  await page.getByRole('button', { name: 'SUBMIT AUDIT' }).click();
  const red = /rgb\(179, 38, 30\)/;
  await expect.poll(async () => (await look(page)).ring).toMatch(red);
  await row(page).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const run = await animationRate(page);
  await run(snail);
  await answer(page).click();
  await expect(row(page)).toHaveAttribute('data-folded');
  expect((await look(page)).ring).not.toMatch(red);
});

test('a pressed question stays where it is while one above it folds', async ({ page }) => {
  await show(page);
  // Answered by key, it stays open until the focus leaves it.
  await page.locator('#q-2 input').first().focus();
  await page.keyboard.press('Space');
  await expect(page.locator('#q-2')).not.toHaveAttribute('data-folded');
  await row(page).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const tops = row(page).evaluate(async (element) => {
    const seen: number[] = [];
    const above = document.querySelector('#q-2');
    let after = 0;
    while (after < 60) {
      await new Promise(requestAnimationFrame);
      // After the frame: the page scrolls along in it.
      await new Promise((done) => setTimeout(done));
      seen.push(element.getBoundingClientRect().top);
      if (above?.hasAttribute('data-folded')) after += 1;
    }
    return seen;
  });
  await answer(page).click();
  const seen = await tops;
  expect(Math.max(...seen) - Math.min(...seen)).toBeLessThan(2);
});

test('a question folds and opens at once under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(page);
  const opened = await look(page);
  for (const press of [answer, change]) {
    await press(page).click();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const first = await look(page);
    expect(first.titleOpacity).toBe(1);
    const rest = row(page).evaluate(async (element) => {
      const seen = new Set<number>();
      for (let frame = 0; frame < 30; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.add(element.getBoundingClientRect().height);
      }
      return seen.size;
    });
    expect(await rest, 'heights').toBe(1);
  }
  expect((await look(page)).card).toBeCloseTo(opened.card, 0);
});
