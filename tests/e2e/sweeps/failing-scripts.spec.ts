import { readdirSync } from 'node:fs';
import { type BrowserContext, expect } from '@playwright/test';
import { type FailingSite, type Failure, failures } from '../failing-site';
import {
  field,
  goThrough,
  isDrawn,
  type Opening,
  taken,
  test,
  visit,
  visitHealthy,
} from '../failing-visits';
import { routes } from '../routes';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(600_000);

const distDir = process.env['DIST_DIR'] ?? 'dist';
const typed = 'Half a sentence';

const answers = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [`q-${index + 1}`, 'b']),
);
const audit = { reference: 'A-1', company: 'Hexwell', takenAt: 1_700_000_000_000, answers };

/** The page with the fewest scripts of its own. */
const plainPath = '/privacy-policy';

/** Every page, in each state that has its own scripts. */
const openings: readonly Opening[] = [
  ...routes.map((path) => ({ path })),
  { path: '/success', state: { success: true, audit } },
  { path: '/faq', width: 390 },
];

interface Case {
  opening: Opening;
  heading: string;
  file: string;
  failure: Failure;
  /** Whether the script fails after the first input. */
  isTypedFirst: boolean;
}

const endure = async (context: BrowserContext, flaky: FailingSite & { url: string }, one: Case) => {
  const { opening, heading, file, failure, isTypedFirst } = one;
  const what = `${file} answered ${failure}, typed ${isTypedFirst ? 'before' : 'after'}`;
  flaky.asked = [];
  flaky.broken = { file, failure };
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
  // A failed entry, or what it imports, leaves only the text; any other failure leaves the layout working.
  if (!/\/(?:index|react|rolldown-runtime)-/.test(file)) await taken(page);
  // Goes through again in case the first pass came before a form was hydrated.
  await expect(async () => {
    await goThrough(page);
    await expect.poll(() => flaky.asked, { message: what, timeout: 3000 }).toContain(file);
  }).toPass({ timeout: 12_000 });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect.soft(thrown, what).toEqual([]);
  await expect.soft(page.getByText(heading).filter({ visible: true }).first(), what).toBeVisible();
  // The prefetch and each importer request it once; after that, at most one retry in three seconds.
  const tries = 6 + (performance.now() - begun) / 3000;
  expect
    .soft(flaky.asked.filter((asked) => asked === file).length, what)
    .toBeLessThanOrEqual(tries);
  expect
    .soft(
      flaky.asked.filter((asked) => asked === opening.path),
      what,
    )
    .toHaveLength(1);
  if (hasField) {
    await expect.soft(input, what).toHaveValue(typed);
    // The draft survives in this tab.
    const kept = await page.evaluate(() => Object.values(sessionStorage).join());
    const isDrafted = await input.evaluate((element) => element.matches('main form:not([role]) *'));
    if (isDrafted && opening.path !== '/faq') expect.soft(kept, what).toContain(typed);
  }
  // A form whose script failed shows the e-mail address; while its script may still load this takes 15 s.
  const dead = page.locator('form[data-pre-hydration]').filter({ visible: true });
  if (failure !== 'never' && (await dead.count()) > 0)
    await expect.soft(dead.first().getByRole('link', { name: '@' }), what).toBeVisible();
  await page.close();
};

for (const opening of openings) {
  const { path, width } = opening;
  test(`${path}${width ? ` at ${width} px` : ''}: no failing script loses the page or its input`, async ({
    context,
    flaky,
  }) => {
    const { files: everywhere } = await visitHealthy(context, flaky, { path: plainPath });
    const { heading, files } = await visitHealthy(context, flaky, opening);
    for (const [index, file] of files.entries())
      for (const [turn, failure] of failures.entries()) {
        // Each file fails in one way, in turn; EVERY_WAY tests all five, which takes about twenty minutes. Files that
        // all pages share do so on one page only.
        const isShared = everywhere.includes(file) && path !== plainPath;
        const isInAllWays = process.env['EVERY_WAY'] !== undefined && !isShared;
        if (!isInAllWays && turn !== index % failures.length) continue;
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

test('the openings load every script of the build', async ({ context, flaky }) => {
  const seen = new Set<string>();
  for (const opening of openings)
    for (const file of (await visitHealthy(context, flaky, opening)).files) seen.add(file);
  const built = readdirSync(`${distDir}/assets`).filter((file) => file.endsWith('.js'));
  expect(built.filter((file) => !seen.has(`/assets/${file}`))).toEqual([]);
});
