import { checkSync } from 'recheck';
import { expect, it, vi } from 'vitest';
import { parseAst } from 'vite';
import { readCode } from './source-files';

/** Bounded by the steps that recheck takes, not by a clock, which a busy machine would stop too early. */
const untimed = { timeout: null, attackTimeout: null, incubationTimeout: null };

/** @returns every regular expression in the code that repeats something, as the parser sees it, with its file */
const patterns = () => {
  const found = new Map<string, { file: string; source: string; flags: string }>();
  for (const { file, text } of readCode('src', 'server')) {
    const tree = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    JSON.stringify(tree, (_key, node: unknown) => {
      if (typeof node === 'object' && node !== null && 'regex' in node) {
        const { pattern, flags } = Object(node.regex);
        const source = String(pattern);
        if (/[*+{]/.test(source)) found.set(source, { file, source, flags: String(flags) });
      }
      return node;
    });
  }
  return [...found.values()];
};

it('every regular expression matches in linear time', { timeout: 120_000 }, () => {
  const all = patterns();
  expect(all.length).toBeGreaterThan(40);
  // Left to itself, recheck takes its slowest engine here.
  if (process.arch === 'x64') vi.stubEnv('RECHECK_BACKEND', 'native');
  const slow = all.flatMap(({ file, source, flags }) => {
    const verdict = checkSync(source, flags, { ...untimed, randomSeed: 1 });
    if (verdict.status === 'safe') return [];
    const why = verdict.status === 'unknown' ? verdict.error.kind : verdict.complexity.summary;
    return [`${file}: /${source}/ ${verdict.status}, ${why}`];
  });
  expect(slow).toEqual([]);
});
