import sharp from 'sharp';
import { goTo, holdTransition, wholeTime } from '../hold-transition';
import { open } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

for (const [name, landingKind, target] of [
  ['See branding', 'page', '[data-morph-target]'],
  ['See video marketing', 'page', '[data-morph-target]'],
  ['Take the free brand audit', 'twenty', '[data-morph-target]'],
  ['Start a project', 'post', '[data-landing]'],
] as const)
  test(`${name} morphs into part of the page it leads to`, async ({ page }) => {
    await open(page, '/');
    const pressed = page.locator('main').getByRole('link', { name });
    await pressed.scrollIntoViewIfNeeded();
    await pressed.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    // Fetches the page.
    await pressed.hover();
    await page.waitForLoadState('networkidle');
    await holdTransition(page);
    const before = await pressed.evaluate((element: HTMLElement) => {
      const { left, width } = element.getBoundingClientRect();
      element.click();
      return [left, width];
    });
    await goTo(page, 0);
    const line = () =>
      page.evaluate(() => {
        const pseudo = '::view-transition-group(line)';
        const { left, width, top } = getComputedStyle(document.documentElement, pseudo);
        return [left, width, top].map(Number.parseFloat);
      });
    expect((await line()).slice(0, 2)).toEqual(before.map((px) => expect.closeTo(px, 0)));
    expect(await page.evaluate(() => document.documentElement.dataset['landingKind'])).toBe(
      landingKind,
    );
    await goTo(page, wholeTime - 1);
    const rest = await page.locator(`main ${target}`).evaluate((element) => {
      const { left, width, top } = element.getBoundingClientRect();
      return [left, width, top];
    });
    expect(await line()).toEqual(rest.map((px) => expect.closeTo(px, -0.5)));
    for (const ms of [0, 100, 200, 300, 440]) {
      await goTo(page, ms);
      const clip = { x: 0, y: 84, width: 1440, height: 716 };
      const { entropy } = await sharp(await page.screenshot({ clip })).stats();
      expect(entropy, `${ms} ms`).toBeGreaterThan(0.2);
    }
  });
