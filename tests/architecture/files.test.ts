import { expect, it } from 'vitest';
import { readSources } from './source-files';

const sources = readSources('src', 'server', 'scripts', 'tests');

/** Lines above which a file says more than one thing; words, and artwork kept as data, may be as long as they are. */
const longest = 220;
const isData = (file: string) => file.startsWith('src/content/') || file.endsWith('-parts.ts');

it('no file is longer than a reader’s patience', () => {
  const long = sources
    .filter(({ file, text }) => !isData(file) && text.split('\n').length > longest)
    .map(({ file, text }) => `${file}: ${text.split('\n').length} lines`);
  expect(long).toEqual([]);
});

it('the project speaks of itself alone: no absolute path, no registry host, nothing left to do', () => {
  const words =
    /(?<!\w)\/(?:work|root|home|tmp)\/|registry\.npm|\bTODO\b|\bFIXME\b|@ts-ignore|oxlint-disable/;
  const found = sources
    .filter(({ file, text }) => file !== 'tests/architecture/files.test.ts' && words.test(text))
    .map(({ file }) => file);
  expect(found).toEqual([]);
});
