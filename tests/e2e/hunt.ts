import { expect, type Page } from '@playwright/test';
import { middleOf, reachable } from './pills';

/** Waits until no body moves. */
export const waitForRest = (page: Page) =>
  page.waitForSelector('[data-hunt-state="asleep"]', { state: 'attached', timeout: 30_000 });

/** Lets the numeral fall; under reduced motion, takes it apart. */
export const fall = async (page: Page) => {
  const takeApart = page.getByRole('button', { name: 'Take it apart' });
  await page.locator('[data-numeral]').scrollIntoViewIfNeeded();
  await takeApart.or(page.getByRole('listbox')).first().waitFor();
  if (await takeApart.isVisible()) await takeApart.click();
  await expect(page.getByRole('option')).toHaveCount(8);
  await waitForRest(page);
};

/** Drags one of some bodies to a point, by the mouse, and lets it go. @returns the body */
export const dragTo = async (
  page: Page,
  among: readonly number[],
  to: (body: number) => Promise<{ x: number; y: number }>,
) => {
  const grip = await reachable(page, '[data-body]', among);
  const end = await to(grip.index);
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await expect(async () => {
    const { x, y } = await middleOf(page, '[data-body]', grip.index);
    // It hangs from the hand, by up to half of its length: this leaves half of that.
    await page.mouse.move(2 * end.x - x, 2 * end.y - y);
    expect(Math.hypot(x - end.x, y - end.y)).toBeLessThan(40);
  }).toPass({ timeout: 30_000 });
  await page.mouse.up();
  return grip.index;
};

/** Puts the fallen numeral together with the keyboard. */
export const solveByKeys = async (page: Page) => {
  await page.getByRole('listbox').focus();
  const loose = page.getByRole('option');
  // A piece may snap by itself meanwhile, and one Enter too many presses Again.
  while ((await loose.count()) > 0) await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Again' })).toBeVisible();
};
