import type { Locator, Page } from '@playwright/test';
import { open, scrollThrough } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** @returns the delay and duration (ms) of each animation in an element, and whether it is pending. */
const moving = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      document.getAnimations().flatMap(({ effect, playState }) => {
        if (!(effect instanceof KeyframeEffect) || !effect.target?.closest(wanted)) return [];
        const { delay, duration } = effect.getTiming();
        return [{ delay, duration, isHeld: playState === 'paused' }];
      }),
    selector,
  );

test('an answer’s text rises 160 ms after the answer opens', async ({ page }) => {
  await open(page, '/faq');
  const rise = page.evaluate(
    () =>
      new Promise((done) =>
        document.addEventListener('animationstart', ({ target }) => {
          const timing =
            target instanceof Element && target.matches('[data-item][data-open] *')
              ? target.getAnimations()[0]?.effect?.getTiming()
              : undefined;
          if (timing) done([timing.delay, timing.duration]);
        }),
      ),
  );
  await page.locator('[data-item] [aria-expanded=false]').first().click();
  expect(await rise).toEqual([160, 200]);
});

test('the arm of the ring enters with its animation', async ({ page }) => {
  await open(page, '/');
  await scrollThrough(page);
  const ring = page.locator('[data-line] [data-lottie="ready"]');
  const show = () => ring.evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
  const arm = { delay: 1333, duration: 333 };
  await show();
  await expect.poll(() => moving(page, '[data-line] > i')).toEqual([{ ...arm, isHeld: false }]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => moving(page, '[data-line] > i')).toEqual([{ ...arm, isHeld: true }]);
  await show();
  await expect(page.locator('[data-line]')).toHaveAttribute('data-line', 'closed');
  expect(await moving(page, '[data-line] > i')).toEqual([]);
});

test('the recruitment steps wait on their first frame, then play 400 ms apart', async ({
  page,
}) => {
  await open(page, '/careers');
  const steps = '[aria-labelledby="recruitment"] ol';
  await expect.poll(async () => (await moving(page, steps)).length).toBeGreaterThanOrEqual(10);
  const waiting = await moving(page, steps);
  expect(waiting.every(({ isHeld }) => isHeld)).toBe(true);
  await page.locator(steps).evaluate((list) => list.scrollIntoView({ block: 'center' }));
  await expect
    .poll(async () => (await moving(page, steps)).some(({ isHeld }) => isHeld))
    .toBe(false);
  const begins = [1, 2, 3, 4].map(async (step) => {
    const moves = await moving(page, `${steps} > li:nth-child(${step}) svg`);
    return Math.min(...moves.map(({ delay }) => delay ?? NaN));
  });
  expect(await Promise.all(begins)).toEqual([0, 400, 800, 1200]);
});

/** @returns the end time of each CSS animation of these elements, in ms, in document order. */
const ends = (within: Page | Locator, selector: string) =>
  within.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { animationName, animationDelay, animationDuration } = getComputedStyle(element);
      const seconds = Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration);
      return animationName === 'none' ? 0 : Math.round(seconds * 1000);
    }),
  );

test('the line of services runs for a second, that of the questions for 1400 ms, and the years drop', async ({
  page,
}) => {
  await page.goto('/services/branding');
  const services = await ends(page, '[data-services-line] :is(path, i:not(nav *))');
  expect(services).toEqual([200, 508, 551, 811, 588, 621, 1000]);

  await page.goto('/faq');
  expect(await ends(page, 'section:has(h1) svg path')).toEqual([
    420, 600, 680, 810, 1120, 1400, 1400, 1400, 1400,
  ]);
  expect(await ends(page, 'section:has(h1) svg circle')).toEqual([1660]);

  await open(page, '/about');
  const line = '[aria-labelledby="journey"] [aria-hidden]';
  const journey = await moving(page, line);
  expect(journey.every(({ isHeld }) => isHeld)).toBe(true);
  const journeyEnds = journey.map(({ delay, duration }) =>
    Math.round(Number(delay) + Number(duration)),
  );
  expect(new Set(journeyEnds)).toEqual(new Set([260, 340, 420]));
  await page
    .locator(`${line} svg`)
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => moving(page, line)).toEqual([]);
});

test('an invalid field changes its background in 120 ms, and the dot of its message drops', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const wrong = page.locator('[data-error]');
  const message = wrong.locator('[id$="-error"]');
  await expect(message.first()).toBeVisible();
  // The drawn controls: labels stand for radios and checkboxes, and Base UI keeps its inputs for the form only.
  const controls =
    'input:not([aria-hidden], [type=radio], [type=checkbox]), textarea, label:has(input), [aria-pressed]';
  const times = await wrong.locator(controls).evaluateAll((all) =>
    all.map((part) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(part);
      const place = transitionProperty.split(', ').findIndex((name) => name.startsWith('backg'));
      return transitionDuration.split(', ').at(place) ?? transitionDuration;
    }),
  );
  expect(new Set(times)).toEqual(new Set(['0.12s']));
  const dot = message.first().evaluate((element) => {
    const { animationName, animationDuration } = getComputedStyle(element, '::before');
    return [animationName, animationDuration];
  });
  expect(await dot).toEqual(['drop', '0.26s']);
});

test('the line of the contact page runs in for a second before its picture begins', async ({
  page,
}) => {
  await page.goto('/contact', { waitUntil: 'commit' });
  // The part of the line above the picture.
  const line = 'i:has(+ div [data-lottie])';
  await expect.poll(() => moving(page, line)).toMatchObject([{ duration: 1000 }]);
});

test('after a pause no motion starts on another page', async ({ page }) => {
  const started: string[] = [];
  await page.exposeFunction('start', (what: string) => started.push(what));
  await page.addInitScript(() => {
    localStorage.setItem('motion-paused', 'true');
    const note = ({ target }: Event) => {
      const start: unknown = Reflect.get(window, 'start');
      if (typeof start === 'function' && target instanceof Element) start(target.className);
    };
    document.addEventListener('transitionrun', note);
    document.addEventListener('animationstart', note);
  });
  for (const route of ['/services/branding', '/careers', '/success', '/faq']) {
    await open(page, route);
    expect(started, route).toEqual([]);
    expect(await moving(page, 'body'), route).toEqual([]);
  }
});

test('the line continues from the floor once the floor is drawn, also on the way back', async ({
  page,
}) => {
  await open(page, '/faq');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page
    .locator('[data-colours] > svg:first-child[data-segment="wait"]')
    .waitFor({ state: 'attached' });
  expect(await moving(page, '.home-floor')).toMatchObject([{ duration: 1000 }]);
  await page
    .locator('[data-colours] > svg:first-child[data-segment="run"]')
    .waitFor({ state: 'attached' });
  expect(await moving(page, '.home-floor')).toEqual([]);
});
