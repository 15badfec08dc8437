import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { failuresOf, testsIn } from './test-report';

const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reports = {
  vitest: {
    testResults: [
      {
        name: '/src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'form sends', status: 'passed', failureMessages: [] },
          { fullName: 'form stops', status: 'failed', failureMessages: ['no'] },
          { fullName: 'form prints', status: 'pending', failureMessages: [] },
        ],
      },
      { name: '/src/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  },
  playwright: {
    suites: [
      {
        title: 'menu.spec.ts',
        specs: [{ title: 'opens', tests: [{ status: 'skipped' }, { status: 'expected' }] }],
        suites: [
          { title: 'zoomed', specs: [{ title: 'fits', tests: [{ status: 'unexpected' }] }] },
        ],
      },
    ],
  },
} as const;

it.each([
  ['vitest', ['a.test.ts form stops', 'broken.test.ts does not load']],
  ['playwright', ['menu.spec.ts zoomed fits']],
] as const)('names what failed in a report of %s', (runner, failed) => {
  const file = path.join(folder, runner);
  writeFileSync(file, JSON.stringify(reports[runner]));
  const tests = testsIn(file, runner);
  expect(failuresOf(tests)).toEqual(failed.map((name) => `  ${name}`));
  for (const other of ['passed', 'skipped'])
    expect(tests.filter(({ outcome }) => outcome === other)).toHaveLength(1);
});

it('leaves room for the rest of the summary in 1,500 characters', () => {
  const tests = Array.from({ length: 40 }, (_, i) => ({
    name: `${i} ${'long '.repeat(99)}`,
    outcome: 'failed' as const,
  }));
  const lines = failuresOf(tests);
  expect(lines.join('\n').length).toBeLessThan(900);
  expect(lines.at(-1)).toBe('  and 30 more');
  expect(testsIn(path.join(folder, 'none'), 'vitest')).toEqual([]);
});
