import { findBrowser } from '../browser';
import { run, runTool } from '../run';

/**
 * Builds the site, measures speed, findability and accessibility (`npm run bench:site`), and prints one table. Above it
 * come the figures of each row, as its program prints them. Exits 1 when a row misses its target.
 */
const browser = await findBrowser();

const program =
  (name: string, ...args: string[]) =>
  () =>
    runTool('tsx', [`scripts/bench/${name}.ts`, ...args]);
const journeys =
  (...names: string[]) =>
  () =>
    runTool('playwright', ['test', ...names.map((name) => `e2e/(thorough/)?${name}.spec`)], {
      CHROME_PATH: browser,
    });

const buildSeconds = 60;
const build = async () => {
  const begin = performance.now();
  const code = await run('npm', ['run', '--silent', 'build']);
  const seconds = (performance.now() - begin) / 1000;
  console.log(`built in ${seconds.toFixed(1)} s (at most ${buildSeconds})`);
  return code || Number(seconds > buildSeconds);
};

interface Row {
  section: 'Speed' | 'Found' | 'For everyone';
  what: string;
  measure: () => Promise<number>;
}

const rows: readonly Row[] = [
  { section: 'Speed', what: 'the build takes under 60 s', measure: build },
  {
    section: 'Speed',
    what: 'Lighthouse 100 × 4, no layout shift, no blocking time, font and style budget on every route; home paints within 400 ms',
    measure: program('lighthouse', '--runs', '5'),
  },
  {
    section: 'Speed',
    what: 'home paints within 230 ms with applied (DevTools) throttling',
    measure: program('lighthouse', '--runs', '5', '--routes', '/', '--devtools', '--fast'),
  },
  {
    section: 'Speed',
    what: 'the hero with a 4× slower CPU, at rest, and after 100 route changes',
    measure: program('hero'),
  },
  {
    section: 'Speed',
    what: 'script, font and style budget of every route, and full pages without interaction',
    measure: journeys('budget', 'reveal'),
  },
  {
    section: 'Speed',
    what: 'the first press, 1 s after load, gets a response within 200 ms',
    measure: program('press'),
  },
  {
    section: 'Speed',
    what: 'no press is lost before or during hydration',
    measure: journeys('press', 'arrivals'),
  },
  {
    section: 'Speed',
    what: 'every route survives each lazy script failing in five ways',
    measure: journeys('failing-scripts', 'late-scripts'),
  },
  {
    section: 'Speed',
    what: 'durable enquiries per second against a bare loop',
    measure: program('index', 'enquiries'),
  },
  {
    section: 'Found',
    what: 'page heads, text without scripts, structured data, sitemap, unknown paths',
    measure: journeys('found', 'not-found'),
  },
  {
    section: 'For everyone',
    what: 'axe on every route and state, with and without reduced motion',
    measure: journeys('a11y'),
  },
  {
    section: 'For everyone',
    what: 'ten journeys by keyboard alone',
    measure: journeys('keyboard', 'keyboard-forms'),
  },
  {
    section: 'For everyone',
    what: 'nothing moves under reduced motion or out of sight; the wheel over the pills scrolls',
    measure: journeys('motion', 'home-pills'),
  },
  {
    section: 'For everyone',
    what: 'no content lost at any width, with text at 200 % or WCAG text spacing',
    measure: journeys('widths', 'large-text'),
  },
  {
    section: 'For everyone',
    what: 'colour tokens meet AA contrast',
    measure: () => runTool('vitest', ['run', 'tests/architecture/tokens.test.ts']),
  },
];

const table: string[] = [];
let missed = 0;
for (const { section, what, measure } of rows) {
  console.log(`\n${section}: ${what}`);
  const isMet = (await measure()) === 0;
  if (!isMet) missed += 1;
  table.push(`${isMet ? 'met   ' : 'MISSED'}  ${section.padEnd(12)}  ${what}`);
}
console.log(`\n${table.join('\n')}\n${rows.length - missed} of ${rows.length} met`);
process.exit(missed === 0 ? 0 : 1);
