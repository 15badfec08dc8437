import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { namesOf, testsIn } from './test-report';

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
          { fullName: 'form waits', status: 'passed', failureMessages: ['late'] },
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
        specs: [{ title: 'opens', tests: [{ status: 'flaky' }, { status: 'expected' }] }],
        suites: [
          { title: 'zoomed', specs: [{ title: 'fits', tests: [{ status: 'unexpected' }] }] },
        ],
      },
    ],
  },
} as const;

it.each([
  ['vitest', ['a.test.ts form stops', 'broken.test.ts does not load'], ['a.test.ts form waits']],
  ['playwright', ['menu.spec.ts zoomed fits'], ['menu.spec.ts opens']],
] as const)(
  'names what failed in a report of %s, and what needed a second try',
  (runner, failed, flaky) => {
    const file = path.join(folder, runner);
    writeFileSync(file, JSON.stringify(reports[runner]));
    const tests = testsIn(file, runner);
    expect(namesOf(tests, 'failed')).toEqual(['failed:', ...failed.map((name) => `  ${name}`)]);
    expect(namesOf(tests, 'flaky').slice(1)).toEqual(flaky.map((name) => `  ${name}`));
    expect(namesOf(tests, 'passed')).toHaveLength(2);
  },
);

it('leaves room for the rest of the summary in 1,500 characters', () => {
  const tests = Array.from({ length: 40 }, (_, i) => ({
    name: `${i} ${'long '.repeat(99)}`,
    outcome: i % 2 ? ('failed' as const) : ('flaky' as const),
  }));
  const lines = [...namesOf(tests, 'flaky'), ...namesOf(tests, 'failed')];
  expect(lines.join('\n').length).toBeLessThan(900);
  expect(lines.at(-1)).toBe('  and 15 more');
  expect(testsIn(path.join(folder, 'none'), 'vitest')).toEqual([]);
});
