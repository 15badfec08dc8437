import { expect, it } from 'vitest';
import { readSources } from './source-files';

it('draws every apostrophe of the copy as ’', () => {
  const straight = readSources('src/content').flatMap(({ file, text }) =>
    text
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .split('\n')
      .filter((line) => /["`][^"`]*[\p{L}\d]'[\p{L}][^"`]*["`]/u.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(straight).toEqual([]);
});
