import { expect, it } from 'vitest';
import { collisions } from '../class-collisions';
import { isTest, readSources } from './source-files';

const here = 'tests/architecture/sources.test.ts';

/** The quoted strings of components, in which the class names are. */
const strings = readSources('src')
  .filter((source) => !isTest(source) && source.file.endsWith('.tsx'))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, single, double]) => ({
      file,
      classes: single ?? double ?? '',
    })),
  );

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

it('colours are tokens', () => {
  const raw = /\[[^\]\s]*(?:#[\da-f]{3,8}(?!\w)|(?<!\w)(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\()/i;
  expect(strings.filter(({ classes }) => raw.test(classes))).toEqual([]);
});

it('no class string sets a property twice under one condition', () => {
  const twice = strings.flatMap(({ file, classes }) =>
    collisions(classes).map((pair) => `${file} ${pair}`),
  );
  expect(twice).toEqual([]);
});
