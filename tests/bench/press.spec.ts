import { controls, press } from '../e2e/controls';
import { test } from '../e2e/site';
import { median, repeat, report } from './figures';

for (const control of controls)
  test(`${control.kind} on ${control.route} pressed 1 s after load, at 4 Mbit/s, on a 4× slower processor`, async ({
    browser,
    site,
  }) => {
    // A tab waits for its section to hydrate.
    const most = control.kind === 'a tab' ? 300 : 200;
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
