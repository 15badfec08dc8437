import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from './scripts/build-site/inline-scripts.ts';
import { embeddedApi } from './scripts/embedded-api-plugin.ts';
import { Sequencer } from './tests/sequencer.ts';

/** Tests that render. */
const inDocument = { environment: 'jsdom', setupFiles: ['tests/setup.ts'], testTimeout: 20_000 };

/** For a busy machine, in ms. */
const patient = { testTimeout: 30_000, hookTimeout: 30_000 };

export default defineConfig({
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
            // One request for small parts of several pages, instead of a dozen.
            {
              name: 'common',
              test: /\/src\/(?:motion|ui)\//,
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
    sequence: { sequencer: Sequencer },
    restoreMocks: true,
    // A shared machine stalls now and then; what fails twice is broken.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          ...inDocument,
          name: 'site',
          include: ['src/**/*.test.tsx', 'tests/pages/*.test.tsx'],
        },
      },
      {
        extends: true,
        // What is typed in odd ways, or sent again, in every form.
        test: { ...inDocument, name: 'thorough', include: ['tests/pages/thorough/*.test.tsx'] },
      },
      {
        extends: true,
        test: {
          name: 'plain',
          // Faster to start; a test that needs a document says so in its first line.
          environment: 'node',
          include: ['{src,scripts}/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          exclude: ['scripts/fault/**'],
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/shared-postgres.ts'],
          ...patient,
        },
      },
      {
        extends: true,
        // Every row of the fault tests in its short form.
        test: { name: 'fault', environment: 'node', include: ['scripts/fault/**/*.test.ts'] },
      },
    ],
  },
});
