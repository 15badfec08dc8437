import { readdirSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { FailingSite, type Failure, failures } from './failing-site';
import { routes } from './routes';
import { test as withSite } from './site';

base.describe.configure({ mode: 'parallel' });
base.setTimeout(600_000);

const distDir = process.env['DIST_DIR'] ?? 'dist';
const typed = 'Half a sentence';

interface Opening {
  path: string;
  width?: number;
  /** What a form has handed to the page. */
  state?: object;
}

const answers = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [`q-${index + 1}`, 'b']),
);
const audit = { reference: 'A-1', company: 'Hexwell', takenAt: 1_700_000_000_000, answers };

/** The page with the fewest scripts of its own. */
const plainPath = '/privacy-policy';

/** Every page, in all that has scripts of its own. */
const openings: readonly Opening[] = [
  ...routes.map((path) => ({ path })),
  { path: '/success', state: { success: true, audit } },
  { path: '/faq', width: 390 },
];

type FlakySite = FailingSite & { url: string };

const test = withSite.extend<object, { flaky: FlakySite }>({
  flaky: [
    async ({ site }, provide) => {
      const flaky = new FailingSite(site.url);
      const url = await flaky.start();
      await provide(Object.assign(flaky, { url }));
      flaky.stop();
    },
    { scope: 'worker' },
  ],
});

/** The first text field of a page: of its own form, else of the footer's. */
const field = (page: Page) =>
  page
    .locator(
      ':is(main, footer) form :is(textarea, input:is([type="text"], [type="email"], :not([type])))',
    )
    .filter({ visible: true })
    .first();

/** Uses all of a page that fetches scripts: goes through it, into its fields and its lists. */
const goThrough = async (page: Page) => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
    const controls = 'main :is(input, textarea, [aria-haspopup]), footer input';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      control.focus();
      await new Promise((done) => setTimeout(done));
    }
  });
};

/** Opens a tab of its own. @returns the tab, and what nobody has caught in it */
const visit = async (context: BrowserContext, url: string, { path, width, state }: Opening) => {
  const page = await context.newPage();
  if (width) await page.setViewportSize({ width, height: 844 });
  if (state)
    await page.addInitScript(
      (usr) => history.replaceState({ usr, key: 'sent', idx: 0 }, ''),
      state,
    );
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto(url + path, { waitUntil: 'domcontentloaded' });
  return { page, thrown };
};

const taken = (page: Page) =>
  page.locator('.site--unknown, .gate--unknown').first().waitFor({ state: 'detached' });

/** Visits a page on which nothing fails. @returns its heading, and the scripts that it asks for */
const visitSound = async (context: BrowserContext, flaky: FlakySite, opening: Opening) => {
  flaky.broken = undefined;
  flaky.asked = [];
  const { page } = await visit(context, flaky.url, opening);
  await taken(page);
  await expect(page.locator('[data-early]')).toHaveCount(0);
  await goThrough(page);
  await page.waitForLoadState('networkidle');
  const heading = await page.locator('h1').filter({ visible: true }).first().innerText();
  await page.close();
  return { heading, files: [...new Set(flaky.asked.filter((file) => file.endsWith('.js')))] };
};

interface Case {
  opening: Opening;
  heading: string;
  file: string;
  failure: Failure;
  /** The script fails after something has been typed, else before. */
  isTypedFirst: boolean;
}

const endure = async (context: BrowserContext, flaky: FlakySite, one: Case) => {
  const { opening, heading, file, failure, isTypedFirst } = one;
  const what = `${file} answered ${failure}, typed ${isTypedFirst ? 'before' : 'after'}`;
  flaky.asked = [];
  flaky.broken = { file, failure };
  const release = flaky.hold();
  if (!isTypedFirst) release();
  const { page, thrown } = await visit(context, flaky.url, opening);
  const input = field(page);
  const hasField = (await input.count()) > 0;
  if (hasField) await input.fill(typed);
  release();
  // The entry takes everything over but the text; all else leaves the frame of the page alive.
  if (!file.includes('/index-')) await taken(page);
  await goThrough(page);
  await expect.poll(() => flaky.asked, what).toContain(file);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect.soft(thrown, what).toEqual([]);
  await expect.soft(page.getByText(heading).filter({ visible: true }).first(), what).toBeVisible();
  expect.soft(flaky.asked.filter((asked) => asked === file).length, what).toBeLessThanOrEqual(4);
  expect
    .soft(
      flaky.asked.filter((asked) => asked === opening.path),
      what,
    )
    .toHaveLength(1);
  if (hasField) {
    await expect.soft(input, what).toHaveValue(typed);
    // Whoever comes back in this tab finds it again.
    const kept = await page.evaluate(() => Object.values(sessionStorage).join());
    const isDrafted = await input.evaluate((element) => element.matches('main form:not([role]) *'));
    if (isDrafted && opening.path !== '/faq') expect.soft(kept, what).toContain(typed);
  }
  // A form that stays dead says how to write instead; while it may still come this takes 15 seconds.
  const dead = page.locator('form[data-early]').filter({ visible: true });
  if (failure !== 'never' && (await dead.count()) > 0)
    await expect.soft(dead.first().getByRole('link', { name: '@' }), what).toBeVisible();
  await page.close();
};

for (const opening of openings) {
  const { path, width } = opening;
  test(`${path}${width ? ` at ${width} px` : ''}: no script that fails takes the page or what is typed along`, async ({
    context,
    flaky,
  }) => {
    const { files: everywhere } = await visitSound(context, flaky, { path: plainPath });
    const { heading, files } = await visitSound(context, flaky, opening);
    for (const [index, file] of files.entries())
      for (const [turn, failure] of failures.entries()) {
        // What all pages have in common fails in all ways on one of them, and in one way on each other.
        const isShared = everywhere.includes(file) && path !== plainPath;
        if (isShared && turn !== index % failures.length) continue;
        await endure(context, flaky, {
          opening,
          heading,
          file,
          failure,
          isTypedFirst: (index + turn) % 2 === 0,
        });
      }
  });
}

test('the table holds every script of the build', async ({ context, flaky }) => {
  const seen = new Set<string>();
  for (const opening of openings)
    for (const file of (await visitSound(context, flaky, opening)).files) seen.add(file);
  const built = readdirSync(`${distDir}/assets`).filter((file) => file.endsWith('.js'));
  expect(built.filter((file) => !seen.has(`/assets/${file}`))).toEqual([]);
});

test('a form whose script fails for good is asked for now and then, and comes when it can', async ({
  context,
  flaky,
}) => {
  const { files } = await visitSound(context, flaky, { path: '/about' });
  const file = files.find((name) => name.includes('short-form')) ?? '';
  flaky.asked = [];
  flaky.broken = { file, failure: '404' };
  const { page, thrown } = await visit(context, flaky.url, { path: '/about' });
  const form = page.getByRole('form', { name: 'Short enquiry' });
  await form.getByLabel('Name').fill(typed);
  for (let turn = 0; turn < 20; turn += 1) {
    await form.getByLabel(turn % 2 ? 'Email' : 'Company').focus();
    await page.waitForTimeout(200);
  }
  expect(flaky.asked.filter((asked) => asked === file).length).toBeLessThanOrEqual(3);
  await expect(form.getByRole('link', { name: '@' })).toBeVisible();
  await form.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(form.getByLabel('Name')).toHaveValue(typed);

  flaky.broken = undefined;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(form.getByRole('link', { name: '@' })).toBeHidden();
  await expect(form.getByLabel('Name')).toHaveValue(typed);
  // What was pressed meanwhile is done now: the first gap has the focus.
  await expect(form.getByLabel('Email')).toBeFocused();
  expect(thrown).toEqual([]);
});

for (const failure of failures)
  test(`a page whose script is answered ${failure} is loaded anew by its address, once`, async ({
    context,
    flaky,
  }) => {
    const { files } = await visitSound(context, flaky, { path: '/careers' });
    const file = files.find((name) => name.includes('careers-page')) ?? '';
    flaky.asked = [];
    flaky.broken = { file, failure };
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
