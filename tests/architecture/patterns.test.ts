import { expect, it } from 'vitest';
import { parseAst } from 'vite';
import { readCode } from './source-files';

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

/** What patterns repeat. */
const units =
  'a|0|-|.|/| |\t|\n|<|>|&|;|"|,|+|(|@|%|=|:|_|é|a.|a-|a@|0 |0-|+0|a/|./|<a|&a;|a=|\n |a '.split(
    '|',
  );
/** Characters: what is exponential shows itself in the shortest, what is quadratic in the longest. */
const lengths = [28, 512, 16_384];
/** With an end that makes a pattern go back and try again; the short ones come first. */
const hostile = lengths.flatMap((length) =>
  units.flatMap((unit) => ['\0', '!', 'a'].map((end) => unit.repeat(length / unit.length) + end)),
);

/** Processor time, which a busy machine does not stretch. */
const processorMs = (run: () => void) => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const mostMs = 50;

it('no regular expression takes longer than 50 ms for 16 KB of hostile text', () => {
  expect(patterns.size).toBeGreaterThan(40);
  const slow = [...patterns].flatMap(([source, { file, flags }]) => {
    const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
    const isSlow = hostile.some(
      (text) => processorMs(() => void text.replaceAll(pattern, '')) > mostMs,
    );
    return isSlow ? [`${file}: /${source}/`] : [];
  });
  expect(slow).toEqual([]);
});
