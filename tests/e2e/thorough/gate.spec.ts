import { expect, test } from '../site';

test('the page keeps its scroll position behind the gate, also with a hash', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ['/', '/services/branding#our-services']) {
    await page.goto(address);
    const scrollOn = async () => {
      await page.mouse.wheel(0, 400);
      return page.evaluate(() => scrollY);
    };
    await expect.poll(scrollOn).toBeGreaterThan(1500);
    // Waits until the height above is stable.
    const settled = async () => {
      const before = await page.evaluate(() => scrollY);
      await page.waitForTimeout(300);
      return (await page.evaluate(() => scrollY)) === before;
    };
    await expect.poll(settled).toBe(true);
    const y = await page.evaluate(() => scrollY);
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect(page.getByText('Please visit our website on desktop, temporarily!')).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(y - 50);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(y + 50);
  }
});

test('a zoomed window that is wide enough shows the site', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'outerWidth', {
      get: () => Number(sessionStorage.getItem('outer')) || innerWidth,
    });
  });
  await page.goto('/faq');
  const gate = page.getByText('Please visit our website on desktop, temporarily!');
  for (const outer of [1280, 1366, 1440, 1920])
    for (const percent of [110, 125, 150, 175, 200, 400]) {
      const width = Math.round((outer * 100) / percent);
      await page.evaluate((wide) => sessionStorage.setItem('outer', String(wide)), outer);
      await page.setViewportSize({ width, height: 500 });
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: 'FAQ.' })).toBeVisible();
      await expect(gate, `${outer} px at ${percent} %`).toBeHidden();
    }
  // A narrower window shows the gate, zoomed or not.
  await page.evaluate(() => sessionStorage.setItem('outer', '1260'));
  await page.setViewportSize({ width: 840, height: 500 });
  await expect(gate).toBeVisible();
});
