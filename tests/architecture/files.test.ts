import { expect, it } from 'vitest';
import { readSources } from './source-files';

const sources = readSources('src', 'server', 'scripts', 'tests');

/** Maximum number of lines; copy, and artwork stored as data, may be longer. */
const longest = 220;
const isData = (file: string) => file.startsWith('src/content/') || file.endsWith('-parts.ts');

it('no file is longer than 220 lines, except for data', () => {
  const long = sources
    .filter(({ file, text }) => !isData(file) && text.split('\n').length > longest)
    .map(({ file, text }) => `${file}: ${text.split('\n').length} lines`);
  expect(long).toEqual([]);
});

it('no file contains an absolute path, a registry host, an open task or a lint suppression', () => {
  const words =
    /(?<!\w)\/(?:work|root|home|tmp)\/|registry\.npm|\bTODO\b|\bFIXME\b|@ts-ignore|oxlint-disable/;
  const found = sources
    .filter(({ file, text }) => file !== 'tests/architecture/files.test.ts' && words.test(text))
    .map(({ file }) => file);
  expect(found).toEqual([]);
});
