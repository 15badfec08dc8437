import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildServer } from './build-server';

// Within the project, where dependencies resolve.
const folder = mkdtempSync(path.resolve('node_modules/.build-server-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('builds for production, whatever the environment of the process', async () => {
  await buildServer(folder);
  const code = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(code.join('\n')).toContain('jsx');
  expect(code.some((text) => text.includes('jsxDEV'))).toBe(false);
});
