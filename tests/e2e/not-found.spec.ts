import type { Page } from '@playwright/test';
import { dragTo, homeOf, poseOf, reachable, solveByMouse, waitForRest } from './hunt';
import { expect, test } from './site';

const egg = (page: Page) => page.getByRole('button', { name: /^Easter egg/ });
const pieceList = (page: Page) => page.getByRole('listbox');
const lit = (page: Page) => page.locator('[data-lit]');
const halves = [3, 4];

const open = async (page: Page) => {
  const response = await page.goto('/nowhere/at/all');
  expect(response?.status()).toBe(404);
};

test('the numeral stands whole, falls, and is put together by mouse', async ({ page }) => {
  await open(page);
  await expect(lit(page)).toHaveCount(3);
  await waitForRest(page);
  await expect(lit(page)).toHaveCount(0);
  await expect(page.getByText('Push with the egg,')).toBeVisible();

  await test.step('a half is refused until both 4s stand', async () => {
    const half = await reachable(page, halves);
    await dragTo(page, half.piece, half.grip, await homeOf(page, half.piece));
    await expect(page.locator('.figure')).not.toHaveAttribute('data-held');
    await waitForRest(page);
    const [at, home] = [await poseOf(page, half.piece), await homeOf(page, half.piece)];
    expect(Math.hypot(at.x - home.x, at.y - home.y)).toBeGreaterThan(10);
    await expect(page.locator('[data-body]').nth(half.piece)).not.toHaveAttribute('data-placed');
  });

  await solveByMouse(page);
  await expect(page.getByText('Found it.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+ seconds?\.$/)).toBeVisible();
  await expect(lit(page)).toHaveCount(3);
  await expect(page.locator('.home-line')).toBeVisible();

  await test.step('the egg lies in the nought, and the line ends under HOME', async () => {
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const numeral = await page.locator('[data-numeral]').boundingBox();
    const inHole = await page.locator('[data-egg]').boundingBox();
    const home = await page.getByRole('link', { name: 'HOME', exact: true }).boundingBox();
    const blogs = await page.getByRole('link', { name: /^BLOGS/ }).boundingBox();
    if (!numeral || !inHole || !home || !blogs) throw new Error('A part is not there');
    const centre = (box: typeof numeral) => ({
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    });
    expect(centre(inHole).x).toBeCloseTo(centre(numeral).x, 0);
    expect(Math.abs(centre(inHole).y - centre(numeral).y)).toBeLessThan(3);
    expect(inHole.width).toBeCloseTo(122 * 0.86, 0);
    expect(home.y).toBeCloseTo(blogs.y - 12, 0);
    const line = await page.locator('.home-line').evaluate((path) => {
      const { x, y, width } = path instanceof SVGGraphicsElement ? path.getBBox() : new DOMRect();
      const origin = path.closest('svg')?.getBoundingClientRect() ?? new DOMRect();
      return {
        left: origin.x + x - 23.5,
        right: origin.x + x + width + 23.5,
        top: origin.y + y - 23.5,
      };
    });
    expect(line.left).toBeCloseTo(home.x, 0);
    expect(line.right).toBeCloseTo(blogs.x + blogs.width, 0);
    expect(line.top).toBeCloseTo(blogs.y + blogs.height + 10, 0);
  });

  await test.step('Again lets all fall, and the egg has the focus', async () => {
    await page.getByRole('button', { name: 'Again' }).click();
    await expect(egg(page)).toBeFocused();
    await waitForRest(page);
    await expect(page.locator('[data-placed]')).toHaveCount(0);
    await expect(lit(page)).toHaveCount(0);
  });
});

/** Takes the chosen piece and puts it in the first place that it fits. */
const placeChosen = async (page: Page) => {
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
};

test('the numeral is put together with the keyboard, and all is said', async ({ page }) => {
  await open(page);
  await waitForRest(page);
  await egg(page).focus();
  await page.keyboard.press('Tab');
  await expect(pieceList(page)).toBeFocused();
  const said = (text: string) => expect(page.getByText(text, { exact: true })).toBeAttached();

  // The upper half is fourth.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await said('The nought comes last.');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');

  await page.keyboard.press('Enter');
  await expect(pieceList(page).getByRole('option')).toHaveText([
    'Stub, first 4.',
    'Stub, second 4.',
  ]);
  await page.keyboard.press('Escape');
  await expect(pieceList(page).getByRole('option')).toHaveCount(8);

  await placeChosen(page);
  await said('Stub placed. One of three.');
  await placeChosen(page);
  await said('Elbow placed. Two of three.');
  await placeChosen(page);
  await said('First 4 stands: Connect.');
  // The halves lie before what is left of the second 4.
  for (const answer of [
    'Stub placed. One of three.',
    'Elbow placed. Two of three.',
    'Second 4 stands: Convey.',
  ]) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await placeChosen(page);
    await said(answer);
  }
  await expect(page.getByText('Two figures stand.')).toBeVisible();
  await placeChosen(page);
  await said('Upper half placed. One of two.');
  await placeChosen(page);
  await expect(page.getByText(/^Found it\. \d+ seconds?\.$/)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Again' })).toBeFocused();
});

test('arrow keys push the egg 16 px, and it stays where it is held', async ({ page }) => {
  await open(page);
  await waitForRest(page);
  const middle = async () => {
    const box = await page.locator('[data-egg]').boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const from = await middle();
  await egg(page).focus();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowUp');
  await expect(async () => {
    expect(from.y - (await middle()).y).toBeGreaterThan(110);
  }).toPass({ timeout: 10_000 });
  await waitForRest(page);
  expect(from.y - (await middle()).y).toBeLessThan(146);
  const held = await middle();
  await page.keyboard.press('Enter');
  await expect(async () => {
    expect((await middle()).y - held.y).toBeGreaterThan(20);
  }).toPass({ timeout: 10_000 });
});

test('a piece is dragged by touch', async ({ page }) => {
  await open(page);
  await waitForRest(page);
  const { piece, grip } = await reachable(page, [0, 1, 2, 5, 6, 7]);
  const from = await poseOf(page, piece);
  const to = await homeOf(page, piece);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined
          ? []
          : [{ x: grip.x + (to.x - from.x) * share, y: grip.y + (to.y - from.y) * share }],
    });
  await touch('touchStart', 0);
  await expect(page.locator('.figure[data-held]')).toBeAttached();
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
  await expect(async () => {
    const now = await poseOf(page, piece);
    expect(Math.hypot(now.x - to.x, now.y - to.y)).toBeLessThan(12);
    expect(Math.abs(now.angle)).toBeLessThan(15);
  }).toPass({ intervals: [50], timeout: 20_000 });
  await touch('touchEnd');
  await expect(page.locator('[data-placed]')).toHaveCount(1);
});
