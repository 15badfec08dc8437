import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vitest/config';
import { embeddedApi } from './scripts/embedded-api-plugin.ts';

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
  test: {
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'tests/pages/**/*.test.tsx'],
          setupFiles: ['tests/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/house/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
