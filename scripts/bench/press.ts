import { controls, press, type Control } from '../../tests/e2e/controls';
import { median } from '../fault/tally';
import { openBuiltSite } from './built-site';

/**
 * Measures how soon each kind of control responds to a press 1 s after load, at 4 Mbit/s with 100 ms latency and a CPU
 * slowed down 4×. Takes the median of several visits without a cache. Exits 1 when a control takes too long.
 */
const visits = 3;
const longestMs = 200;
/** Slower by design: the tab waits for its section to hydrate, the list for its script, which loads last. */
const longestLateMs = 300;
const lateKinds: readonly string[] = ['a tab', 'a list'];

const { site, browser, close } = await openBuiltSite();

const visit = async (control: Control) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 4_000_000 / 8,
    uploadThroughput: 4_000_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(site.url + control.route, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  const ms = await press(page, control);
  await context.close();
  return ms;
};

let missed = 0;
for (const control of controls) {
  const times: number[] = [];
  for (let count = 0; count < visits; count += 1) times.push(await visit(control));
  const ms = median(times);
  const most = lateKinds.includes(control.kind) ? longestLateMs : longestMs;
  if (ms > most) missed += 1;
  console.log(
    `${ms <= most ? 'ok    ' : 'MISSED'} ${control.kind} on ${control.route}: ${ms.toFixed(0)} ms (at most ${most})`,
  );
}
await close();
process.exit(missed === 0 ? 0 : 1);
