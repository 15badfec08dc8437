import { violations } from '../axe';
import { solveByMouse, waitForRest } from '../hunt';
import { lostText, overflow } from '../lost-text';
import { open, settled } from '../routes';
import { expect, test } from '../site';
import { smallTargets, zoom } from '../zoomed';

test.describe.configure({ mode: 'parallel' });

const routes = ['/services/branding', '/services/video-marketing', '/about', '/nowhere/at/all'];

test.beforeEach(async ({ page }) => {
  await zoom(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test.describe('the menus behind their button', () => {
  for (const [width, height] of [
    [640, 400],
    [320, 256],
  ] as const) {
    test(`open from the keyboard at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/services/branding');
      const button = page.getByRole('button', { name: 'Menu' });
      await button.focus();
      await page.keyboard.press('Enter');
      const close = page.getByRole('button', { name: 'Close' });
      await expect(close).toHaveAttribute('aria-expanded', 'true');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: /^Branding/ })).toBeVisible();
      expect(await overflow(page)).toBe(0);
      expect(await lostText(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);

      await header.getByRole('button', { name: 'About' }).click();
      await expect(header.getByRole('link', { name: /^Branding/ })).toBeHidden();
      const careers = header.getByRole('link', { name: /^Careers/ });
      await careers.focus();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(careers).toHaveCount(0);

      await page.keyboard.press('Enter');
      await header.getByRole('button', { name: 'About' }).click();
      await careers.click();
      await expect(page).toHaveURL(/\/careers$/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('open at the top of the page, which then returns to its scroll position', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 700 });
    await open(page, '/about');
    const scrolled = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.evaluate(() => scrollBy({ top: -200, behavior: 'instant' }));
    // Uses the mouse directly: a locator would scroll first.
    const press = async (name: string) => {
      // The header has slid in.
      await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0);
      const box = await page.getByRole('button', { name }).boundingBox();
      await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    };
    await press('Menu');
    await expect.poll(scrolled).toBe(0);
    await press('Close');
    await expect.poll(scrolled).toBe(1300);
  });

  test('show as a row from 960 px', async ({ page }) => {
    await page.setViewportSize({ width: 959, height: 700 });
    await open(page, '/about');
    const button = page.getByRole('button', { name: /^(Menu|Close)$/ });
    const word = page.getByRole('button', { name: 'Services', exact: true });
    await expect(button).toBeVisible();
    await expect(word).toBeHidden();
    await button.click();
    await page.setViewportSize({ width: 960, height: 700 });
    await expect(button).toBeHidden();
    await expect(word).toBeVisible();
    await expect(word).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a low window pins nothing at the top', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page, '/about');
  for (const top of [1000, -100]) {
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top);
    // Two scrolls in one frame count as one.
    await settled(page);
  }
  await expect(page.getByRole('button', { name: 'Menu' })).not.toBeInViewport();
  await page.setViewportSize({ width: 640, height: 560 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport();
});

test('the home link lies on the page head, clear of all text', async ({ page }) => {
  for (const route of routes) {
    await page.setViewportSize({ width: 640, height: 700 });
    await open(page, route);
    const tab = page.getByRole('link', { name: 'BACK TO HOMEPAGE' });
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    for (const width of [1279, 900, 320]) {
      await page.setViewportSize({ width, height: 700 });
      const [box, below] = [await tab.boundingBox(), await heading.boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    }
    await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
    await expect(tab).not.toBeInViewport();
  }
});

test('years and services open in one column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await open(page, '/about');
  const year = page.getByRole('button', { name: '2023' });
  await year.click();
  await expect(year).toHaveAttribute('aria-expanded', 'true');
  const box = page.getByRole('heading', { name: 'More verticals, and a name' });
  await expect(box).toBeVisible();
  const y = async (name: string) =>
    (await page.getByRole('button', { name }).boundingBox())?.y ?? 0;
  const boxY = (await box.boundingBox())?.y ?? 0;
  expect(boxY).toBeGreaterThan(await y('2023'));
  expect(boxY).toBeLessThan(await y('2025'));
  expect(await lostText(page)).toEqual([]);

  await open(page, '/services/branding');
  await page.getByRole('button', { name: 'Includes: Brand Strategy' }).click();
  await expect(page.getByRole('link', { name: /Ask about Brand Strategy/ })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

for (const width of [960, 640, 360])
  test(`the numeral is put together by mouse at ${width} px, and the egg hops into it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/nowhere/at/all');
    await page.getByRole('button', { name: 'Take it apart' }).click();
    await waitForRest(page);
    expect(await lostText(page)).toEqual([]);
    await solveByMouse(page);
    await expect(page.getByText('Found it.', { exact: true })).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const [egg, numeral] = [
      await page.locator('[data-egg]').boundingBox(),
      await page.locator('[data-numeral]').boundingBox(),
    ];
    if (!egg || !numeral) throw new Error('The hunt is not there');
    // Inside the hole, which is 141 units wide.
    expect(egg.width).toBeLessThan((141 / 1109) * numeral.width);
    expect(egg.x + egg.width / 2).toBeCloseTo(numeral.x + numeral.width / 2, 0);
    expect(await lostText(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

test('the line of the services turns straight above its fall', async ({ page }) => {
  await open(page, '/services/branding');
  for (const width of [599, 480, 400, 399, 380, 360, 345, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const right = (selector: string) =>
      page
        .locator(selector)
        .filter({ visible: true })
        .evaluate((piece) => Math.round(piece.getBoundingClientRect().right));
    expect
      .soft(await right('svg:has(> .services-line-turn)'), `${width} px`)
      .toBe(await right('.services-line-vertical'));
  }
});
