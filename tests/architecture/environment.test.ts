import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTest, readSources } from './source-files';

const documented = new Set(
  [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].flatMap(
    ([, name]) => name ?? [],
  ),
);

/** Variables of the tools around the project, which it does not document as its own. */
const foreign = new Set([
  'PATH',
  'CI',
  'CHROME_PATH',
  'PLAYWRIGHT_JSON_OUTPUT_FILE',
  'NODE_ENV',
  'VITEST',
]);

const reads = (pattern: RegExp, ...folders: readonly string[]) =>
  readSources(...folders)
    .filter((source) => !isTest(source))
    .flatMap(({ text }) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []));

it('every variable that the code reads is in .env.example, and nothing else is', () => {
  const read = new Set([
    ...reads(/import\.meta\.env\.(VITE_[A-Z_]+)/g, 'src'),
    ...reads(/\bread\('([A-Z_]+)'/g, 'server'),
    ...reads(/(?:process\.env|environment|env)(?:\.|\[')([A-Z][A-Z_]+)/g, 'server', 'scripts'),
  ]);
  const names = [...read].filter((name) => !foreign.has(name)).toSorted();
  expect(names).toEqual([...documented].toSorted());
});
