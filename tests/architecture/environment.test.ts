import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environmentSchema } from '../../server/base/config';
import { readCode } from './source-files';

const documented = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];

/** Variables of the tools around the project, which it does not document as its own. */
const foreign = /^(?:PATH|CI|CHROME_PATH|PLAYWRIGHT_JSON_OUTPUT_FILE|NODE_ENV|VITEST|MODE)$/;

const reads = (pattern: RegExp, ...folders: readonly string[]) =>
  readCode(...folders).flatMap(({ text }) =>
    [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []),
  );

it('every variable that the code reads is in .env.example, and nothing else is', () => {
  const read = new Set([
    ...reads(/import\.meta\.env\.(VITE_[A-Z_]+)/g, 'src'),
    ...Object.keys(environmentSchema.fields),
    ...reads(/(?:process\.env|environment|env)(?:\.|\[')([A-Z][A-Z_]+)/g, 'server', 'scripts'),
  ]);
  const names = [...read].filter((name) => !foreign.test(name)).toSorted();
  expect(names).toEqual([...new Set(documented)].toSorted());
});
