import { dragTo, homeOf, poseOf, reachable, solveByMouse, waitForRest } from '../hunt';
import { expect, test } from '../site';

const halves = [3, 4];

test('the numeral stands whole, falls, and is put together by mouse', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/nowhere/at/all');
  const egg = page.getByRole('button', { name: /^Easter egg/ });
  const lit = page.locator('[data-lit]');
  await expect(lit).toHaveCount(3);
  await waitForRest(page);
  await expect(lit).toHaveCount(0);
  await expect(page.getByText('Push with the egg,')).toBeVisible();

  await test.step('a half is refused until both 4s stand', async () => {
    const half = await reachable(page, halves);
    await dragTo(page, half.piece, half.grip, await homeOf(page, half.piece));
    await expect(page.locator('.numeral')).not.toHaveAttribute('data-held');
    await waitForRest(page);
    const [at, home] = [await poseOf(page, half.piece), await homeOf(page, half.piece)];
    expect(Math.hypot(at.x - home.x, at.y - home.y)).toBeGreaterThan(10);
    await expect(page.locator('[data-body]').nth(half.piece)).not.toHaveAttribute('data-placed');
  });

  await solveByMouse(page);
  await expect(page.getByText('Found it.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+ seconds?\.$/)).toBeVisible();
  await expect(lit).toHaveCount(3);
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
    await expect(egg).toBeFocused();
    await waitForRest(page);
    await expect(page.locator('[data-placed]')).toHaveCount(0);
    await expect(lit).toHaveCount(0);
  });
});
