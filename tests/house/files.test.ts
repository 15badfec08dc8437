import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTest, readSources } from './source-files';

const sources = readSources('src', 'server', 'scripts', 'tests');
/** Read by their tools, not by an import. */
const configured = ['vite.config.ts', 'playwright.config.ts'].map((file) =>
  readFileSync(file, 'utf8'),
);

const shipped = sources.filter((source) => !isTest(source));

/** Lines above which a file is no longer one room; words, and artwork kept as data, may be as long as they are. */
const longest = 220;
const isData = (file: string) => file.startsWith('src/content/') || file.endsWith('-parts.ts');

it('no file is longer than a reader’s patience', () => {
  const long = sources
    .filter(({ file, text }) => !isData(file) && text.split('\n').length > longest)
    .map(({ file, text }) => `${file}: ${text.split('\n').length} lines`);
  expect(long).toEqual([]);
});

it('nothing is exported that nobody imports', () => {
  const unused = shipped.flatMap(({ file, text }) =>
    [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)]
      .flatMap(([, name]) => name ?? [])
      .filter((name) => {
        const word = new RegExp(`\\b${name}\\b`);
        const elsewhere = sources
          .filter((other) => other.file !== file)
          .map(({ text: other }) => other);
        return ![...elsewhere, ...configured].some((other) => word.test(other));
      })
      .map((name) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});

it('the project speaks of itself alone: no absolute path, no registry host, nothing left to do', () => {
  const words =
    /(?<!\w)\/(?:work|root|home|tmp)\/|registry\.npm|\bTODO\b|\bFIXME\b|@ts-ignore|oxlint-disable/;
  const found = sources
    .filter(({ file, text }) => file !== 'tests/house/files.test.ts' && words.test(text))
    .map(({ file }) => file);
  expect(found).toEqual([]);
});
