import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../../server/testing/spawn';
import { temporaryFolder } from '../../server/testing/temporary-folder';
import { run } from '../run';
import { crossing } from './checks/crossing';
import { fold } from './checks/fold';
import { audit, detailedEnquiry, shortEnquiry } from './checks/forms';
import { hunt, huntByKeys } from './checks/hunt';
import { lineBreaks } from './checks/lines';
import { films, menus, pills, search } from './checks/moves';
import { rail } from './checks/rail';
import { everyRoute } from './checks/routes';
import { chromium } from './chromium';
import { firefox } from './firefox';
import { person, type Person, until } from './page';
import type { TestBrowser } from './tab';
import { webkit } from './webkit';

/**
 * Builds the site and checks it in three browsers: `npm run browsers [-- name …]`, with names of browsers or checks.
 * Writes a screenshot of each route to `browsers-report/`. Exits 1 when a check fails. Skips a browser that is not
 * installed, and says so.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const report = path.resolve('browsers-report');
const builtServer = [process.execPath, 'dist-server/index.js'];

type Check = (me: Person, folder: string) => Promise<void>;

/** @returns whether the gate is shown, once the page has looked at the window's size again */
const isGated = (me: Person) =>
  me.tab.run(() => {
    dispatchEvent(new Event('resize'));
    return document.documentElement.hasAttribute('data-gated');
  });

const zoomed: Check = async (me, folder) => {
  await everyRoute(me, folder);
  // A screenshot resizes the window for a moment. If no frame is drawn, no event reports its end.
  await until('the site, not the gate', async () => !(await isGated(me)));
  await until('the menu button', () => me.exists('header button[aria-expanded]'));
};

/** Each check by name, with its page zoom. */
const checks: Readonly<Record<string, readonly [zoom: number, check: Check]>> = {
  routes: [1, everyRoute],
  lines: [1, lineBreaks],
  menus: [1, menus],
  crossing: [1, crossing],
  search: [1, search],
  short: [1, shortEnquiry],
  detailed: [1, detailedEnquiry],
  rail: [1, rail],
  fold: [1, fold],
  audit: [1, audit],
  pills: [1, pills],
  hunt: [1, hunt],
  'hunt-keys': [1, huntByKeys],
  films: [1, films],
  'zoom-150': [1.5, zoomed],
  'zoom-300': [3, zoomed],
  'audit-zoomed': [2, audit],
};

const browsers: readonly TestBrowser[] = [chromium, firefox, webkit];
const isChosen = (name: string, all: readonly string[]) => {
  const chosen = positionals.filter((word) => all.includes(word));
  return chosen.length === 0 || chosen.includes(name);
};

if ((await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1);

const folder = temporaryFolder();
/** @returns the error, or undefined when the check passes */
const attempt = async (
  browser: TestBrowser,
  name: string,
  [zoom, check]: readonly [number, Check],
) => {
  const own = path.join(browser.name.toLowerCase(), name);
  const pictures = path.join(report, own);
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const data = path.join(folder, own, String(performance.now()));
  const server = await startServer(data, { DIST_DIR: 'dist' }, builtServer);
  try {
    await browser.withTab(zoom, async (tab) => {
      try {
        await check(person(tab, server.url), pictures);
      } catch (error) {
        writeFileSync(path.join(pictures, 'failed.png'), await tab.picture());
        throw error;
      }
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await server.end('SIGTERM');
  }
};

const names = browsers.map(({ name }) => name.toLowerCase());
let failures = 0;
for (const browser of browsers.filter(({ name }) => isChosen(name.toLowerCase(), names))) {
  if (!browser.isThere()) {
    console.log(`SKIP  ${browser.name} is not installed: ${browser.advice}`);
    continue;
  }
  for (const [name, check] of Object.entries(checks)) {
    if (!isChosen(name, Object.keys(checks))) continue;
    const begin = performance.now();
    const first = await attempt(browser, name, check);
    // A busy machine may stall a check once. A check that fails twice is broken.
    const second = first === undefined ? undefined : await attempt(browser, name, check);
    const seconds = Math.round((performance.now() - begin) / 1000);
    const what = `${browser.name}: ${name} (${seconds} s)`;
    if (first === undefined) console.log(`ok    ${what}`);
    else if (second === undefined) console.log(`ok    ${what}, on the second try; first: ${first}`);
    else console.log(`FAIL  ${what}: ${second}`);
    if (second !== undefined) failures += 1;
  }
}
rmSync(folder, { recursive: true, force: true });
process.exit(failures === 0 ? 0 : 1);
