import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, runTool } from './run';

interface Counts {
  passed: number;
  failed: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
const unitReport = path.join(folder, 'unit.json');
const journeyReport = path.join(folder, 'journeys.json');

const read = (file: string): Record<string, unknown> => {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof report === 'object' && report !== null ? { ...report } : {};
  } catch {
    return {}; // a runner that wrote nothing counts by its exit code alone
  }
};

/** How many tests passed after a failure: Vitest's report keeps what went wrong the first time. */
const countRetried = (report: unknown) => {
  let retried = 0;
  JSON.stringify(report, (_key, node: unknown) => {
    if (typeof node === 'object' && node !== null && 'failureMessages' in node) {
      const { status, failureMessages } = Object(node);
      if (status === 'passed' && failureMessages.length > 0) retried += 1;
    }
    return node;
  });
  return retried;
};

/** What a runner reported; one that failed without naming a test counts as one failure. */
const count = (code: number, passed: unknown, failed: unknown): Counts => {
  const failures = typeof failed === 'number' ? failed : 0;
  return {
    passed: typeof passed === 'number' ? passed : 0,
    failed: code !== 0 && failures === 0 ? 1 : failures,
  };
};

/** `--thorough` runs what `npm test` leaves out: the fault tests, the longer page tests and journeys, the sweeps, the other browsers. */
const isThorough = process.argv.includes('--thorough');

const script = (name: string) => run('npm', ['run', '--silent', name]);
// Each has a core to itself. The browser checks build the site as well.
const first = await Promise.all(
  isThorough ? [script('browsers')] : [script('check'), script('build')],
);

const unit = await runTool(
  'vitest',
  [
    'run',
    ...(isThorough ? ['fault', 'thorough'] : ['site', 'plain', 'server']).map(
      (name) => `--project=${name}`,
    ),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  // The fault tests build their own.
  isThorough ? {} : { BUILT_SERVER: 'dist-server' },
);
const units = read(unitReport);

const projects = isThorough ? ['thorough', 'sweeps'] : ['journeys'];
const journey = await runTool(
  'playwright',
  ['test', ...projects.map((name) => `--project=${name}`), '--reporter=list,json'],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
);
const stats = read(journeyReport)['stats'];
const journeys: Record<string, unknown> =
  typeof stats === 'object' && stats !== null ? { ...stats } : {};

const all = [
  ...first.map((code) => count(code, code === 0 ? 1 : 0, 0)),
  count(unit, units['numPassedTests'], units['numFailedTests']),
  count(journey, journeys['expected'], journeys['unexpected']),
];
rmSync(folder, { recursive: true });

const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
const flaky = typeof journeys['flaky'] === 'number' ? journeys['flaky'] : 0;
const retried = flaky + countRetried(units);
console.log(
  `${sum('passed') + flaky} passed, ${sum('failed')} failed, ${retried} at the second try`,
);
process.exit(sum('failed') === 0 ? 0 : 1);
