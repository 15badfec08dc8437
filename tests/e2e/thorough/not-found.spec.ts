import type { Page } from '@playwright/test';
import { dragTo, fall, solveByKeys, waitForRest } from '../hunt';
import { middleOf } from '../pills';
import { faults, zoom } from '../layout';
import { open } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

const address = '/nowhere/at/all';
const standing = (page: Page) => page.locator('[data-layer="stand"] path');
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test('a piece dropped near its place snaps there, in front of HOME runs the line, Again begins anew', async ({
  page,
}) => {
  test.slow();
  await page.goto(address);
  await fall(page);
  const piece = await dragTo(page, [5, 7, 6, 0, 1, 2], (body) =>
    middleOf(page, '[data-place]', body),
  );
  await expect(page.locator('[data-body]').nth(piece)).toHaveAttribute('data-away', '');
  await expect.poll(() => standing(page).count()).toBeGreaterThan(0);

  await solveByKeys(page);
  await expect(standing(page)).toHaveCount(8);
  const atThreeQuarters = await page.locator('.home-line > *').evaluateAll((parts) =>
    parts.flatMap((part) =>
      part.getAnimations().map((animation) => {
        const { delay = 0, duration } = animation.effect?.getTiming() ?? {};
        animation.currentTime = delay + Number(duration) * 0.75;
        const { clipPath } = getComputedStyle(part);
        animation.finish();
        return clipPath;
      }),
    ),
  );
  expect(atThreeQuarters).toEqual(Array(4).fill(expect.stringMatching(/^inset\(.*%/)));
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const [numeral, egg] = [
    await middleOf(page, '[data-numeral]'),
    await middleOf(page, '[data-egg]'),
  ];
  expect(Math.hypot(egg.x - numeral.x, egg.y - numeral.y)).toBeLessThan(3);
  const [line, links] = [await boxOf(page, '.home-line'), await boxOf(page, '[data-links]')];
  expect([line.x, line.right, line.y]).toEqual([links.x, links.right, links.bottom + 10]);
  const floor = await boxOf(page, '.floor-cut');
  expect(line.bottom).toBeCloseTo(floor.bottom, 0);

  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page.getByRole('button', { name: /^Easter egg/ })).toBeFocused();
  await waitForRest(page);
  await expect(page.getByRole('option')).toHaveCount(8);
});

test('a half that the egg shoves into the nought snaps there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await fall(page);
  // Both fours stand first: what stands is in nobody's way.
  const ring = ['stroke', 'rgb(0, 190, 42)'] as const;
  await expect(page.locator('[data-chosen]')).not.toHaveCSS(...ring);
  await page.getByRole('listbox').focus();
  await expect(page.locator('[data-chosen]')).toHaveCSS(...ring);
  for (const key of ['Enter', 'Enter', 'Enter', 'ArrowDown', 'ArrowDown'])
    await page.keyboard.press(key);
  for (let piece = 5; piece < 8; piece += 1) await page.keyboard.press('Enter');
  const [upper, lower] = [3, 4];
  await dragTo(page, [upper], () => middleOf(page, '[data-place]', upper));
  await expect(standing(page)).toHaveCount(7);
  const place = await middleOf(page, '[data-place]', lower);
  const again = page.getByRole('button', { name: 'Again' });
  // A half that a shove has turned too far rolls past its place: then it is put beside it once more.
  await expect(async () => {
    if (await again.isVisible()) return;
    await dragTo(page, [lower], () => Promise.resolve({ ...place, x: place.x + 200 }));
    await expect(standing(page)).toHaveCount(7);
    const egg = await middleOf(page, '[data-egg]');
    await page.mouse.move(egg.x, egg.y);
    await page.mouse.down();
    await page.mouse.move(place.x + 450, place.y - 200, { steps: 12 });
    await page.mouse.move(place.x + 450, place.y + 20, { steps: 12 });
    await page.mouse.move(place.x, place.y + 20, { steps: 40 });
    await page.mouse.up();
    await expect(again).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('arrow keys shove the egg, out of the mouth of the half ring too', async ({ page }) => {
  await zoom(page);
  for (const width of [1440, 640]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await fall(page);
    const from = await middleOf(page, '[data-egg]');
    await page.locator('[data-egg]').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('[data-hunt-state="moving"]')).toBeAttached();
    await waitForRest(page);
    const to = await middleOf(page, '[data-egg]');
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeGreaterThan(30);
    const { y: ground } = await boxOf(page, '[data-landing]');
    expect(to.y).toBeLessThan(ground);
  }
});

// Reduced: `tests/pages/not-found.test.tsx`.
for (const motion of ['paused', 'without its script'] as const)
  test(`with motion ${motion} the numeral stands whole until it is taken apart`, async ({
    page,
  }) => {
    if (motion === 'paused')
      await page.addInitScript(() => localStorage.setItem('motion-paused', 'true'));
    if (motion === 'without its script') await page.route(/\/hunt-/, (route) => route.abort());
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open(page, address);
    await expect(page.locator('[data-numeral]')).toHaveCSS('fill', 'rgb(247, 245, 238)');
    await expect(page.locator('[data-egg]')).toBeVisible();
    if (motion === 'without its script') return;
    expect(scripts.join(' ')).not.toContain('hunt-stage');
    await page.getByRole('button', { name: 'Take it apart' }).click();
    await expect(page.getByRole('button', { name: /^Easter egg/ })).toBeFocused();
    await expect(page.locator('[data-hunt-state="moving"]')).toHaveCount(0);
    await dragTo(page, [5, 0], (body) => middleOf(page, '[data-place]', body));
    await expect(standing(page)).toHaveCount(1);
  });

for (const [width, height] of [
  [1280, 600],
  [2560, 1300],
  [360, 800],
] as const)
  test(`at ${width} × ${height} the fallen pieces lie in view, clear of heading, links, tab and hint`, async ({
    page,
  }) => {
    await zoom(page);
    await page.setViewportSize({ width, height });
    await open(page, address);
    await fall(page);
    const foot = Math.max(
      (await boxOf(page, 'main h1')).bottom,
      (await boxOf(page, '[data-links]')).bottom,
    );
    const { y: floor } = await boxOf(page, '[data-landing]');
    const outline = await page.locator('path[data-body]').evaluateAll((paths) =>
      paths.flatMap((path) => {
        if (!(path instanceof SVGGeometryElement)) return [];
        const step = path.getTotalLength() / 100;
        const matrix = path.getScreenCTM() ?? new DOMMatrix();
        return Array.from({ length: 100 }, (_, index) => {
          const { x, y } = path.getPointAtLength(index * step).matrixTransform(matrix);
          return { x, y };
        });
      }),
    );
    const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
    expect(outline).toHaveLength(800);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(width < 1280 ? 0 : 47);
    expect(Math.max(...xs)).toBeLessThanOrEqual(width);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(foot);
    expect(Math.max(...ys)).toBeLessThanOrEqual(floor);
    const hint = page.getByText('Put the 404 back together.');
    expect((await hint.boundingBox())?.y).toBeGreaterThan(floor);
    for (const name of [/^HOME$/, /^BLOGS/])
      await page.getByRole('link', { name }).click({ trial: true });
    await expect.poll(() => faults(page)).toEqual([]);
    await solveByKeys(page);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await expect.poll(() => faults(page)).toEqual([]);
  });

test('printed, fallen or put together, the figures stand whole in ink, with the egg beside them', async ({
  page,
}) => {
  await open(page, address);
  for (const arrange of [fall, solveByKeys]) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await arrange(page);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 673, height: 986 });
    await expect(page.locator('[data-numeral]')).toHaveCSS('fill', 'rgb(11, 26, 16)');
    await expect(page.locator('.hunt-stage')).toBeHidden();
    const [numeral, egg] = [await boxOf(page, '[data-numeral]'), await boxOf(page, '[data-egg]')];
    expect(egg.right).toBeLessThanOrEqual(673);
    expect(egg.x, 'the egg covers no figure').toBeGreaterThanOrEqual(numeral.right);
    for (const unprinted of [/^Put the 404/, 'Found it.', 'Again'])
      await expect(page.getByText(unprinted, { exact: true }).first()).toBeHidden();
  }
});
