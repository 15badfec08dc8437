import type { Page } from '@playwright/test';
import { hero } from '../../../src/content/home-hero';
import { durations, type Easing } from '../../../src/motion/tokens';
import { zoom } from '../layout';
import { between, mark, offCurve, type Part, record, spread, valuesOf } from '../motion';
import { open, settled } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

interface Motion {
  name: string;
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
  /** Moved by the script of the features; without it the part is there at once. */
  needsFeatures?: true;
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
  needsFeatures: true as const,
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

const year = row('[aria-labelledby=journey] [aria-expanded]', true);

/** The motions of each page, in an order in which one does not hide the next. */
const motions: Readonly<Record<string, readonly Motion[]>> = {
  '/': [
    {
      name: 'the picture of a use card',
      ms: durations.open,
      ease: 'out',
      // Of 204: a busy machine may show the first frames late.
      least: 100,
      needsFeatures: true,
      isNew: true,
      arrange: async (page) => {
        const card = '[role=tabpanel]:not([hidden]) .use-card';
        await toMiddle(page, card);
        const selector = await mark(page, 'art', `${card} > div > div > span`, 2);
        return [{ selector, reads: 'width' }];
      },
      // Focus opens a card at once.
      act: (page) => page.locator('[role=tabpanel]:not([hidden]) .use-card button').nth(2).focus(),
    },
    { name: 'the bar of the use tabs', ...tabs('[role=tablist]:has([data-bar])') },
    {
      name: 'the picture of a step of the approach',
      ms: durations.open,
      ease: 'out',
      least: 200,
      needsFeatures: true,
      arrange: async (page) => {
        await toMiddle(page, '[data-place="0"]');
        await page.locator('[data-place="0"] [data-lottie]').waitFor();
        return [{ selector: await mark(page, 'picture', '[data-place]', 2), reads: 'width' }];
      },
      act: (page) => page.getByRole('tab', { name: /^Collaborative/ }).press('Enter'),
    },
  ],
  '/services/branding': [
    { name: 'a service', ...row('article [aria-expanded]', true) },
    { name: 'the bar of the services tabs', ...tabs('main nav') },
  ],
  '/faq': [{ name: 'a question', ...row('[data-item] [aria-expanded]', false) }],
  '/about': [
    {
      name: 'the header that hides',
      ms: durations.header,
      ease: 'roll',
      least: 84,
      isAnswer: true,
      arrange: async () => [{ selector: 'header:has(nav)', reads: 'top' }],
      act: (page) => page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' })),
    },
    {
      name: 'a year',
      ...year,
      arrange: async (page) => {
        // Zoomed, years lie upright: an open one above the next.
        await page.setViewportSize({ width: 900, height: 900 });
        return year.arrange(page);
      },
    },
  ],
  '/brand-audit': [
    {
      name: 'a question of the audit that folds above the pressed one, which stays',
      ms: durations.open,
      ease: 'roll',
      least: 100,
      isAnswer: true,
      arrange: async (page) => {
        // Answered by key, it stays open until the focus leaves it.
        await page.locator('#q-2 input').first().focus();
        await page.keyboard.press('Space');
        await page.getByText('1 of 20 answered').waitFor();
        await toMiddle(page, '#q-3');
        return [
          { selector: '#q-2 fieldset', reads: 'height' },
          { selector: '#q-3', reads: 'top' },
        ];
      },
      act: (page) => page.locator('#q-3 label').last().click(),
    },
    {
      name: 'a menu',
      ms: durations.menu,
      ease: 'linear',
      least: 1,
      isAnswer: true,
      arrange: async (page) => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(page.locator('[aria-controls=menu-services]')).toBeInViewport();
        return [{ selector: '#menu-services', reads: 'opacity' }];
      },
      act: (page) => page.getByRole('banner').getByRole('button', { name: 'Services' }).click(),
    },
  ],
};

/** Of the way: as little as 2 px of 100. Scripts and style sheets count a frame's time a little differently. */
const slack = 0.03;

const ways = ['full', 'reduced', 'paused', 'without its script'] as const;

/** One rule of `base.css` and one of `site-motion.tsx` end all motions: these pages have one of each. */
const stillRoutes: readonly string[] = ['/', '/brand-audit'];

for (const [route, all] of Object.entries(motions))
  for (const way of ways) {
    const some = way === 'without its script' ? all.filter((one) => one.needsFeatures) : all;
    const isTold = way.startsWith('without') || way === 'full' || stillRoutes.includes(route);
    if (some.length === 0 || !isTold) continue;
    const names = some.map(({ name }) => name).join(', ');
    test(`${names}: each moves evenly and lands to the pixel, or is there at once, motion ${way}`, async ({
      page,
    }) => {
      await zoom(page);
      if (way === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
      if (way === 'without its script')
        await page.route('**/features-*.js', (request) => request.abort());
      if (way === 'paused')
        await page.addInitScript(() => localStorage.setItem('motion-paused', 'true'));
      await open(page, route);
      for (const motion of some)
        await test.step(motion.name, async () => {
          const isMoving = way === 'full' || (way === 'paused' && motion.isAnswer);
          const parts = await motion.arrange(page);
          await settled(page);
          const recorded = await record(page, parts, () => motion.act(page));
          const sizes = valuesOf(recorded, 0);
          const frames = motion.isNew
            ? recorded.slice(sizes.indexOf(Math.min(...sizes)))
            : recorded;
          const { from, to, off } = offCurve(frames, 0, motion.ms, motion.ease);
          if (isMoving || !motion.isNew)
            expect(Math.abs(to - from)).toBeGreaterThanOrEqual(motion.least);
          for (const part of parts.keys())
            expect(valuesOf(frames, part).filter(Number.isNaN), `gone: ${part}`).toEqual([]);
          for (const part of parts.keys())
            if (part > 0) expect(spread(valuesOf(frames, part)), `still: ${part}`).toBeLessThan(2);
          if (isMoving) expect(off).toBeLessThan(slack);
          // Without motion a transition takes 0.01 ms, in which a frame can fall.
          else expect(between(frames, 0).length).toBeLessThan(2);
        });
    });
  }

test('the bar of the headline holds a word in every frame, and the dot stays 12 px from it', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('h1 [data-word="gone"]')).toHaveCount(1);
  const [bar, dot] = ['h1 [data-bar]', `[aria-label="${hero.pause}"]`];
  const wordParts = (reads: 'top' | 'right') =>
    hero.words.map((_, index) => ({ selector: `h1 [data-word]:nth-child(${index + 1})`, reads }));
  const frames = await record(
    page,
    [
      { selector: bar, reads: 'right' },
      { selector: dot, reads: 'left' },
      ...wordParts('top'),
      ...wordParts('right'),
    ],
    // The third word is the widest: the bar grows for it, and shrinks after it.
    () => expect(page.locator('h1 [data-word="gone"]')).toHaveText(hero.words[2] ?? ''),
  );
  expect(spread(valuesOf(frames, 0))).toBeGreaterThan(50);
  const gaps = frames.map(({ values: [right = NaN, left = NaN] }) => left - right);
  expect(Math.min(...gaps)).toBeGreaterThan(11);
  expect(Math.max(...gaps)).toBeLessThan(13);
  const height = await page.locator(bar).evaluate((element) => element.clientHeight);
  const at = (await page.locator('h1 [data-word="on"]').boundingBox())?.y ?? NaN;
  // Once it is half of the bar's height away from its place, a word is mostly out of sight.
  for (const { values } of frames) {
    const [right = NaN, , ...ofWords] = values;
    const isSeen = (top: number) => Math.abs(top - at) < height / 2;
    const seen = ofWords.slice(hero.words.length).filter((_, word) => isSeen(ofWords[word] ?? NaN));
    expect(seen).not.toEqual([]);
    expect(right, 'the bar ends before a word does').toBeGreaterThan(Math.max(...seen));
  }
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

/** Segments of the line that follow the scroll, from top to bottom: page, width of the window, name and selector. */
const lines: readonly [route: string, width: number, Readonly<Record<string, string>>][] = [
  [
    '/',
    1440,
    {
      'way back under the logos': '[data-colours] > i[data-draws=left]',
      'second turn': '[data-colours] > svg:not(:first-child)',
      'bar of the works': 'i[data-segment]:has(+ header)',
    },
  ],
  [
    '/',
    1100,
    {
      'second turn': '[data-colours] + section [data-turn]',
      ring: '.cta svg[data-segment]',
    },
  ],
  [
    '/about',
    1440,
    {
      'line of the years': '[aria-labelledby=journey] svg[data-segment]',
      'way down from the years': '[aria-labelledby=journey] i[data-segment]',
    },
  ],
];

for (const [route, width, segments] of lines)
  test(`the line of ${route} at ${width} px is drawn as far as the reader has come, and whole without motion`, async ({
    page,
  }) => {
    await zoom(page);
    await page.setViewportSize({ width, height: 900 });
    await open(page, route);
    /** How much of a segment is drawn, 0 to 1; 1 if nothing may hide it. */
    const drawn = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { visibility } = getComputedStyle(element);
          const share = getComputedStyle(element).getPropertyValue('--drawn');
          return visibility === 'hidden' ? 0 : Number(share || 1);
        });
    const isWhole = async (when: string) => {
      for (const [name, selector] of Object.entries(segments))
        await expect.poll(() => drawn(selector), `${name}, ${when}`).toBe(1);
    };
    for (const [name, selector] of Object.entries(segments)) {
      // Its top is at 85 % of the window.
      await page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { top } = element.getBoundingClientRect();
          window.scrollBy({ top: top - 0.85 * window.innerHeight, behavior: 'instant' });
        });
      await settled(page);
      expect(await drawn(selector), `${name}, before it is reached`).toBeLessThan(0.001);
      let share = 0;
      for (let step = 0; share < 0.2; step += 1) {
        expect(step, `steps without the ${name}`).toBeLessThan(120);
        await page.mouse.wheel(0, 20);
        await settled(page);
        share = await drawn(selector);
      }
      expect(share, name).toBeLessThan(0.95);
    }
    await page.mouse.wheel(0, 2000);
    await isWhole('passed');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await settled(page);
    await isWhole('on the way back');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await isWhole('reduced');
    await page.emulateMedia({ reducedMotion: null });
    await page.route(/(home|about)-page-[^/]*\.js$/, (way) => way.abort());
    await page.reload();
    await isWhole('without its script');
  });
