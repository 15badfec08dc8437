import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { goTo, holdTransition, wholeTime } from '../hold-transition';
import { open, routes, scrollThrough } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** Counts the page transitions of a visit. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Reflect.set(window, 'transitions', 0);
    document.startViewTransition = (...given) => {
      Reflect.set(window, 'transitions', Number(Reflect.get(window, 'transitions')) + 1);
      return start(...given);
    };
  });
const transitions = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'transitions')));

const link = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first();
const isCrossing = (page: Page) =>
  page.evaluate(() => document.documentElement.matches(':active-view-transition'));

for (const [from, to, landingKind] of [
  ['/about', '/', 'headline'],
  ['/about', '/services/branding', 'level'],
  ['/', '/about', 'level'],
  ['/', '/careers', 'level'],
  ['/about', '/brand-audit', 'level'],
  ['/about', '/contact', 'down'],
  ['/about', '/faq', 'up'],
  ['/about', '/privacy-policy', 'down'],
  ['/nowhere/at/all', '/', 'headline'],
] as const)
  test(`from ${from} the line leads to ${to} and lands there`, async ({ page }) => {
    await open(page, from);
    await holdTransition(page);
    await link(page, to).evaluate((element: HTMLElement) => element.click());
    // Hidden while the line is on its way.
    await goTo(page, 440);
    await expect(page.locator('main [data-landing]')).toHaveCSS('visibility', 'hidden');
    await goTo(page, wholeTime - 1);
    const { line, landing, kind } = await page.evaluate(() => {
      const { left, top, width, height } = getComputedStyle(
        document.documentElement,
        '::view-transition-group(line)',
      );
      const rect = document.querySelector('main [data-landing]')?.getBoundingClientRect();
      return {
        line: [left, top, width, height].map(Number.parseFloat),
        landing: [rect?.left, rect?.top, rect?.width, rect?.height],
        kind: document.documentElement.dataset['landingKind'],
      };
    });
    expect(kind).toBe(landingKind);
    // The whole upright of the post, not its round end alone.
    if (to === '/contact') expect(landing[3]).toBeGreaterThan(200);
    // The stem of the question mark is a stroke, so its box has no width.
    landing.forEach((length = 0, index) => {
      if (to !== '/faq' || index % 2 === 1) expect(line[index]).toBeCloseTo(length, -0.5);
    });
    for (const ms of [0, 100, 200, 260, 340, 440]) {
      await goTo(page, ms);
      const clip = { x: 0, y: 84, width: 1440, height: 716 };
      const { dominant } = await sharp(await page.screenshot({ clip })).stats();
      const { entropy } = await sharp(await page.screenshot({ clip })).stats();
      expect(entropy, `${ms} ms: one flat colour ${JSON.stringify(dominant)}`).toBeGreaterThan(0.2);
    }
  });

test('a page left from its end stays where it was', async ({ page }) => {
  await open(page, '/about');
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  await careers.scrollIntoViewIfNeeded();
  const end = await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    return window.scrollY;
  });
  await holdTransition(page);
  await careers.evaluate((element: HTMLElement) => element.click());
  await goTo(page, 0);
  const shift = await page.evaluate(() =>
    getComputedStyle(document.documentElement, '::view-transition').getPropertyValue(
      '--page-shift',
    ),
  );
  expect(Number.parseFloat(shift)).toBeCloseTo(-end, 0);
  const clip = { x: 0, y: 84, width: 1440, height: 600 };
  const { entropy } = await sharp(await page.screenshot({ clip })).stats();
  expect(entropy).toBeGreaterThan(0.2);
});

test('a crossing sets nothing that every element inherits', async ({ page }) => {
  await open(page, '/about');
  await holdTransition(page);
  await link(page, '/contact').evaluate((element: HTMLElement) => element.click());
  await goTo(page, 0);
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
});

test('the header stands still and can be pressed while the line crosses', async ({ page }) => {
  await open(page, '/careers');
  await holdTransition(page);
  await link(page, '/contact').evaluate((element: HTMLElement) => element.click());
  // Excludes the mark below the current item, which changes.
  const header = async (ms: number) => {
    await goTo(page, ms);
    return page.screenshot({ clip: { x: 0, y: 0, width: 1440, height: 52 } });
  };
  const first = await header(20);
  for (const ms of [100, 200, 280, 400, 519]) expect(first.equals(await header(ms))).toBe(true);
  const logo = page.getByRole('banner').getByRole('link').first();
  await logo.click({ trial: true });
});

test('a second press navigates at once, and Back is immediate', async ({ page }) => {
  await open(page, '/careers');
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/faq"]')?.click());
  await expect.poll(() => isCrossing(page)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let’s Connect!');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/careers');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await expect.poll(() => isCrossing(page)).toBe(false);
});

test('a turn of the wheel ends the crossing', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    addEventListener('wheel', () => Reflect.set(window, 'turned', performance.now()));
    const watch = () => {
      const isOn = document.documentElement.matches(':active-view-transition');
      const turned = Number(Reflect.get(window, 'turned'));
      if (turned && !isOn) Reflect.set(window, 'ended', performance.now() - turned);
      else requestAnimationFrame(watch);
    };
    watch();
  });
  await holdTransition(page);
  await link(page, '/careers').evaluate((element: HTMLElement) => element.click());
  await goTo(page, 100);
  // A held transition never ends by itself.
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => isCrossing(page)).toBe(false);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('a press dims the page before it is captured', async ({ page }) => {
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
  // A page whose scripts still load is not dimmed.
  await expect(async () => {
    await open(page, '/about');
    await contact.hover();
    await page.waitForLoadState('networkidle');
    const dims = await contact.evaluate((element: HTMLElement) => {
      element.click();
      const veil = document.querySelector('.crossing-line') ?? element;
      const { width, bottom } = veil.getBoundingClientRect();
      const isCaptured = document.documentElement.matches(':active-view-transition');
      return { isCaptured, width, bottom, isSeen: Number(getComputedStyle(veil).opacity) > 0 };
    });
    expect(dims).toEqual({ isCaptured: false, width: 1440, bottom: 900, isSeen: true });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let’s Connect!');
  await expect(page.locator('.crossing-line[data-dims]')).toHaveCount(0);
});

test('a visible landing is not drawn again on the way to the next page', async ({ page }) => {
  await open(page, '/about');
  await link(page, '/contact').evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => isCrossing(page)).toBe(true);
  await expect.poll(() => isCrossing(page)).toBe(false);
  const runs = await page.evaluate(() => {
    const post = document.querySelector('main [data-landing]');
    document
      .querySelector<HTMLElement>('header a[href="/careers"], footer a[href="/careers"]')
      ?.click();
    return post?.getAnimations().filter(({ playState }) => playState === 'running').length;
  });
  expect(runs).toBe(0);
});

for (const wish of ['reduced', 'paused'] as const)
  test(`with motion ${wish} the page appears at once`, async ({ page }) => {
    await countTransitions(page);
    if (wish === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
    else await page.addInitScript(() => localStorage.setItem('motion-paused', 'true'));
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join our team');
    expect(await transitions(page)).toBe(0);
  });

for (const route of routes)
  test(`on ${route} loading and scrolling start no transition`, async ({ page }) => {
    await countTransitions(page);
    await open(page, route);
    await scrollThrough(page);
    expect(await transitions(page)).toBe(0);
  });

test('tabs, Back and Forward change the page without the line', async ({ page }) => {
  await countTransitions(page);
  await open(page, '/services/branding');
  const tabs = page.getByRole('navigation', { name: 'Service' });
  await tabs.getByRole('link', { name: 'VIDEO MARKETING' }).click();
  await expect(page).toHaveURL('/services/video-marketing');
  await page.goBack();
  await expect(page).toHaveURL('/services/branding');
  expect(await transitions(page)).toBe(0);
});
