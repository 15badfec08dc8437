import type { Page } from '@playwright/test';
import { paths } from '../../../src/lib/paths';
import { open } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** Records for every frame the page heading and whether anything is still loading. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      const isWaiting = document.querySelector('main [aria-busy], main:empty') !== null;
      const isVisible = heading?.checkVisibility() ?? false;
      const state = `${isVisible ? heading?.innerText : 'nothing'}${isWaiting ? ', unfinished' : ''}`;
      if (document.body && seen.at(-1) !== state) seen.push(state);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const seen = (page: Page) =>
  page.evaluate<string[]>(() =>
    'seen' in window && Array.isArray(window.seen) ? window.seen : [],
  );

const hasForm = { [paths.contact]: 'Detailed enquiry', [paths.about]: 'Short enquiry' } as const;

for (const [path, form] of Object.entries(hasForm))
  test(`the old page stays, with a progress line, until ${path} has loaded with its form`, async ({
    page,
  }) => {
    await watchFrames(page);
    await open(page, paths.privacyPolicy);
    await page.route(/(?:detailed|short)-form.*\.js/, async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    const before = await page.locator('main h1').innerText();
    const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
    const lines = await page.locator('header').evaluateHandle((header) => {
      const states: string[] = [];
      const look = () => {
        const { animationName, transform } = getComputedStyle(header, '::after');
        const state = animationName === 'none' ? 'none' : transform;
        if (states.at(-1) !== state) states.push(state);
        requestAnimationFrame(look);
      };
      look();
      return states;
    });
    await link.click();
    await expect(page.getByRole('form', { name: form })).toBeVisible();
    await expect.poll(async () => (await lines.jsonValue()).at(-1)).toBe('none');
    // The progress line starts empty, or nearly so on a slow machine's first frame, then grows.
    const [atRest, atFirst, ...later] = await lines.jsonValue();
    expect(atRest).toBe('none');
    expect(atFirst).toMatch(/^matrix\(0(\.0\d*)?, /);
    expect(later.some((state) => /^matrix\(0\.[1-9]/.test(state))).toBe(true);
    const after = await page.locator('main h1').innerText();
    await expect.poll(async () => (await seen(page)).slice(-2)).toEqual([before, after]);
  });

test('hovering a link fetches the page and its form', async ({ page }) => {
  await open(page, paths.privacyPolicy);
  const scripts = Promise.all([
    page.waitForRequest(/contact-page.*\.js/),
    page.waitForRequest(/detailed-form.*\.js/),
  ]);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact Us' })
    .hover();
  await scripts;
});

test('the confirmation opened directly redirects home without showing itself', async ({ page }) => {
  await watchFrames(page);
  await page.goto('/success');
  await expect(page).toHaveURL('/');
  await page.waitForLoadState();
  expect((await seen(page)).join()).not.toContain('Cheerio');
});

for (const { path, name } of [
  { path: paths.home, name: 'Contrio' },
  { path: paths.about, name: 'About' },
  { path: paths.contact, name: 'Contact Us' },
])
  test(`a link on ${path} to ${path} scrolls to the top`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page.mouse.wheel(0, -20);
    const link = page.getByRole('banner').getByRole('link', { name }).first();
    await link.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL(path);
  });
