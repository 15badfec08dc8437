import { checkSync } from 'recheck';
import { expect, it } from 'vitest';
import { parseAst } from 'vite';
import { isTest, readSources } from './source-files';

const sources = readSources('src', 'server').filter((source) => !isTest(source));

/** Made of another pattern of the code, and of the names of two elements. */
const composed = new Set(['src/lib/validation.ts', 'server/site/inline-hashes.ts']);

/** Bounded by the steps that recheck takes, not by a clock, which a busy machine would stop too early. */
const untimed = { timeout: null, attackTimeout: null, incubationTimeout: null };

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** @returns every regular expression that stands in the code, as the parser sees it */
const patterns = (): Pattern[] => {
  const found: Pattern[] = [];
  for (const { file, text } of sources) {
    const tree = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    JSON.stringify(tree, (_key, node: unknown) => {
      if (typeof node === 'object' && node !== null && 'regex' in node) {
        const { pattern, flags } = Object(node.regex);
        found.push({ file, source: String(pattern), flags: String(flags) });
      }
      return node;
    });
  }
  return found;
};

it(
  'every regular expression takes time in proportion to what it reads',
  { timeout: 120_000 },
  () => {
    const slow = patterns().flatMap(({ file, source, flags }) => {
      const verdict = checkSync(source, flags, { ...untimed, randomSeed: 1 });
      if (verdict.status === 'safe') return [];
      const why = verdict.status === 'unknown' ? verdict.error.kind : verdict.complexity.summary;
      return [`${file}: /${source}/ ${verdict.status}, ${why}`];
    });
    expect(slow).toEqual([]);
  },
);

it('the parser finds them all', () => {
  expect(patterns().length).toBeGreaterThan(40);
});

it('none is made of what somebody typed', () => {
  const made = sources
    .filter(({ file, text }) => text.includes('new RegExp(') && !composed.has(file))
    .map(({ file }) => file);
  expect(made).toEqual([]);
});
