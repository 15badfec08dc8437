import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildServer } from './build-server';

// Within the project, where dependencies resolve.
const folder = mkdtempSync(path.resolve('node_modules/.build-server-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('builds for production, whatever the environment of the process', async () => {
  await buildServer(folder);
  expect(process.env['NODE_ENV']).toBe('test');
  const files = readdirSync(folder);
  expect(files).toContain('jsx-runtime.js');
  expect(files).not.toContain('jsx-dev-runtime.js');
});
