import { checkSync } from 'recheck';
import { expect, it, vi } from 'vitest';
import { parseAst } from 'vite';
import { readCode } from './source-files';

/** Bounded by the steps that recheck takes, not by a clock, which a busy machine would stop too early. */
const untimed = { timeout: null, attackTimeout: null, incubationTimeout: null, randomSeed: 1 };

/** Every regular expression in the code that repeats something ten times or more, as the parser sees it. */
const patterns = new Map<string, { file: string; flags: string }>();
for (const { file, text } of readCode('src', 'server')) {
  const tree = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  JSON.stringify(tree, (_key, node: { regex?: { pattern: string; flags: string } } | null) => {
    const { pattern = '', flags = '' } = node?.regex ?? {};
    if (/[*+]|,(?:\d\d+)?\}/.test(pattern)) patterns.set(pattern, { file, flags });
    return node;
  });
}

it('every regular expression matches in linear time', { timeout: 120_000 }, () => {
  expect(patterns.size).toBeGreaterThan(40);
  // Left to itself, recheck takes its slowest engine here.
  if (process.arch === 'x64') vi.stubEnv('RECHECK_BACKEND', 'native');
  const slow = [...patterns].flatMap(([source, { file, flags }]) => {
    // What there is to find, the first rounds find.
    const { status } = checkSync(source, flags, { ...untimed, maxIteration: 2 });
    return status === 'safe' ? [] : [`${file}: /${source}/ ${status}`];
  });
  expect(slow).toEqual([]);
});
