import { overCopy, poses, positionOf, reachablePill, waitForRest } from '../pills';
import { expect, test } from '../site';

test('the pills fall, come to rest inside the window and then request no frames', async ({
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
  await waitForRest(page);
  const outside = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-pill]')].filter((pill) => {
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
  await waitForRest(page);
  const pill = await reachablePill(page);
  await page.mouse.move(pill.x, pill.y);
  await page.mouse.down();
  await page.mouse.move(pill.x + 60, pill.y - 240, { steps: 12 });
  const height = async () => (await positionOf(page, pill.index)).y;
  await expect.poll(height).toBeLessThan(pill.y - 120);
  const held = await positionOf(page, pill.index);
  await page.mouse.up();
  await expect.poll(height).toBeGreaterThan(held.y + 60);
  await waitForRest(page);
});

test('a held pill shows the grabbing cursor', async ({ page }) => {
  await page.goto('/');
  await waitForRest(page);
  const { index, x, y } = await reachablePill(page);
  const pill = page.locator('[data-pill]').nth(index);
  await expect(pill).toHaveCSS('cursor', 'grab');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(pill).toHaveCSS('cursor', 'grabbing');
  await page.mouse.up();
  await expect(pill).toHaveCSS('cursor', 'grab');
});

test('a press beside the pills selects no text, but the copy stays selectable', async ({
  page,
}) => {
  await page.goto('/');
  await waitForRest(page);
  const lead = (await page.locator('section:has(h1) p').first().boundingBox()) ?? { x: 0, y: 0 };
  const selected = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    return page.evaluate(() => getSelection()?.toString() ?? '');
  };
  const words = { x: lead.x + 4, y: lead.y + 12 };
  for (const missed of [
    { x: 1300, y: 560 },
    { x: 1100, y: 130 },
  ])
    expect(await selected(missed, words)).toBe('');
  expect(await selected(words, { x: words.x + 300, y: words.y })).toContain('Branding');
});

test('a pill is picked up, moved and dropped by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await waitForRest(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  const index = await page.evaluate(() =>
    [...document.querySelectorAll('[data-pill]')].findIndex((pill) =>
      pill.matches('[data-chosen]'),
    ),
  );
  const before = await positionOf(page, index);
  await page.keyboard.press('Enter');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await positionOf(page, index)).y).toBeLessThan(before.y - 80);
  await page.keyboard.press('Enter');
  await waitForRest(page);
});

test('the wheel over the pile scrolls the page', async ({ page }) => {
  await page.goto('/');
  await waitForRest(page);
  const pill = await reachablePill(page);
  await page.mouse.move(pill.x, pill.y);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('resizing the window during the fall keeps all pills inside', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/');
  await page.waitForFunction(() => {
    const pill = document.querySelector<HTMLElement>('[data-pill-state="moving"] [data-pill]');
    return pill !== null && new DOMMatrix(getComputedStyle(pill).transform).f > -100;
  });
  await page.setViewportSize({ width: 1366, height: 645 });
  await waitForRest(page);
  const resting = await poses(page);
  // Half a pill is 23.5 px thick; when the new wall compresses the pile, up to 10 px sink into the wall.
  for (const { x } of resting) {
    expect(x).toBeGreaterThan(13);
    expect(x).toBeLessThan(1366 - 13);
  }
  expect(resting.filter(({ y }) => y < 645).length).toBeGreaterThanOrEqual(16);
  expect(await overCopy(page)).toEqual([]);
});

test('the pile follows the window when it is resized', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/');
  await waitForRest(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForTimeout(300);
  await waitForRest(page);
  const rightmost = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('[data-pill]')].map(
        (pill) => pill.getBoundingClientRect().left,
      ),
    ),
  );
  expect(rightmost).toBeLessThan(1280);
});
