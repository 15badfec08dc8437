import { rmSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { startServer } from '../../server/testing/spawn';
import { temporaryFolder } from '../../server/testing/temporary-folder';
import { nameWords } from '../../src/content/name-line';
import { paths } from '../../src/content/pages';
import { auditDetails } from '../e2e/forms';
import { person, type Person, until } from './person';
import { chromium, firefox } from './puppeteer';
import type { Engine, Tab } from './tab';
import { webkit } from './webkit';

/**
 * What can differ between engines, on the built site: one project an engine. Chromium's journeys hold the rest; here
 * it runs the real page zoom alone, which Playwright lacks.
 */
const engines = { chromium, firefox, webkit };

const test = base.extend<
  { zoom: number; me: Person },
  { url: string; newTab: (zoom: number) => Promise<Tab> }
>({
  zoom: [1, { option: true }],
  url: [
    async ({}, provide) => {
      const data = temporaryFolder();
      const command = [process.execPath, 'dist-server/index.js'];
      const server = await startServer(data, { DIST_DIR: 'dist' }, command);
      await provide(server.url);
      await server.end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  /** Starts a browser for each zoom, not for each test. */
  newTab: [
    async ({}, provide, info) => {
      const launch = Object.entries(engines).find(([name]) => name === info.project.name)?.[1];
      if (!launch) throw new Error(`No engine is called ${info.project.name}`);
      let engine: Engine | undefined;
      let zoomed: number | undefined;
      await provide(async (zoom) => {
        if (zoom !== zoomed) await engine?.close();
        if (zoom !== zoomed || !engine) engine = await launch(zoom);
        zoomed = zoom;
        return engine.newTab();
      });
      await engine?.close();
    },
    { scope: 'worker' },
  ],
  me: async ({ zoom, url, newTab }, provide, info) => {
    const tab = await newTab(zoom);
    await provide(person(tab, url));
    if (info.errors.length > 0)
      await info.attach('window', { body: await tab.picture(), contentType: 'image/png' });
    await tab.close();
  },
});

/** Leaves out /success, which redirects home without a sent form; the form checks end there. */
const routes = [
  ...Object.values(paths).filter((route) => route !== paths.success),
  '/nowhere/at/all',
];

/** Each route loads without an error and fits the width of the window. */
const visit = async (me: Person, visited: readonly string[]) => {
  for (const route of visited) {
    await me.open(route);
    const sideways = await me.tab.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect([route, Math.max(sideways, 0), me.tab.errors()]).toEqual([route, 0, []]);
  }
};

/** An audit is free once: each needs another person. */
const takeAudit = async (me: Person, name: string, phone: string) => {
  await me.open(paths.brandAudit);
  const answer = 'input[name="q-1"][value="b"]';
  await me.click(`label:has(${answer})`);
  // What is below moves up until then.
  await me.untilThere(`[data-collapsed] ${answer}:checked`);
  await me.tab.run(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[name^="q-"][value="b"]'))
      one.click();
  });
  await until('every answer', () =>
    me.tab.run(() => document.querySelectorAll('[name^="q-"]:checked').length === 20),
  );
  for (const [label, text] of [...auditDetails(name), ['Contact No.', phone] as const])
    await me.fill(label, text);
  await me.click('main form button', 'SUBMIT AUDIT');
  await me.untilSays('Cheerio!');
};

test('every route loads without an error and nothing is sideways', ({ me }) => visit(me, routes));

test('the contact page has its address in one line and its animation, and the form with its lists is sent', async ({
  me,
}) => {
  await me.open(paths.contact);
  // Letters differ in width.
  const lines = await me.tab.run(() => {
    const range = document.createRange();
    const address = document.querySelector('main a[href^="mailto:"]');
    if (address) range.selectNodeContents(address);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  });
  expect(lines).toBe(1);
  await until('the animation is ready', () => me.exists('[data-lottie="ready"]'));
  await me.fill('Name', 'A. Founder');
  await me.fill('Email', 'detailed@hexwell.example');
  await me.fill('Country', 'india');
  await me.click('[role=option]', 'India');
  await me.fill('Contact No.', '9800000000');
  await me.fill('Company', 'Hexwell');
  await me.fill('Designation', 'Founder');
  await me.click('main label', 'One-time Project');
  // The open list is the browser's own; by its first letters an option is chosen without it.
  await me.fill('Budget', '10');
  await me.fill('Project Description', 'A name and a film.');
  await me.click('main button', 'Brand Identity');
  await me.click('main button', 'Send');
  await me.untilSays('Cheerio!');
});

test('the audit is answered and sent', ({ me }) => takeAudit(me, 'ada', '+442079460018'));

test('the menus open, close with Escape, and link to their pages', async ({ me }) => {
  await me.open(paths.home);
  await me.click('header button', 'Services');
  await me.untilThere('header [aria-expanded=true]');
  await me.tab.key('Escape');
  await until('the menu closes', async () => !(await me.exists('header [aria-expanded=true]')));
  await me.click('header button', 'Resources');
  await me.click('header a', 'Brand Audit');
  await until('the audit page', () => me.tab.run(() => location.pathname === '/brand-audit'));
});

test('from a sent short enquiry the line crosses to the FAQ, where a search opens a question', async ({
  me,
}) => {
  await me.open(paths.about);
  await me.fill('Name', 'A. Founder');
  await me.fill('Email', 'short@hexwell.example');
  await me.fill('Company', 'Hexwell');
  await me.fill('Brief Overview', 'A film about sensors.');
  await me.click('main form button', 'SUBMIT');
  await me.untilSays('The form is submitted successfully.');
  // In the frame in which it begins: it is over before a driver has asked.
  await me.tab.run(() => {
    const look = () => {
      const heights = document
        .getAnimations()
        .flatMap(({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.pseudoElement === '::view-transition-group(line)'
            ? effect.getKeyframes().map((frame) => Number.parseFloat(String(frame['height'])))
            : [],
        )
        .filter(Number.isFinite);
      if (heights.length === 0) return void requestAnimationFrame(look);
      const root = document.documentElement;
      const line = Number.parseFloat(getComputedStyle(root).getPropertyValue('--line'));
      const off = Math.abs((heights.at(-1) ?? 0) - line);
      Reflect.set(window, 'crossing', { kind: root.dataset['arriving'], isLevel: off <= 2 });
    };
    look();
  });
  await me.click('footer a', 'Branding');
  const crossing = () => me.tab.run(() => Reflect.get(window, 'crossing'));
  await until('the line lands on the floor', async () => Boolean(await crossing()));
  expect(await crossing()).toEqual({ kind: 'level', isLevel: true });
  await me.open(paths.faq);
  await me.fill('Search', 'pricing');
  await me.untilThere('main h3 button[aria-expanded]');
  expect(await me.says('No question')).toBe(false);
  await me.click('main h3 button[aria-expanded=false]');
  await me.untilThere('main h3 button[aria-expanded=true]');
});

test('the pills fall, are thrown and lifted, a typed name stands on the line; further down a film plays', async ({
  me,
}) => {
  const { tab } = me;
  const rest = () => until('pills at rest', () => me.exists('[data-pill-state="asleep"]'), 30_000);
  const placeOf = (pill: number) =>
    tab.run((index: number) => {
      const box = document.querySelectorAll('[data-pill]')[index]?.getBoundingClientRect();
      const { left = 0, top = 0, width = 0, height = 0 } = box ?? {};
      return { x: left + width / 2, y: top + height / 2 };
    }, pill);
  await me.open(paths.home);
  await rest();
  const thrown = await tab.run(() =>
    [...document.querySelectorAll('[data-pill]')].findIndex((pill) => {
      const { left, top, width, height } = pill.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit?.closest('[data-pill]') === pill;
    }),
  );
  const from = await placeOf(thrown);
  await tab.press(from, { x: from.x + 60, y: from.y - 120 }, { x: from.x + 90, y: from.y - 160 });
  await until('the thrown pill has moved', async () => {
    const { x, y } = await placeOf(thrown);
    return Math.hypot(x - from.x, y - from.y) > 10;
  });
  await rest();
  await tab.run(() => document.querySelector<HTMLElement>('[role=application]')?.focus());
  await tab.key('ArrowRight');
  const chosen = await tab.run(() =>
    [...document.querySelectorAll('[data-pill]')].findIndex((pill) =>
      pill.matches('[data-chosen]'),
    ),
  );
  const before = await placeOf(chosen);
  await tab.key('Enter');
  for (let step = 0; step < 8; step += 1) await tab.key('ArrowUp');
  await until('the chosen pill rises', async () => (await placeOf(chosen)).y < before.y - 60);
  await tab.key('Enter');
  await rest();
  await me.fill(nameWords.label, 'Zinc');
  await until('ten pieces stand', () =>
    tab.run(() => document.querySelectorAll('[data-layer="stand"] path').length === 10),
  );
  await until('the film plays', () =>
    tab.run(() => {
      const film = document.querySelector('video');
      film?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return (film?.currentTime ?? 0) > 0.3;
    }),
  );
});

for (const [zoom, which, visited] of [
  [1.5, 'home', [paths.home]],
  [3, 'every route', routes],
] as const)
  test.describe(`zoomed to ${zoom * 100} %`, () => {
    test.use({ zoom });
    test(`${which} is the site, not the gate, and nothing is sideways`, async ({ me }) => {
      await visit(me, visited);
      await until('the site, not the gate', () =>
        me.tab.run(() => !document.documentElement.hasAttribute('data-gated')),
      );
      await until('the menu button', () => me.exists('header button[aria-expanded]'));
    });
  });

test.describe('zoomed to 200 %', () => {
  test.use({ zoom: 2 });
  test('the audit is answered and sent', ({ me }) => takeAudit(me, 'zoe', '+442079460019'));
});
