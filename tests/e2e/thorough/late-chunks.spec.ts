import type { Page, Route } from '@playwright/test';
import { errorWords } from '../../../src/content/errors';
import { controls, press } from '../controls';
import { holdScripts } from '../hold-scripts';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

const typed = 'Half a sentence';

const html = { contentType: 'text/html', body: '<p>Not what was asked for.</p>' };

/** The ways in which a chunk can fail to load. */
const failures = {
  '404': (route: Route) => route.fulfill({ ...html, status: 404 }),
  '500': (route: Route) => route.fulfill({ ...html, status: 500 }),
  HTML: (route: Route) => route.fulfill(html),
  cut: (route: Route) => route.abort('connectionreset'),
  never: () => {},
};

/** The files of a chunk, such as `home-page`. */
const filesOf = (chunk: string) => `**/assets/${chunk}-*`;

/**
 * Fails a chunk, as a bad connection or a new deploy would. Nothing is cached.
 * @param held delays the failure
 * @returns how often the chunk was requested
 */
const breakChunk = async (
  page: Page,
  chunk: string,
  failure: keyof typeof failures,
  held?: Promise<void>,
) => {
  let tries = 0;
  await page.route(filesOf(chunk), async (route) => {
    tries += 1;
    await held;
    await failures[failure](route);
  });
  return () => tries;
};

/** @returns the uncaught errors of a page and the paths of its documents, filled as they come */
const watch = (page: Page) => {
  const thrown: string[] = [];
  const documents: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return { thrown, documents };
};

/** The first text field of a page: in its own form, else in the footer's. */
const field = (page: Page) =>
  page
    .locator(
      ':is(main, footer) form :is(textarea, input:is([type="text"], [type="email"], :not([type])))',
    )
    .filter({ visible: true })
    .first();

/** Loads every chunk of a page: scrolls through it and focuses its fields and lists. */
const goThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
    const fields = 'main :is(input, textarea, [aria-haspopup]), footer input';
    for (const control of document.querySelectorAll<HTMLElement>(fields)) {
      control.focus();
      await new Promise((done) => setTimeout(done));
    }
  });

/** Waits until the page layout has been hydrated. */
const taken = (page: Page) => page.locator('[data-width="unknown"]').waitFor({ state: 'detached' });

const answers = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [`q-${index + 1}`, 'b']),
);
const audit = { reference: 'A-1', company: 'Hexwell', takenAt: 1_700_000_000_000, answers };

interface Case {
  path: string;
  chunk: string;
  failure: keyof typeof failures;
  /** Whether the chunk fails after the first input. */
  isTypedFirst?: true;
  width?: number;
  /** Router state, as a form passes it to the page. */
  state?: object;
}

/** Every page, and every kind of chunk. */
const cases: readonly Case[] = [
  { path: '/', chunk: 'react', failure: '404', isTypedFirst: true },
  { path: '/', chunk: 'home-page', failure: 'cut' },
  { path: '/', chunk: 'interactive-pills', failure: '500' },
  { path: '/services/branding', chunk: 'features', failure: 'never' },
  { path: '/services/video-marketing', chunk: 'services-page', failure: 'HTML' },
  { path: '/about', chunk: 'short-form', failure: '500', isTypedFirst: true },
  { path: '/careers', chunk: 'main', failure: '404' },
  { path: '/brand-audit', chunk: 'brand-audit-page', failure: 'never', isTypedFirst: true },
  { path: '/contact', chunk: 'detailed-form', failure: 'cut', isTypedFirst: true },
  { path: '/faq', chunk: 'search', failure: '500', isTypedFirst: true },
  { path: '/faq', width: 390, chunk: 'gate', failure: '404' },
  { path: '/privacy-policy', chunk: 'privacy-policy-page', failure: 'HTML', isTypedFirst: true },
  { path: '/nowhere/at/all', chunk: 'hunt-stage', failure: 'cut' },
  { path: '/success', state: { success: true, audit }, chunk: 'audit-report', failure: 'HTML' },
];

for (const { path, chunk, failure, isTypedFirst, width, state } of cases)
  test(`${chunk} of ${path} answered ${failure}${isTypedFirst ? ', late,' : ''} loses neither page nor text`, async ({
    page,
  }) => {
    const { thrown, documents } = watch(page);
    if (width) await page.setViewportSize({ width, height: 844 });
    if (state)
      await page.addInitScript(
        (usr) => history.replaceState({ usr, key: 'sent', idx: 0 }, ''),
        state,
      );
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    if (!isTypedFirst) release();
    const tries = await breakChunk(page, chunk, failure, held);
    const begun = performance.now();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const input = field(page);
    const hasField = (await input.count()) > 0;
    if (hasField) await input.fill(typed);
    release();
    // A failed entry leaves only the text; any other failure leaves the layout working.
    if (!['main', 'react'].includes(chunk)) await taken(page);
    // Goes through again in case the first pass came before a form was hydrated.
    await expect(async () => {
      await goThrough(page);
      await expect.poll(tries, { timeout: 3000 }).toBeGreaterThan(0);
    }).toPass({ timeout: 30_000 });
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect.soft(thrown).toEqual([]);
    // The gate has no heading.
    const first = page
      .locator(width ? 'p' : 'h1')
      .filter({ visible: true })
      .first();
    await expect.soft(first).toHaveText(/./);
    await expect.soft(page.getByText(errorWords.title)).toHaveCount(0);
    // The prefetch and each importer request it once; after that, at most one retry in three seconds.
    expect.soft(tries()).toBeLessThanOrEqual(6 + (performance.now() - begun) / 3000);
    expect.soft(documents).toEqual([path]);
    if (hasField) await expect.soft(input).toHaveValue(typed);
    // A form whose chunk failed shows the e-mail address; while its chunk may still load this takes 15 s.
    const dead = page.locator('form[data-pre-hydration]').filter({ visible: true });
    if (failure !== 'never' && (await dead.count()) > 0)
      await expect.soft(dead.first().getByRole('link', { name: '@' })).toBeVisible();
  });

test('a form’s failed chunk is retried until it loads', async ({ page, context }) => {
  const { thrown } = watch(page);
  await breakChunk(page, 'short-form', '404');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('form', { name: 'Short enquiry' });
  await form.getByLabel('Name').fill(typed);
  await expect(form.getByRole('link', { name: '@' })).toBeVisible();
  await form.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(form.getByLabel('Name')).toHaveValue(typed);
  await page.unroute(filesOf('short-form'));
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(form.getByRole('link', { name: '@' })).toBeHidden();
  await expect(form.getByLabel('Name')).toHaveValue(typed);
  // The early press on Send takes effect: the first invalid field has the focus.
  await expect(form.getByLabel('Email')).toBeFocused();
  expect(thrown).toEqual([]);
});

test('a page whose chunk fails is reloaded once', async ({ page }) => {
  const { thrown, documents } = watch(page);
  await breakChunk(page, 'careers-page', 'HTML');
  await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' });
  await taken(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect.poll(() => documents).toEqual(['/privacy-policy', '/careers']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
  await taken(page);
  await goThrough(page);
  await expect(page).toHaveURL('/careers');
  expect(documents).toHaveLength(2);
  expect(thrown).toEqual([]);
});

for (const route of new Set(controls.map((control) => control.route))) {
  const pressed = controls.filter((control) => control.route === route);
  const kinds = pressed.map(({ kind }) => kind);

  test(`${kinds.join(', ')} on ${route} keep their answers when pressed before hydration or in it`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const answered = pressed.map((control) => press(page, control));
    await release();
    for (const ms of await Promise.all(answered)) expect(ms).toBeGreaterThan(0);

    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript((wanted) => {
      const pressOnceListening = () => {
        const root = document.getElementById('root');
        if (!root || !Object.keys(root).some((key) => key.startsWith('__reactContainer')))
          return void setTimeout(pressOnceListening);
        for (const { kind, selector } of wanted) {
          const target = document.querySelector<HTMLElement>(selector);
          target?.setAttribute('data-pressed', kind);
          target?.click();
        }
      };
      pressOnceListening();
    }, pressed);
    await page.goto(route);
    for (const { kind, answer } of pressed) {
      // By its mark, since its state has changed.
      await expect(page.locator(`[data-pressed="${kind}"]`)).toHaveAttribute(answer, 'true');
    }
    await expect(page.locator('main[data-pre-hydration]')).toHaveCount(0);
  });
}

test('a category chosen before the scripts load is taken', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  const category = page.getByRole('combobox', { name: 'Category' });
  await category.selectOption('MARKETING');
  await release();
  await expect(page.getByText('Showing 8 of 8')).toBeVisible();
  await expect(category).toHaveValue('MARKETING');
});

// What stays a part of a name: `early.spec.ts`.
test('a country typed by its code before the scripts load is taken', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.fill('uk');
  await page.getByRole('textbox', { name: 'Company' }).fill('Hexwell');
  await release();
  await expect(country).toHaveValue('United Kingdom');
  await expect(page.getByText('+44', { exact: true })).toBeVisible();
  await expect(country).toHaveAttribute('aria-expanded', 'false');
});
