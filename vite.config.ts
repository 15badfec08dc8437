import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { inlineScripts } from './scripts/build-site/inline-scripts.ts';
import { embeddedApi } from './scripts/embedded-api-plugin.ts';

/** For a busy machine, in ms. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

const inDocument = {
  environment: 'jsdom',
  setupFiles: ['tests/setup.ts'],
  testTimeout: 60_000,
  // Not the frames (`tests/browser-stubs.ts`).
  fakeTimers: {
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  },
} satisfies TestProjectInlineConfiguration['test'];
const isolated = ['{src,tests}/**/*.isolated.test.tsx'];

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss({ optimize: false }), inlineScripts(), embeddedApi()],
  resolve: {
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  server: { port: 3000 },
  build: {
    target: 'es2022',
    assetsInlineLimit: 2048,
    // One sheet, which stands in every page.
    cssCodeSplit: false,
    rolldownOptions: {
      // lottie-react's other engines, which are left out of the bundle, use `eval`; only the light one ships.
      checks: { eval: false, pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Compiled in a task of its own, and kept by browsers until its packages change.
            {
              name: 'react',
              test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//,
              priority: 1,
            },
            // In one piece: its styles, which name the order of the cascade layers, come before all others.
            { name: 'site', tags: ['$initial'] },
            // One request for small parts of several pages, instead of a dozen. The field of a row needs the form library,
            // which home does without.
            {
              name: 'common',
              test: /\/src\/(?:motion|ui)\/(?!row-field)/,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: {
    // One more than two cores: now and then each waits, for a server, a retry or a process that starts.
    maxWorkers: 3,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          ...inDocument,
          include: ['{src,tests}/**/*.test.tsx'],
          exclude: isolated,
          // One graph of modules per worker: to load the site takes longer than most pages' tests.
          isolate: false,
        },
      },
      {
        extends: true,
        // Tests that mock a module of the site, or set one of its variables.
        test: { name: 'isolated', ...inDocument, include: isolated },
      },
      {
        extends: true,
        test: {
          name: 'plain',
          // Faster to start; a test that needs a document says so in its first line.
          environment: 'node',
          include: ['{src,scripts}/**/*.test.ts', 'tests/{,architecture/}*.test.ts'],
          ...patient,
        },
      },
      {
        extends: true,
        mode,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/shared-postgres.ts'],
          // No file changes what another one imports, and importing takes longer than the tests: once per worker.
          isolate: false,
          ...patient,
        },
      },
      {
        extends: true,
        mode,
        // Loads, kills and full disks, short; `npm run fault` takes them whole. The site must be built.
        test: {
          name: 'fault',
          environment: 'node',
          include: ['tests/fault/*.test.ts'],
          ...patient,
          globalSetup: ['server/testing/shared-postgres.ts'],
        },
      },
    ],
  },
}));
