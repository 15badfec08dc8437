import { expect, it } from 'vitest';
import { readCode, readSources } from './source-files';

const code = readCode('src', 'server').map(({ file, text }) => ({
  file,
  text: text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, ''),
}));
const below = (folder: string) => code.filter(({ file }) => file.startsWith(folder));

const all = readSources('src', 'server', 'scripts', 'tests').filter(
  ({ file }) => file !== 'tests/architecture/sources.test.ts',
);

/** Files that build a pattern from constants: another pattern, and the names of two elements. */
const composed = /^(?:src\/lib\/validation|server\/http\/security-headers)\.ts$/;

it.each([
  [
    'a straight apostrophe in the copy',
    below('src/content/'),
    /["`][^"`\n]*[\p{L}\d]'[\p{L}][^"`\n]*["`]/u,
  ],
  [
    'the page in physics, which its callers measure',
    below('src/physics/'),
    /\b(?:document|window|HTMLElement|Element|getComputedStyle|ResizeObserver)\b/,
  ],
  [
    'a regular expression built from user input',
    code.filter(({ file }) => !composed.test(file)),
    /new RegExp\(/,
  ],
  [
    'a mock of a module, unless it has modules of its own',
    all.filter(
      ({ file }) =>
        file.startsWith('server/') ||
        (file.endsWith('.test.tsx') && !file.endsWith('.isolated.test.tsx')),
    ),
    /vi\.(?:mock|doMock|stubEnv|resetModules)\(/,
  ],
  [
    'an absolute path, a registry host, an open task or a lint suppression',
    all,
    /(?<!\w)\/(?:work|root|home|tmp)\/|registry\.npm|\bTODO\b|\bFIXME\b|@ts-ignore|oxlint-disable/,
  ],
])('no file has %s', (_, files, words) => {
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([]);
});
