import { controls, press } from '../e2e/controls';
import { test } from '../e2e/site';
import { median, repeat, report } from './figures';

/** Slower by design: the tab waits for its section to hydrate, the list for its script, which loads last. */
const lateKinds: readonly string[] = ['a tab', 'a list'];

for (const control of controls)
  test(`a press of ${control.kind} on ${control.route}, 1 s after load, at 4 Mbit/s and a quarter of the processor`, async ({
    browser,
    site,
  }) => {
    const most = lateKinds.includes(control.kind) ? 300 : 200;
    const visit = async () => {
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
      const ms = await press(page, control);
      await context.close();
      return ms;
    };
    const times = await repeat(3, visit);
    report(`${control.kind} on ${control.route}`, median(times), most, 'ms');
  });
