import { defineConfig } from '@playwright/test';

/** The journeys: each worker starts the built site and the embedded API for itself (`tests/e2e/site.ts`). */
export default defineConfig({
  testDir: 'tests/e2e',
  // `npm test` takes the first, CI both.
  projects: [
    { name: 'journeys', testIgnore: '**/thorough/**' },
    { name: 'thorough', testMatch: '**/thorough/**/*.spec.ts' },
  ],
  outputDir: 'test-results',
  // A journey waits more than it works.
  workers: 3,
  fullyParallel: false,
  timeout: 90_000,
  // A shared machine stalls now and then; what fails twice is broken.
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
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
