import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vitest/config';
import { embeddedApi } from './scripts/embedded-api-plugin.ts';

/** Small parts that most pages use. */
const commonModules =
  /src\/(?:content\/clients|lib\/when-|motion\/(?:motion-switch|reveal\.ts|stands-still|use-)|ui\/(?:pause-button|client-logo|expand-sign|badge|disclosure|text-link))/;

/** Tests without a view that still need a document; all others start faster without one. */
const documentTests = [
  'src/features/brand-audit/draft.test.ts',
  'src/features/enquiry/early-typing.test.ts',
  'src/lib/when-wanted.test.ts',
  'src/motion/reveal-watch.test.ts',
  'src/pages/home/early-clicks.test.ts',
];

export default defineConfig({
  plugins: [react(), tailwindcss(), embeddedApi()],
  resolve: {
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  server: { port: 3000 },
  build: {
    target: 'es2022',
    assetsInlineLimit: 2048,
    // lottie-react's other engines, which are left out of the bundle, use `eval`; only the light one ships.
    rolldownOptions: { checks: { eval: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files for what is needed at once; the rest splits itself by page and by need.
              groups: [
                { name: 'site', tags: ['$initial'], priority: 3 },
                {
                  name: 'pills',
                  test: /(?:src\/physics\/(?!world|matter)|hero\/(?:pill-play|use-pill))/,
                  includeDependenciesRecursively: false,
                  priority: 2,
                },
                {
                  // Apart: under reduced motion the pills lie still, and no engine is fetched.
                  name: 'engine',
                  test: /(?:src\/physics\/(?:world|matter)|matter-js)/,
                  includeDependenciesRecursively: false,
                  priority: 2,
                },
                {
                  name: 'forms',
                  test: /src\/lib\/(?:draft|signals|success-state|try-memory|use-early-input)/,
                  priority: 1,
                },
                {
                  name: 'fields',
                  test: /(?:@hookform|react-hook-form|yup)\/|lib\/schema-fields/,
                  priority: 1,
                },
                { name: 'common', test: commonModules, minShareCount: 2, priority: 1 },
                {
                  name: 'api',
                  test: /(?:src\/api|axios)\//,
                  // What the forms share with it comes with them, and not all of it with the forms.
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    // Both of two cores: most of the time a test waits for a server or for somebody to type.
    maxWorkers: 2,
    restoreMocks: true,
    // A shared machine stalls now and then; what fails three times is broken.
    retry: process.env['CI'] ? 2 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'tests/pages/**/*.test.tsx', ...documentTests],
          setupFiles: ['tests/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          include: ['{src,server,scripts}/**/*.test.ts', 'tests/house/**/*.test.ts'],
          exclude: documentTests,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
