import { goTo, holdTransition } from '../hold-transition';
import { open } from '../routes';
import { expect, test } from '../site';

test('sections below the window render after the crossing, others with the page', async ({
  page,
}) => {
  const parts = () => page.locator('main > *').count();
  await open(page, '/about');
  const whole = await parts();
  for (const [height, isBelow] of [
    [900, true],
    [1600, false],
  ] as const) {
    await page.setViewportSize({ width: 1440, height });
    await open(page, '/careers');
    await holdTransition(page);
    await page
      .locator('a[href="/about"]')
      .first()
      .evaluate((element: HTMLElement) => element.click());
    await goTo(page, 0);
    if (isBelow) expect(await parts()).toBeLessThan(whole);
    else expect(await parts()).toBe(whole);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    await page.evaluate(() => document.getAnimations().forEach((run) => run.finish()));
    await expect.poll(parts).toBe(whole);
  }
});
