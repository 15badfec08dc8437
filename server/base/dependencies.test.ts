import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dependencies } from '../../package.json' with { type: 'json' };

test('every package that the server runs is a dependency, where npm audit --omit=dev sees it', () => {
  const imports = /(?:from|import\() ?'(?!node:)((?:@[\w-]+\/)?[a-z][\w.-]*)/g;
  const imported = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file))
    .flatMap((file) => [...readFileSync(path.join('server', file), 'utf8').matchAll(imports)])
    .map(([, name = '']) => name);
  // The loader of TypeScript runs the server from source only.
  const known = new Set(['tsx', ...Object.keys(dependencies)]);
  expect(imported.filter((name) => !known.has(name))).toEqual([]);
});
