import { defineConfig } from 'vitest/config';

/** Runs from the root of the repository, where `public/` is. */
export default defineConfig({
  test: { include: ['artwork/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
});
