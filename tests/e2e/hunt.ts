import { expect, type Page } from '@playwright/test';
import { drawings, numeralSize, places } from '../../src/pages/not-found/pieces';

/** Waits until no body moves. */
export const waitForRest = (page: Page) =>
  page.waitForSelector('[data-numeral-state="asleep"]', { state: 'attached', timeout: 30_000 });

/** Lets the numeral fall; under reduced motion, takes it apart. */
export const fall = async (page: Page) => {
  const takeApart = page.getByRole('button', { name: 'Take it apart' });
  const falling = page.locator('[data-numeral-state]');
  await takeApart.or(falling).first().waitFor();
  if (await takeApart.isVisible()) await takeApart.click();
  await waitForRest(page);
};

/** The numeral as drawn in this window: its corner, and px per unit. */
const measure = async (page: Page) => {
  const box = await page.locator('[data-numeral]').boundingBox();
  if (!box) throw new Error('The numeral is not there');
  return { ...box, scale: box.width / numeralSize.width };
};

/** @returns where the centre of a place’s piece is, in px in the window */
export const homeOf = async (page: Page, place: number) => {
  const { x, y, scale } = await measure(page);
  const at = places[place];
  if (!at) throw new Error(`There is no place ${place}`);
  const { centre } = drawings[at.kind];
  return { x: x + scale * (at.x + centre.x), y: y + scale * (at.y + centre.y) };
};

/** @returns where a piece is, in px in the window, and its angle in degrees */
export const poseOf = async (page: Page, piece: number) => {
  const home = await homeOf(page, piece);
  const by = await page
    .locator('[data-body]')
    .nth(piece)
    .evaluate((element) => {
      const { e, f, a, b } = new DOMMatrix(getComputedStyle(element).transform);
      return { x: e, y: f, angle: (Math.atan2(b, a) * 180) / Math.PI };
    });
  return { x: home.x + by.x, y: home.y + by.y, angle: by.angle };
};

/** @returns a point at which a piece can be grabbed: on it, and on nothing else */
const gripOf = (page: Page, piece: number) =>
  page.evaluate((index) => {
    const body = document.querySelectorAll('[data-body]')[index];
    const box = body?.getBoundingClientRect();
    if (!body || !box) throw new Error(`There is no piece ${index}`);
    for (let x = box.left + 6; x < box.right; x += 6)
      for (let y = box.top + 6; y < box.bottom; y += 6) {
        const inside = [
          [-4, 0],
          [4, 0],
          [0, -4],
          [0, 4],
        ].every(([dx = 0, dy = 0]) => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit?.closest('[data-body]') === body && !hit.matches('svg');
        });
        if (inside) return { x, y };
      }
    return null;
  }, piece);

/** @returns the first of some loose pieces that can be grabbed, and where */
export const reachable = async (page: Page, among: readonly number[]) => {
  for (const piece of among) {
    const grip = await gripOf(page, piece);
    if (grip) return { piece, grip };
  }
  throw new Error('No piece can be reached');
};

/** Drags a piece by the mouse until its centre is at a point, and lets it go there once it has turned upright. */
export const dragTo = async (
  page: Page,
  piece: number,
  grip: { x: number; y: number },
  to: { x: number; y: number },
  isUpright = true,
) => {
  const from = await poseOf(page, piece);
  const end = { x: to.x + grip.x - from.x, y: to.y + grip.y - from.y };
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  // If another piece is in the way, approach from above.
  await expect(async () => {
    await page.mouse.move(end.x, end.y, { steps: 12 });
    try {
      await expect(async () => {
        const now = await poseOf(page, piece);
        expect(Math.hypot(now.x - to.x, now.y - to.y)).toBeLessThan(25);
        if (isUpright) expect(Math.abs(now.angle)).toBeLessThan(15);
      }).toPass({ intervals: [50], timeout: 6000 });
    } catch (error) {
      await page.mouse.move(end.x, end.y - 260, { steps: 12 });
      throw error;
    }
  }).toPass({ timeout: 40_000 });
  await page.mouse.up();
};

/** The places of the 4s, then those of the nought. */
const fours = [0, 1, 2, 5, 6, 7];
const nought = [3, 4];

const isPlaced = async (page: Page, piece: number) =>
  (await page.locator('[data-body]').nth(piece).getAttribute('data-placed')) !== null;

/** @returns the first empty place that a piece fits; a pushed piece may have taken its own */
const openPlace = async (page: Page, piece: number) => {
  const taken: { x: number; y: number }[] = [];
  for (const other of places.keys())
    if (await isPlaced(page, other)) taken.push(await poseOf(page, other));
  for (const [place, { kind }] of places.entries()) {
    const home = await homeOf(page, place);
    const isTaken = taken.some(({ x, y }) => Math.hypot(x - home.x, y - home.y) < 5);
    if (kind === places[piece]?.kind && !isTaken) return home;
  }
  throw new Error(`Nothing is open to piece ${piece}`);
};

/** Puts the numeral together with the mouse. */
export const solveByMouse = async (page: Page) => {
  for (const group of [fours, nought])
    for (;;) {
      await waitForRest(page);
      // Pieces that are on their way to their places.
      await page.waitForFunction(() => document.getAnimations().length === 0);
      const left: number[] = [];
      for (const piece of group) if (!(await isPlaced(page, piece))) left.push(piece);
      if (left.length === 0) break;
      const { piece, grip } = await reachable(page, left);
      await dragTo(page, piece, grip, await openPlace(page, piece));
      await expect(page.locator('[data-body]').nth(piece)).toHaveAttribute('data-placed', '');
    }
};

/** Puts the fallen numeral together with the keyboard: the 4s first. */
export const solveByKeys = async (page: Page) => {
  const list = page.getByRole('listbox');
  await list.focus();
  const chosen = () =>
    list.evaluate((it) => (it instanceof HTMLSelectElement ? it.selectedOptions[0]?.text : ''));
  for (const count of places.keys()) {
    if (count < fours.length)
      while ((await chosen())?.includes('half')) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.locator('svg[data-placed]')).toHaveCount(count + 1);
  }
  await expect(page.getByText('Found it.', { exact: true })).toBeVisible();
};
