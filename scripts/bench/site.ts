import { run, runTool } from '../run';

/**
 * Builds the site and measures its speed (`npm run bench:site`). What holds at any speed (budgets, heads, accessibility,
 * widths) is in `npm test` and `npm run test:thorough`. Prints the figures of each row, then one table; exits 1 when a row
 * misses its target.
 */
const program =
  (name: string, ...args: string[]) =>
  () =>
    runTool('tsx', [`scripts/bench/${name}.ts`, ...args]);

const buildSeconds = 60;
const build = async () => {
  const begin = performance.now();
  const code = await run('npm', ['run', '--silent', 'build']);
  const seconds = (performance.now() - begin) / 1000;
  console.log(`built in ${seconds.toFixed(1)} s (at most ${buildSeconds})`);
  return code || Number(seconds > buildSeconds);
};

const rows: readonly (readonly [what: string, measure: () => Promise<number>])[] = [
  ['the build takes under 60 s', build],
  [
    'Lighthouse 100 × 4, no layout shift, no blocking time, font and style budget on every route; home paints within 400 ms',
    program('lighthouse', '--runs', '5'),
  ],
  [
    'home paints within 230 ms with applied (DevTools) throttling',
    program('lighthouse', '--runs', '5', '--routes', '/', '--devtools', '--fast'),
  ],
  ['the hero with a 4× slower CPU, at rest, and after 100 route changes', program('hero')],
  ['the first press, 1 s after load, gets a response within 200 ms', program('press')],
  ['durable enquiries per second against a bare loop', program('index', 'enquiries')],
];

const table: string[] = [];
for (const [what, measure] of rows) {
  console.log(`\n${what}`);
  table.push(`${(await measure()) === 0 ? 'met   ' : 'MISSED'}  ${what}`);
}
const met = table.filter((line) => line.startsWith('met')).length;
console.log(`\n${table.join('\n')}\n${met} of ${rows.length} met`);
process.exit(met === rows.length ? 0 : 1);
