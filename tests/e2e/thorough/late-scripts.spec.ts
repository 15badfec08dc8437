import { expect } from '@playwright/test';
import { errorWords } from '../../../src/content/errors';
import { controls, press } from '../controls';
import { type Failure, isScript } from '../failing-site';
import { field, goThrough, isDrawn, type Opening, taken, test, visit } from '../failing-visits';
import { holdScripts } from '../hold-scripts';

test.describe.configure({ mode: 'parallel' });

const typed = 'Half a sentence';

const answers = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [`q-${index + 1}`, 'b']),
);
const audit = { reference: 'A-1', company: 'Hexwell', takenAt: 1_700_000_000_000, answers };

interface Case extends Opening {
  script: string;
  failure: Failure;
  /** Whether the script fails after the first input. */
  isTypedFirst?: true;
}

/** Every page, and every kind of script. */
const cases: readonly Case[] = [
  { path: '/', script: 'react', failure: '404', isTypedFirst: true },
  { path: '/', script: 'home-page', failure: 'cut' },
  { path: '/', script: 'interactive-pills', failure: '500' },
  { path: '/services/branding', script: 'features', failure: 'never' },
  { path: '/services/video-marketing', script: 'services-page', failure: 'HTML' },
  { path: '/about', script: 'short-form', failure: '500', isTypedFirst: true },
  { path: '/careers', script: 'index', failure: '404' },
  { path: '/brand-audit', script: 'brand-audit-page', failure: 'never', isTypedFirst: true },
  { path: '/contact', script: 'detailed-form', failure: 'cut', isTypedFirst: true },
  { path: '/contact', script: 'select', failure: '404' },
  { path: '/faq', script: 'search', failure: '500', isTypedFirst: true },
  { path: '/faq', width: 390, script: 'gate', failure: '404' },
  { path: '/privacy-policy', script: 'privacy-policy-page', failure: 'HTML', isTypedFirst: true },
  { path: '/nowhere/at/all', script: 'hunt-stage', failure: 'cut' },
  { path: '/success', state: { success: true, audit }, script: 'audit-report', failure: 'HTML' },
];

for (const { script, failure, isTypedFirst, ...opening } of cases)
  test(`${script} of ${opening.path} answered ${failure}, typed ${isTypedFirst ? 'before' : 'after'}: neither page nor input is lost`, async ({
    context,
    flaky,
  }) => {
    flaky.asked = [];
    flaky.broken = { script, failure };
    const begun = performance.now();
    const release = flaky.hold();
    if (!isTypedFirst) release();
    let visited = await visit(context, flaky.url, opening);
    while (!(await isDrawn(visited.page))) {
      await visited.page.close();
      flaky.asked = [];
      visited = await visit(context, flaky.url, opening);
    }
    const { page, thrown } = visited;
    const input = field(page);
    const hasField = (await input.count()) > 0;
    if (hasField) await input.fill(typed);
    release();
    // A failed entry leaves only the text; any other failure leaves the layout working.
    if (!['index', 'react'].includes(script)) await taken(page);
    const tries = () => flaky.asked.filter((path) => isScript(path, script)).length;
    // Goes through again in case the first pass came before a form was hydrated.
    await expect(async () => {
      await goThrough(page);
      await expect.poll(tries, { timeout: 3000 }).toBeGreaterThan(0);
    }).toPass({ timeout: 12_000 });
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect.soft(thrown).toEqual([]);
    // The gate has no heading.
    const first = page
      .locator(opening.width ? 'p' : 'h1')
      .filter({ visible: true })
      .first();
    await expect.soft(first).toHaveText(/./);
    await expect.soft(page.getByText(errorWords.title)).toHaveCount(0);
    // The prefetch and each importer request it once; after that, at most one retry in three seconds.
    expect.soft(tries()).toBeLessThanOrEqual(6 + (performance.now() - begun) / 3000);
    expect.soft(flaky.asked.filter((path) => path === opening.path)).toHaveLength(1);
    if (hasField) await expect.soft(input).toHaveValue(typed);
    // A form whose script failed shows the e-mail address; while its script may still load this takes 15 s.
    const dead = page.locator('form[data-pre-hydration]').filter({ visible: true });
    if (failure !== 'never' && (await dead.count()) > 0)
      await expect.soft(dead.first().getByRole('link', { name: '@' })).toBeVisible();
  });

test('a form’s failed script is retried until it loads', async ({ context, flaky }) => {
  flaky.broken = { script: 'short-form', failure: '404' };
  const { page, thrown } = await visit(context, flaky.url, { path: '/about' });
  const form = page.getByRole('form', { name: 'Short enquiry' });
  await form.getByLabel('Name').fill(typed);
  await expect(form.getByRole('link', { name: '@' })).toBeVisible();
  await form.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(form.getByLabel('Name')).toHaveValue(typed);
  flaky.broken = undefined;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(form.getByRole('link', { name: '@' })).toBeHidden();
  await expect(form.getByLabel('Name')).toHaveValue(typed);
  // The early press on Send takes effect: the first invalid field has the focus.
  await expect(form.getByLabel('Email')).toBeFocused();
  expect(thrown).toEqual([]);
});

for (const failure of ['404', 'HTML', 'cut'] as const)
  test(`a page whose script fails with ${failure} is reloaded once`, async ({ context, flaky }) => {
    flaky.asked = [];
    flaky.broken = { script: 'careers-page', failure };
    const { page, thrown } = await visit(context, flaky.url, { path: '/privacy-policy' });
    await taken(page);
    const loaded = page.waitForResponse(`${flaky.url}/careers`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await loaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
    await taken(page);
    await goThrough(page);
    await expect(page).toHaveURL(`${flaky.url}/careers`);
    expect(flaky.asked.filter((asked) => asked === '/careers')).toHaveLength(1);
    expect(thrown).toEqual([]);
  });

for (const control of controls) {
  const { kind, route, selector, answer } = control;

  test(`${kind} on ${route} pressed before its script loads or during hydration keeps its answer`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const answered = press(page, control);
    await release();
    expect(await answered).toBeGreaterThan(0);

    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript((wanted) => {
      const pressOnceListening = () => {
        const root = document.getElementById('root');
        if (!root || !Object.keys(root).some((key) => key.startsWith('__reactContainer')))
          return void setTimeout(pressOnceListening);
        const target = document.querySelector<HTMLElement>(wanted);
        target?.setAttribute('data-pressed', '');
        target?.click();
      };
      pressOnceListening();
    }, selector);
    await page.goto(route);
    const pressed = page.locator('[data-pressed]');
    await expect(pressed).toBeAttached();
    await expect(page.locator('main[data-pre-hydration]')).toHaveCount(0);
    await expect(pressed).toHaveAttribute(answer, 'true');
  });
}

for (const [early, shown, code] of [
  ['uk', 'United Kingdom', '+44'],
  ['Unit', 'Unit', undefined],
] as const)
  test(`a country typed as "${early}" before the scripts load is kept`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.fill(early);
    await page.getByRole('textbox', { name: 'Company' }).fill('Hexwell');
    await release();
    await expect(country).toHaveAttribute('aria-expanded', 'false');
    await expect
      .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
      .toContain('Hexwell');
    await expect(country).toHaveValue(shown);
    if (code) await expect(page.getByText(code, { exact: true })).toBeVisible();
  });
