import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser';

const executablePath = await findBrowser();
// Playwright reads this file once more in each worker.
process.env['CHROME_PATH'] = executablePath;

/** Journeys in a browser. Each worker starts its own copy of the built site and its server (`tests/e2e/site.ts`). */
export default defineConfig({
  testDir: 'tests/e2e',
  // `npm test` runs the first, `npm run test:thorough` the others. Sweeps visit every page in many ways and take longest.
  projects: [
    { name: 'journeys', testIgnore: ['**/thorough/**', '**/sweeps/**'] },
    { name: 'thorough', testMatch: '**/thorough/**/*.spec.ts' },
    { name: 'sweeps', testMatch: '**/sweeps/**/*.spec.ts' },
  ],
  outputDir: 'test-results',
  // Journeys wait most of the time, so three share two cores.
  workers: 3,
  fullyParallel: false,
  timeout: 90_000,
  // A shared machine stalls now and then. A journey that fails twice is broken.
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    trace: 'on-first-retry',
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
      ],
    },
  },
});
