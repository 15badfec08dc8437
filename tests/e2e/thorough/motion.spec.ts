import type { Page } from '@playwright/test';
import { hero } from '../../../src/content/home-hero';
import { durations, type Easing } from '../../../src/motion/tokens';
import { zoom } from '../layout';
import { between, mark, offCurve, type Part, record, setPaused, spread, valuesOf } from '../motion';
import { open, settled } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

interface Motion {
  name: string;
  route: string;
  /** A zoomed window's width, in px. */
  width?: number;
  /** Brings the page to where the motion begins. @returns the part that moves, then those that stay where they are */
  arrange: (page: Page) => Promise<readonly [Part, ...Part[]]>;
  act: (page: Page) => Promise<unknown>;
  ms: number;
  ease: Easing;
  /** Way of the moving part, in px or as opacity: at least so much. */
  least: number;
  /** Appears with its motion: before that it has its last size, unseen. */
  isNew?: true;
  /** Goes on while motion is paused: a press is answered. */
  isAnswer?: true;
  /** Moved by the script of that name; without it the part is there at once. */
  script?: string;
}

const toMiddle = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** The bar of a list of tabs, which slides to the second one. */
const tabs = (list: string) => ({
  ms: durations.open,
  ease: 'out' as const,
  least: 60,
  script: 'features',
  arrange: async (page: Page) => {
    await toMiddle(page, list);
    return [{ selector: `${list} [data-bar]`, reads: 'left' }] as const;
  },
  act: (page: Page) => page.locator(list).locator('a, [role=tab]').nth(1).click(),
});

/** A row that opens, under a button that stays where it is; another one above is open before. */
const row = (selector: string, isOther: boolean) => ({
  ms: durations.open,
  ease: 'roll' as const,
  least: 60,
  isAnswer: true as const,
  arrange: async (page: Page) => {
    const buttons = page.locator(selector);
    if (isOther) await buttons.first().click();
    const button = await mark(page, 'pressed', selector, 2);
    await toMiddle(page, button);
    const id = await page.locator(button).getAttribute('aria-controls');
    return [
      { selector: `[id="${id}"]`, reads: 'height' },
      { selector: button, reads: 'top' },
    ] as const;
  },
  act: (page: Page) => page.locator('[data-sampled=pressed]').click(),
});

const motions: readonly Motion[] = [
  { name: 'the bar of the services tabs', route: '/services/branding', ...tabs('main nav') },
  { name: 'the bar of the use tabs', route: '/', ...tabs('[role=tablist]:has([data-bar])') },
  {
    name: 'the picture of a use card',
    route: '/',
    ms: durations.open,
    ease: 'out',
    least: 150,
    script: 'features',
    isNew: true,
    arrange: async (page) => {
      const card = '[role=tabpanel]:not([hidden]) .use-card';
      await toMiddle(page, card);
      const selector = await mark(page, 'art', `${card} .use-art`, 2);
      return [{ selector, reads: 'width' }];
    },
    // Focus opens a card at once.
    act: (page) => page.locator('[role=tabpanel]:not([hidden]) .use-card button').nth(2).focus(),
  },
  {
    name: 'the picture of a step of the approach',
    route: '/',
    ms: durations.open,
    ease: 'out',
    least: 200,
    script: 'features',
    arrange: async (page) => {
      await toMiddle(page, '[data-place="0"]');
      await page.locator('[data-place="0"] [data-lottie]').waitFor();
      return [{ selector: await mark(page, 'picture', '[data-place]', 2), reads: 'width' }];
    },
    act: (page) => page.getByRole('tab', { name: /^Collaborative/ }).press('Enter'),
  },
  { name: 'a question', route: '/faq', ...row('[data-item] [aria-expanded]', false) },
  {
    name: 'a year',
    route: '/about',
    // Upright, an open year lies above the next one.
    width: 900,
    ...row('[aria-labelledby=journey] [aria-expanded]', true),
  },
  { name: 'a service', route: '/services/branding', ...row('article [aria-expanded]', true) },
  {
    name: 'a question of the audit that folds',
    route: '/brand-audit',
    ms: durations.open,
    ease: 'roll',
    least: 150,
    isAnswer: true,
    arrange: async (page) => {
      await toMiddle(page, '#q-3');
      return [
        { selector: '#q-3 fieldset', reads: 'height' },
        { selector: '#q-3', reads: 'top' },
      ];
    },
    act: (page) => page.locator('#q-3 label').last().click(),
  },
  {
    name: 'the header that hides',
    route: '/about',
    ms: durations.header,
    ease: 'roll',
    least: 84,
    isAnswer: true,
    arrange: async () => [{ selector: 'header:has(nav)', reads: 'top' }],
    act: (page) => page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' })),
  },
  {
    name: 'a menu',
    route: '/about',
    ms: durations.menu,
    ease: 'linear',
    least: 1,
    isAnswer: true,
    arrange: async () => [{ selector: '#menu-services', reads: 'opacity' }],
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Services' }).click(),
  },
];

/** Of the way: as little as 2 px of 100. Scripts and style sheets count a frame's time a little differently. */
const slack = 0.03;

const ways = ['full', 'reduced', 'paused', 'without its script'] as const;

for (const motion of motions)
  for (const way of ways) {
    if (way === 'without its script' && !motion.script) continue;
    const isMoving = way === 'full' || (way === 'paused' && motion.isAnswer);
    const promise = isMoving ? 'moves evenly and lands to the pixel' : 'is there at once';
    test(`${motion.name} ${promise}, motion ${way}`, async ({ page }) => {
      if (motion.width) {
        await zoom(page);
        await page.setViewportSize({ width: motion.width, height: 900 });
      }
      if (way === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
      if (way === 'without its script')
        await page.route(`**/${motion.script}-*.js`, (route) => route.abort());
      if (way === 'paused') {
        await page.goto('/404.html');
        await setPaused(page, true);
      }
      await open(page, motion.route);
      const parts = await motion.arrange(page);
      await settled(page);
      const all = await record(page, parts, () => motion.act(page));
      const sizes = valuesOf(all, 0);
      const frames = motion.isNew ? all.slice(sizes.indexOf(Math.min(...sizes))) : all;
      const { from, to, off } = offCurve(frames, 0, motion.ms, motion.ease);
      if (isMoving || !motion.isNew)
        expect(Math.abs(to - from)).toBeGreaterThanOrEqual(motion.least);
      for (const part of parts.keys())
        expect(valuesOf(frames, part).filter(Number.isNaN), `gone: ${part}`).toEqual([]);
      for (const part of parts.keys())
        if (part > 0) expect(spread(valuesOf(frames, part)), `still: ${part}`).toBeLessThan(2);
      if (isMoving) expect(off).toBeLessThan(slack);
      else expect(between(frames, 0)).toEqual([]);
    });
  }

test('the dot of the headline stays 12 px from its bar in every frame', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('h1 [data-word="gone"]')).toHaveCount(1);
  const [bar, dot] = ['h1 [data-bar]', `[aria-label="${hero.pause}"]`];
  const frames = await record(
    page,
    [
      { selector: bar, reads: 'right' },
      { selector: dot, reads: 'left' },
    ],
    async () => {
      const rightOf = (element: Element) => element.getBoundingClientRect().right;
      const before = await page.locator(bar).evaluate(rightOf);
      // Words are of different lengths: one of the next four moves the bar far.
      await expect
        .poll(async () => Math.abs((await page.locator(bar).evaluate(rightOf)) - before))
        .toBeGreaterThan(50);
    },
  );
  expect(spread(valuesOf(frames, 0))).toBeGreaterThan(50);
  const gaps = frames.map(({ values: [right = NaN, left = NaN] }) => left - right);
  expect(Math.min(...gaps)).toBeGreaterThan(11);
  expect(Math.max(...gaps)).toBeLessThan(13);
});

test('what is below the window rises once, in a second, and nothing waits on paper', async ({
  page,
}) => {
  await open(page, '/about');
  const card = '[aria-labelledby="kpis"] dl > div, section:has(> h2) dl > div';
  const opacity = () =>
    page
      .locator(card)
      .first()
      .evaluate((element) => Number(getComputedStyle(element).opacity));
  expect(await opacity()).toBe(1);
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 40);
  await expect.poll(opacity).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await opacity()).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  const frames = await record(page, [{ selector: card, reads: 'opacity' }], () =>
    toMiddle(page, card),
  );
  const values = valuesOf(frames, 0);
  expect(values.at(-1)).toBe(1);
  expect(values.toSorted((one, other) => one - other)).toEqual(values);
  // Content that a jump skips is revealed at once.
  await page.keyboard.press('End');
  await expect(page.locator('[data-reveal="wait"]')).toHaveCount(0);
});

test('a pressed question of the audit stays while one above it folds', async ({ page }) => {
  await open(page, '/brand-audit');
  // Answered by key, it stays open until the focus leaves it.
  await page.locator('#q-2 input').first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 of 20 answered')).toBeVisible();
  await toMiddle(page, '#q-3');
  await settled(page);
  const frames = await record(
    page,
    [
      { selector: '#q-2', reads: 'height' },
      { selector: '#q-3', reads: 'top' },
    ],
    () => page.locator('#q-3 label').last().click(),
  );
  expect(spread(valuesOf(frames, 0))).toBeGreaterThan(100);
  expect(spread(valuesOf(frames, 1))).toBeLessThan(2);
});

/** Segments of the line that follow the scroll: page, name, selector, and the zoomed window that shows it. */
const segments: readonly [route: string, name: string, selector: string, width?: number][] = [
  ['/', 'way back under the logos', '[data-colours] > i[data-draws=left]'],
  ['/', 'second turn', '[data-colours] > svg:not(:first-child)'],
  ['/', 'second turn', '[data-colours] + section [data-turn]', 1100],
  ['/', 'bar of the works', 'i[data-segment]:has(+ header)'],
  ['/', 'ring', '[data-line] svg[data-segment]', 1100],
  ['/about', 'line of the years', '[aria-labelledby=journey] svg[data-segment]'],
  ['/about', 'way down from the years', '[aria-labelledby=journey] i[data-segment]'],
];

for (const [route, name, selector, width] of segments)
  test(`the ${name} of ${route}${width ? ` at ${width} px` : ''} is drawn as far as the reader has come, and whole without motion`, async ({
    page,
  }) => {
    if (width) {
      await zoom(page);
      await page.setViewportSize({ width, height: 900 });
    }
    await open(page, route);
    const segment = page.locator(selector).first();
    /** How much of it is drawn, 0 to 1; 1 if nothing may hide it. */
    const drawn = () =>
      segment.evaluate((element) => {
        const { visibility } = getComputedStyle(element);
        const share = getComputedStyle(element).getPropertyValue('--drawn');
        return visibility === 'hidden' ? 0 : Number(share || 1);
      });
    /** Scrolls until its top is this share of the window below the upper edge. */
    const scrollTo = (share: number) =>
      segment.evaluate((element, at) => {
        const { top } = element.getBoundingClientRect();
        window.scrollBy({ top: top - at * window.innerHeight, behavior: 'instant' });
      }, share);
    await scrollTo(0.85);
    await expect.poll(drawn, 'before it is reached').toBeLessThan(0.001);
    for (let step = 0; (await drawn()) < 0.2; step += 1) {
      expect(step, 'steps without a line').toBeLessThan(120);
      await page.mouse.wheel(0, 20);
      await settled(page);
    }
    expect(await drawn()).toBeLessThan(0.95);
    await scrollTo(-0.6);
    await expect.poll(drawn).toBe(1);
    await scrollTo(0.85);
    await settled(page);
    expect(await drawn(), 'on the way back').toBe(1);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect.poll(drawn, 'reduced').toBe(1);
    await page.emulateMedia({ reducedMotion: null });
    await page.route(/(home|about)-page-[^/]*\.js$/, (way) => way.abort());
    await page.reload();
    await expect.poll(drawn, 'without its script').toBe(1);
  });
