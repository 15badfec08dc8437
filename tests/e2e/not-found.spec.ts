import type { Page } from '@playwright/test';
import { homeOf, poseOf, reachable, waitForRest } from './hunt';
import { expect, test } from './site';

const egg = (page: Page) => page.getByRole('button', { name: /^Easter egg/ });
const pieceList = (page: Page) => page.getByRole('listbox');

const open = async (page: Page) => {
  const response = await page.goto('/nowhere/at/all');
  expect(response?.status()).toBe(404);
};

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
    expect((await middle()).y - held.y).toBeGreaterThan(8);
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
  await expect(page.locator('.numeral[data-held]')).toBeAttached();
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
  await expect(async () => {
    const now = await poseOf(page, piece);
    expect(Math.hypot(now.x - to.x, now.y - to.y)).toBeLessThan(12);
    expect(Math.abs(now.angle)).toBeLessThan(15);
  }).toPass({ intervals: [50], timeout: 20_000 });
  await touch('touchEnd');
  await expect(page.locator('[data-placed]')).toHaveCount(1);
});
