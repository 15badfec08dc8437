import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export interface Test {
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

const ofVitest = ({ testResults }: JsonTestResults): Test[] =>
  testResults.flatMap(({ name, status, assertionResults }): Test[] => {
    const file = path.basename(name);
    const tests = assertionResults.map(({ status: end, fullName }): Test => {
      const isRun = end === 'passed' || end === 'failed';
      return { name: `${file} ${fullName}`, outcome: isRun ? end : 'skipped' };
    });
    // A file that cannot be loaded has no tests.
    const isBroken = status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
    return isBroken ? [...tests, { name: `${file} does not load`, outcome: 'failed' }] : tests;
  });

const outcomes = {
  expected: 'passed',
  unexpected: 'failed',
  // Without second tries there are none.
  flaky: 'failed',
  skipped: 'skipped',
} as const;

const ofSuite = ({ title, specs, suites = [] }: JSONReportSuite): Test[] =>
  [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status }) => ({ name: spec.title, outcome: outcomes[status] })),
    ),
    ...suites.flatMap(ofSuite),
  ].map(({ name, outcome }) => ({ name: `${title} ${name}`, outcome }));

/** @returns the tests in a runner's JSON report; none if it wrote no report */
export function testsIn(file: string, runner: 'vitest' | 'playwright'): Test[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  if (runner === 'vitest') return ofVitest(JSON.parse(text));
  const report: JSONReport = JSON.parse(text);
  return report.suites.flatMap(ofSuite);
}

/** Names of failed tests in a few lines: CI keeps the last 1,500 characters of its log. */
export function failuresOf(tests: readonly Test[]): string[] {
  const names = tests.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
  const lines = names.slice(0, 10).map((name) => `  ${name.slice(0, 78)}`);
  const more = names.length > lines.length ? [`  and ${names.length - lines.length} more`] : [];
  return [...lines, ...more];
}
