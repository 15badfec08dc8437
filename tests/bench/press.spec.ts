import { controls, press } from '../e2e/controls';
import { test } from '../e2e/site';
import { isShort, median, report } from './figures';

/** Slower by design: the tab waits for its section to hydrate, the list for its script, which loads last. */
const lateKinds: readonly string[] = ['a tab', 'a list'];

/** Of two on a page, this one answers first: CI presses the other. */
const fastKinds: readonly string[] = ['a menu', 'a question of home', 'a question'];
const pressed = controls.filter(({ kind }) => !isShort || !fastKinds.includes(kind));

for (const control of pressed)
  test(`a press of ${control.kind} on ${control.route}, 1 s after load, at 4 Mbit/s and a quarter of the processor`, async ({
    browser,
    site,
  }) => {
    const times: number[] = [];
    for (let visit = 0; visit < (isShort ? 1 : 3); visit += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const throughput = 4_000_000 / 8;
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 100,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(site.url + control.route, { waitUntil: 'load' });
      await page.waitForTimeout(1000);
      times.push(await press(page, control));
      await context.close();
    }
    const most = lateKinds.includes(control.kind) ? 300 : 200;
    report(`${control.kind} on ${control.route}`, median(times), most, 'ms');
  });
