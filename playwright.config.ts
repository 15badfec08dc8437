import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser';

const chromium = await findBrowser();
// Playwright reads this file once more in each worker.
process.env['CHROME_PATH'] = chromium;
/** Debian's Chromium without windows, which take one renderer more for each page. */
const shell = '/usr/bin/chromium-headless-shell';
const executablePath = chromium === '/usr/bin/chromium' && existsSync(shell) ? shell : chromium;
const isCi = process.env['CI'] !== undefined;

/** Journeys in a browser. Each worker starts its own copy of the built site and its server (`tests/e2e/site.ts`). */
export default defineConfig({
  testDir: 'tests/e2e',
  // `npm test` runs the first, `npm run test:all` the second as well.
  projects: [
    { name: 'journeys', testIgnore: '**/thorough/**' },
    { name: 'thorough', testMatch: '**/thorough/**/*.spec.ts' },
    // `npm run engines`
    { name: 'firefox', testDir: 'tests/engines', fullyParallel: true },
    { name: 'webkit', testDir: 'tests/engines', fullyParallel: true },
    { name: 'chromium', testDir: 'tests/engines', fullyParallel: true, grep: /zoomed/ },
    // `npm run bench`
    { name: 'load', testDir: 'tests/bench', testMatch: '**/load.spec.ts' },
    { name: 'bench', testDir: 'tests/bench', testIgnore: '**/load.spec.ts' },
  ],
  outputDir: 'test-results',
  // Journeys wait most of the time, so three share two cores. In CI two: a slow machine must not run into time-outs.
  workers: isCi ? 2 : 3,
  fullyParallel: false,
  timeout: isCi ? 240_000 : 90_000,
  expect: { timeout: isCi ? 20_000 : 10_000 },
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // A host of an intranet (`thorough/elsewhere.spec.ts`).
        '--host-resolver-rules=MAP office.test 127.0.0.1',
      ],
    },
  },
});
