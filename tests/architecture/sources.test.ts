import { expect, it } from 'vitest';
import { readSources } from './source-files';

const here = 'tests/architecture/sources.test.ts';

/** @returns the files below the folders whose text, without what is left out, matches */
const filesWith = (words: RegExp, folders: readonly string[], leftOut = /(?!)/g) =>
  readSources(...folders)
    .filter(({ file, text }) => file !== here && words.test(text.replaceAll(leftOut, '')))
    .map(({ file }) => file);

it('draws every apostrophe of the copy as ’', () => {
  const straight = /["`][^"`\n]*[\p{L}\d]'[\p{L}][^"`\n]*["`]/u;
  expect(filesWith(straight, ['src/content'], /\/\*[\s\S]*?\*\/|\/\/.*/g)).toEqual([]);
});

it('no file contains an absolute path, a registry host, an open task or a lint suppression', () => {
  const words =
    /(?<!\w)\/(?:work|root|home|tmp)\/|registry\.npm|\bTODO\b|\bFIXME\b|@ts-ignore|oxlint-disable/;
  expect(filesWith(words, ['src', 'server', 'scripts', 'tests'])).toEqual([]);
});
