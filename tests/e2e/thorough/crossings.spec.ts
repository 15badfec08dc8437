import type { Page } from '@playwright/test';
import { paths } from '../../../src/content/pages';
import {
  boxOf,
  countTransitions,
  entropyOf,
  finish,
  follow,
  goTo,
  holdTransition,
  isCrossing,
  lineBox,
  wholeTime,
} from '../crossing';
import { greysOf } from '../layout';
import { setPaused } from '../motion';
import { open, settled } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** In each of these frames there is something to see. */
const times = [0, 220, 360];

const expectNoBlank = async (page: Page, when: string) => {
  for (const ms of times) {
    await goTo(page, ms);
    expect.soft(await entropyOf(page), `${when}, ${ms} ms: one flat colour`).toBeGreaterThan(0.2);
  }
};

test('from page to page the line lands to the pixel, the heading with it, and no frame is blank', async ({
  page,
}) => {
  test.slow();
  await open(page, '/nowhere/at/all');
  for (const [to, kind] of [
    ['/', 'headline'],
    ['/about', 'level'],
    ['/services/branding', 'level'],
    ['/careers', 'level'],
    ['/brand-audit', 'level'],
    ['/contact', 'down'],
    ['/faq', 'level'],
    ['/privacy-policy', 'down'],
  ] as const) {
    await holdTransition(page);
    await follow(page, to);
    // Below its box until the edge of its page has passed.
    await goTo(page, 279);
    const below = await page.evaluate(
      () => getComputedStyle(document.documentElement, '::view-transition-new(title)').top,
    );
    // By `top`: a transform would move on without the page's clip while scripts run.
    expect.soft(Number.parseFloat(below), to).toBeGreaterThan(30);
    // Hidden while the line is on its way.
    await goTo(page, 440);
    await expect.soft(page.locator('main [data-landing]'), to).toHaveCSS('visibility', 'hidden');
    // A crossing sets nothing that every element inherits.
    expect.soft(await page.locator('html').getAttribute('style'), to).toBeNull();
    await goTo(page, wholeTime - 1);
    const landing = await boxOf(page, 'main [data-landing]');
    expect.soft(await page.locator('html').getAttribute('data-arriving'), to).toBe(kind);
    // The whole upright of the post, not its round end alone.
    if (to === '/contact') expect.soft(landing[3]).toBeGreaterThan(200);
    // The floor of the question mark is a stroke, so its box has no height.
    const lengths = to === '/faq' ? landing.slice(0, 2) : landing;
    const line = (await lineBox(page)).slice(0, lengths.length);
    expect.soft(line, to).toEqual(lengths.map((px) => expect.closeTo(px, -0.5)));
    await expectNoBlank(page, to);
    // The back tab is cut out of the ground it lies on: mint.
    const tab = page.getByRole('link', { name: 'Back to homepage' });
    if (to === '/contact') await expect(tab).toHaveAttribute('style', /rgb\(191, 239, 196\)/);
    await finish(page);
  }
});

/** Pages with lazy parts, each once left and once reached. */
const ways = [
  [paths.home, paths.brandAudit],
  [paths.brandAudit, paths.faq],
  [paths.faq, paths.about],
  [paths.about, paths.contact],
  [paths.contact, paths.home],
] as const;

/** Waits until a crossing has been on its way for a while. */
const midway = (page: Page) =>
  page.evaluate(async () => {
    const hasRun = ({ effect, currentTime }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.pseudoElement === '::view-transition-group(line)' &&
      Number(currentTime) > 100;
    while (!document.getAnimations().some(hasRun)) await new Promise(requestAnimationFrame);
  });

test('no crossing is a hard cut, though lazy parts and posts come in its middle', async ({
  page,
}) => {
  test.slow();
  const transitions = await countTransitions(page);
  let held: Promise<void> | undefined;
  await page.route('**/assets/*.js', async (route) => {
    // A document that is gone crosses nothing.
    if (held && (await isCrossing(page).catch(() => false))) await held;
    await route.continue();
  });
  await page.route('**/api/blog', async (route) => {
    await held;
    await route.continue();
  });
  let parts = 0;
  for (const [from, to] of ways) {
    held = undefined;
    await open(page, from);
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    // The footer asks for the posts; on home they are there.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    // The line is on its way, and the old page is still there, in at least one frame; what comes meanwhile is counted.
    const crossing = page.evaluate(async () => {
      const pseudos = new Set<string>();
      let added = 0;
      let isOver = false;
      const observer = new MutationObserver((records) => {
        if (pseudos.size > 0) added += records.filter((one) => one.addedNodes.length > 0).length;
      });
      for (const end = performance.now() + 30_000; performance.now() < end && !isOver;) {
        await new Promise(requestAnimationFrame);
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view'))
            pseudos.add(effect.pseudoElement);
        const isOn = document.documentElement.matches(':active-view-transition');
        if (isOn) observer.observe(document.body, { childList: true, subtree: true });
        isOver = pseudos.size > 0 && !isOn;
      }
      observer.disconnect();
      return { pseudos: [...pseudos], added };
    });
    await follow(page, to);
    void midway(page).then(release, release);
    const { pseudos, added } = await crossing;
    release();
    const when = `${from} to ${to}`;
    expect(await transitions(), when).toEqual({ started: 1, cut: 0 });
    expect(pseudos, when).toEqual(
      expect.arrayContaining(['::view-transition-group(line)', '::view-transition-old(page)']),
    );
    await expect(page).toHaveURL(to);
    if (added > 0) parts += 1;
  }
  expect(parts, 'crossings in which something came').toBeGreaterThan(ways.length / 2);
});

/** @returns how bright a square of 20 px is on average, from 0 to 255 */
const brightnessAt = async (page: Page, x: number, y: number) => {
  const picture = await page.screenshot({ clip: { x, y, width: 20, height: 20 } });
  const [grey = NaN] = await greysOf(page, picture, { side: 1 });
  return grey;
};

test('header and footer keep their places over both pages', async ({ page }) => {
  await open(page, '/contact');
  const footer = page.getByRole('contentinfo');
  const end = await footer.evaluate((element) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - 300, behavior: 'instant' });
    return scrollY;
  });
  await holdTransition(page);
  await footer.getByRole('link', { name: 'About' }).evaluate((it: HTMLElement) => it.click());
  await goTo(page, 0);
  // A page left from its end stays where it was.
  const shift = await page.evaluate(
    () =>
      new DOMMatrix(
        getComputedStyle(document.documentElement, '::view-transition-old(page)').transform,
      ).f,
  );
  expect(shift).toBeCloseTo(-end, 0);
  expect(await brightnessAt(page, 600, 340), 'footer').toBeLessThan(40);
  expect(await brightnessAt(page, 500, 20), 'header').toBeGreaterThan(200);
  // Excludes the mark below the current item, which changes.
  const header = () => page.screenshot({ clip: { x: 0, y: 0, width: 1440, height: 52 } });
  await goTo(page, 20);
  const first = await header();
  for (const ms of [280, 519]) {
    await goTo(page, ms);
    expect(first.equals(await header()), `${ms} ms`).toBe(true);
  }
  const logo = page.getByRole('banner').getByRole('link').first();
  await logo.click({ trial: true });
  const held = await logo.boundingBox();
  await finish(page);
  expect(await logo.boundingBox(), 'at rest').toEqual(held);
});

/** @returns how bright a spot of a picture is, from 0 to 255 */
const brightness = async (page: Page, picture: Buffer, x: number, y: number) => {
  const [grey = NaN] = await greysOf(page, picture, { part: { x, y, width: 1, height: 1 } });
  return grey;
};

for (const from of ['/', '/services/branding', '/about', '/careers', '/faq'])
  test(`left from its foot, ${from} gets no brighter before the new page comes`, async ({
    page,
  }) => {
    await open(page, from);
    const footer = page.getByRole('contentinfo');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    // Fetches the page: the old one dims at once.
    await footer.getByRole('link', { name: 'Contact' }).hover();
    await page.waitForLoadState('networkidle');
    await settled(page);
    const wordmark = await footer.locator('svg').last().boundingBox();
    if (!wordmark) throw new Error('The footer has no wordmark');
    /** On the upright of its t. */
    const letter = [
      Math.round(wordmark.x + wordmark.width * 0.55),
      Math.round(wordmark.y + wordmark.height * 0.3),
    ] as const;
    const values = [await brightness(page, await page.screenshot(), ...letter)];
    const frames: { at: number; picture: Buffer }[] = [];
    const session = await page.context().newCDPSession(page);
    session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
      frames.push({ at: metadata.timestamp ?? 0, picture: Buffer.from(data, 'base64') });
      void session.send('Page.screencastFrameAck', { sessionId });
    });
    await session.send('Page.startScreencast', { format: 'png' });
    await holdTransition(page);
    await follow(page, paths.contact);
    await page.evaluate(() => Reflect.get(window, 'held'));
    await session.send('Page.stopScreencast');
    for (const { picture } of frames.toSorted((one, other) => one.at - other.at))
      values.push(await brightness(page, picture, ...letter));
    // The screencast may miss the held frame; a screenshot draws it.
    const first = await page.screenshot();
    values.push(await brightness(page, first, ...letter));
    expect(await brightness(page, first, 500, 20), 'the header is back').toBeGreaterThan(200);
    const seen = values.join(' ');
    // It has dimmed since the press.
    expect(values.at(-1), seen).toBeLessThan(values[0] ?? NaN);
    const flashes = values.filter((value, index) => value > (values[index - 1] ?? NaN) + 1);
    expect(flashes, seen).toEqual([]);
  });

test('a held crossing ends by a key or a turn of the wheel, with the focus on the new heading', async ({
  page,
}) => {
  await open(page, '/about');
  for (const [link, end] of [
    ['Careers', () => page.keyboard.press('Shift')],
    ['About', () => page.mouse.wheel(0, 200)],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).focus();
    await holdTransition(page);
    await page.keyboard.press('Enter');
    await goTo(page, 100);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.mouse.move(700, 500);
    await end();
    await expect.poll(() => isCrossing(page), link).toBe(false);
  }
});

test('nothing crosses between tabs, on Back and Forward, or with motion reduced or paused', async ({
  page,
}) => {
  const transitions = await countTransitions(page);
  const [branding, video] = [paths.branding, paths.videoMarketing];
  await open(page, branding);
  await page.getByRole('navigation', { name: 'Service' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(video);
  await page.goBack();
  await expect(page).toHaveURL(branding);
  await page.goForward();
  await expect(page).toHaveURL(video);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow(page, paths.careers);
  await expect(page.locator('main h1')).toHaveText('Join our team');
  expect(await transitions()).toMatchObject({ started: 0 });
  await page.emulateMedia({ reducedMotion: null });
  await setPaused(page, true);
  await open(page, paths.about);
  await follow(page, paths.careers);
  await expect(page.locator('main h1')).toHaveText('Join our team');
  expect(await transitions()).toMatchObject({ started: 0 });
});

for (const [path, form] of [
  [paths.contact, 'Detailed enquiry'],
  [paths.about, 'Short enquiry'],
] as const)
  test(`the old page stays, with a progress line, until ${path} has loaded with its form`, async ({
    page,
  }) => {
    await open(page, paths.privacyPolicy);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/(?:detailed|short)-form.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    // The heading of every frame, and whether anything of the page is still loading.
    await page.evaluate(() => {
      const seen = new Set<string>();
      Reflect.set(window, 'seen', seen);
      const look = () => {
        const heading = document.querySelector<HTMLElement>('main h1');
        const isWaiting = document.querySelector('main [aria-busy], main:empty') !== null;
        seen.add(`${heading?.checkVisibility() ? heading.innerText : 'nothing'} ${isWaiting}`);
        requestAnimationFrame(look);
      };
      look();
    });
    const heading = page.locator('main h1');
    const before = await heading.innerText();
    await follow(page, path);
    const grown = () =>
      page.locator('header').evaluate((header) => {
        const { animationName, transform } = getComputedStyle(header, '::after');
        return animationName === 'none' ? 0 : new DOMMatrix(transform).a;
      });
    await expect.poll(grown).toBeGreaterThan(0.1);
    expect(await heading.innerText()).toBe(before);
    release();
    await expect(page.getByRole('form', { name: form })).toBeVisible();
    await expect.poll(grown).toBe(0);
    const after = await heading.innerText();
    const seen = () => page.evaluate(() => [...Reflect.get(window, 'seen')]);
    await expect.poll(seen).toEqual([`${before} false`, `${after} false`]);
  });
