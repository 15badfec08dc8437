import { browserAdvice, findBrowser } from './browser';
import { run, runTool } from './run';

/** The journeys in a real browser against the built site; arguments go to Playwright. */
const browser = await findBrowser();
if (!browser) {
  console.error(browserAdvice);
  process.exit(1);
}

const built = await run('npm', ['run', '--silent', 'build']);
if (built !== 0) process.exit(built);
process.exit(
  await runTool('playwright', ['test', ...process.argv.slice(2)], { CHROME_PATH: browser }),
);
