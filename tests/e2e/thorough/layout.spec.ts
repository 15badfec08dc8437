import type { Locator, Page } from '@playwright/test';
import { hero } from '../../../src/content/home-hero';
import { countTransitions } from '../crossing';
import {
  enlargeText,
  faults,
  markShapes,
  narrowTexts,
  proseOf,
  spaceText,
  stopsOf,
  unseen,
  violations,
  zoom,
} from '../layout';
import { countFrames, moving } from '../motion';
import { complaintsOf, open, routes, scrollThrough, settled } from '../routes';
import { expect, test } from '../site';
import { states } from '../states';

test.describe.configure({ mode: 'parallel' });

const everyRoute = [...routes, '/success'];

/** One between any two bounds of the layout (`tailwind.config.ts`), then what is left of a window when it is zoomed. */
const windows = [
  [1920, 1080],
  [1280, 600],
  [1279, 700],
  [960, 700],
  [640, 400],
  [320, 256],
] as const;

/** How texts begin that lead somewhere on the screen, and are not printed. */
const onScreenOnly = /^(?:Table of contents|See, fix or delete|Write to |No sound)/;

const resize = async (page: Page, [width, height]: readonly [number, number]) => {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
  await settled(page);
};

for (const route of everyRoute) {
  test(`${route} stands still under reduced motion, and fits every window, paper and setting`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const frames = await countFrames(page);
    await zoom(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    await expect.poll(() => moving(page, frames), 'untouched').toEqual([]);
    await scrollThrough(page);
    await expect.poll(() => moving(page, frames), 'scrolled').toEqual([]);
    const idle = /\/world-[^/]*\.js|\.(webm|mp4)$|\/lottie\/.*\.json$/;
    expect.soft(fetched.filter((path) => idle.test(path))).toEqual([]);
    const said = await proseOf(page);
    for (const window of windows) {
      await resize(page, window);
      await expect.soft.poll(() => faults(page), `at ${window.join(' × ')}`).toEqual([]);
    }
    // The journeys look at 1440 and 640 px.
    expect.soft(await violations(page), 'axe in the smallest window').toEqual([]);

    await page.emulateMedia({ media: 'print' });
    // A4 without margins.
    await resize(page, [673, 986]);
    const printed = await proseOf(page);
    const unsaid = said.filter((text) => !printed.includes(text) && !onScreenOnly.test(text));
    expect.soft(unsaid, 'not printed').toEqual([]);
    expect.soft(await narrowTexts(page), 'narrow on paper').toEqual([]);
    const cut = async () => (await faults(page)).filter((fault) => /^(cut|over)/.test(fault));
    await expect.soft.poll(cut, 'on paper').toEqual([]);

    await page.emulateMedia({ media: 'screen', reducedMotion: route === '/' ? null : 'reduce' });
    await resize(page, [1280, 900]);
    // With motion home has its pause button.
    if (route === '/') await page.getByRole('button', { name: hero.pause }).waitFor();
    for (const chip of ['Brand Film', 'Complex Project'])
      if (route === '/contact') await page.getByText(chip, { exact: true }).click();
    if (route === '/brand-audit') await page.locator('label:has([type=radio])').first().click();
    await markShapes(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => unseen(page), 'unseen in forced colours').toEqual([]);

    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await spaceText(page);
    await settled(page);
    const cutSpaced = async () => (await faults(page)).filter((fault) => fault.startsWith('cut'));
    await expect.soft.poll(cutSpaced, 'spaced').toEqual([]);
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await enlargeText(page);
    await settled(page);
    await expect.poll(() => faults(page), 'enlarged').toEqual([]);
  });

  test(`${route} shows all untouched, moves in view only, shows the focus and fits in each of its states`, async ({
    page,
  }) => {
    test.slow();
    const transitions = await countTransitions(page);
    const frames = await countFrames(page);
    await zoom(page);
    await open(page, route);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    // The posts of the blog come later, below a link to all of them.
    if (route === '/') await page.locator('main a[href*="blog"]').nth(1).waitFor();
    const before = await height();
    expect.soft(await page.locator('[data-reveal="wait"]').count(), 'hidden blocks').toBe(0);
    await scrollThrough(page);
    expect.soft(await height(), 'height').toBe(before);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => moving(page, frames), 'out of view').toEqual([]);
    expect.soft(await transitions(), 'crossings').toMatchObject({ started: 0 });
    const toTop = () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const [key, window] of [
      ['Tab', [1440, 900]],
      // Back again: what sticks to the window's upper edge may lie over a stop.
      ['Shift+Tab', [1100, 700]],
      ['Tab', [640, 900]],
    ] as const) {
      await toTop();
      await resize(page, window);
      const { count, dark } = await stopsOf(page, key);
      expect.soft(count, `stops by ${key} at ${window[0]} px`).toBeGreaterThan(20);
      expect.soft(dark, `stops by ${key} at ${window[0]} px`).toEqual([]);
    }
    await toTop();
    await resize(page, [1440, 900]);
    const complaints = complaintsOf(page);
    for (const [name, arrange, isSeenLater] of states[route] ?? []) {
      await arrange(page);
      if (isSeenLater) continue;
      await settled(page);
      expect.soft(await violations(page), name).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

  if (states[route])
    test(`${route} fits in each of its states, zoomed`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await zoom(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 900 });
      await open(page, route);
      await scrollThrough(page);
      for (const [name, arrange] of states[route] ?? []) {
        await arrange(page);
        await settled(page);
        await expect.soft.poll(() => faults(page), name).toEqual([]);
        await resize(page, [640, 900]);
        await expect.soft.poll(() => faults(page), `${name}, at 640 px`).toEqual([]);
        // Only what lies over the page is another than at 1440 px.
        if (name.endsWith(' open')) expect.soft(await violations(page), name).toEqual([]);
        await resize(page, [320, 900]);
      }
      expect(complaints).toEqual([]);
    });
}

/** @returns upper and lower edge in the window */
const edges = async (target: Locator) => {
  const { y = NaN, height = NaN } = (await target.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};

test('the list of budgets opens where it has room, and all of it can be reached in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/contact');
  await page.getByRole('combobox', { name: 'Country' }).fill('india');
  await page.getByRole('option', { name: /^India/ }).click();
  const budget = page.getByRole('combobox', { name: 'Budget' });
  const options = budget.getByRole('option');
  const openWith = async (free: number) => {
    await budget.evaluate(
      (element, room) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + room),
      free,
    );
    await budget.click();
    await expect(page.locator('select:open')).toBeVisible();
    await settled(page);
  };

  for (const free of [262, 310]) {
    await openWith(free);
    expect((await edges(options.nth(1))).top).toBeGreaterThan((await edges(budget)).bottom);
    await expect(options.last(), `with ${free} px free`).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
  await openWith(200);
  const label = await edges(page.locator('label').filter({ hasText: 'Budget' }));
  expect((await edges(options.last())).bottom).toBeLessThan(label.top);

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 600 });
  await openWith(280);
  await page.keyboard.press('End');
  await expect(options.last()).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Escape');
  await zoom(page);
  await page.setViewportSize({ width: 720, height: 450 });
  await page.reload();
  await openWith(60);
  await expect(options.nth(2), 'at 200 %, with 60 px free').toBeInViewport({ ratio: 1 });
});

test('the gate fits every window, also with enlarged text', async ({ page }) => {
  for (const window of [
    [320, 568],
    [568, 320],
    [820, 1180],
    [1279, 720],
  ] as const) {
    await page.setViewportSize({ width: window[0], height: window[1] });
    await page.goto('/');
    await page.getByText('Please visit our website on desktop, temporarily!').waitFor();
    await settled(page);
    const when = `at ${window.join(' × ')}`;
    await expect.soft.poll(() => faults(page), when).toEqual([]);
    expect.soft(await violations(page), `axe ${when}`).toEqual([]);
    await enlargeText(page);
    await settled(page);
    await expect.soft.poll(() => faults(page), `enlarged, ${when}`).toEqual([]);
  }
});
