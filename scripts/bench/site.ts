import { browserAdvice, findBrowser } from '../browser';
import { run, runTool } from '../run';

/**
 * Measures the whole site, builds it first, and ends with one table: speed, found, for everyone
 * (`npm run bench:site`). Each row's own figures stand above it, as its program printed them. Ends with 1 when one
 * is missed.
 */
const browser = await findBrowser();
if (!browser) {
  console.error(browserAdvice);
  process.exit(1);
}

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
    what: 'Lighthouse 100 × 4, no shift, nothing blocked, fonts of every route; home painted in 380 ms with 12 KiB of styles',
    measure: program('lighthouse', '--runs', '5'),
  },
  {
    section: 'Speed',
    what: 'home painted in 230 ms with throttling really applied',
    measure: program('lighthouse', '--runs', '5', '--routes', '/', '--devtools', '--fast'),
  },
  {
    section: 'Speed',
    what: 'the hero at 4× throttling, at rest, and after 100 route changes',
    measure: program('hero'),
  },
  {
    section: 'Speed',
    what: 'scripts of every route within 5 s, the whole sheet, and full pages without a touch',
    measure: journeys('budget', 'reveal'),
  },
  {
    section: 'Speed',
    what: 'the first press is answered within 200 ms, a second after load',
    measure: program('press'),
  },
  {
    section: 'Speed',
    what: 'no press is lost before or during hydration',
    measure: journeys('press', 'arrivals'),
  },
  {
    section: 'Speed',
    what: 'each later script failing in five ways on every route',
    measure: journeys('failing-scripts', 'late-scripts'),
  },
  {
    section: 'Speed',
    what: 'durable enquiries a second against a bare loop',
    measure: program('index', 'enquiries'),
  },
  {
    section: 'Found',
    what: 'heads, text without scripts, structured data, sitemap, unknown paths',
    measure: journeys('found', 'not-found'),
  },
  {
    section: 'For everyone',
    what: 'axe on every route and state, both motions',
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
    what: 'every width, text at 200 % and WCAG spacing without loss',
    measure: journeys('widths', 'large-text'),
  },
  {
    section: 'For everyone',
    what: 'the token table keeps to AA',
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
