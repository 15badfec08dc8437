import type { CDPSession, Page } from '@playwright/test';
import { openBuiltSite } from './built-site';
import { frameWork, type TraceEvent } from './frame-work';

/**
 * Measures the hero of the built site: its longest task from load to rest, the cost of a frame of the fall and of a
 * drag on a 4× slower CPU, whether it requests frames at rest, and what 100 visits leak. Exits 1 when a figure misses its
 * target. `DIST_DIR` names another build.
 */
const reach = { frame: 16.7, step: 2, longest: 100, growth: 5, visits: 100 };
const throttling = 4;

const isTraceEvent = (value: unknown): value is TraceEvent =>
  typeof value === 'object' && value !== null && 'name' in value && 'ts' in value;

/** Records a trace while `happen` runs. */
const traced = async (session: CDPSession, happen: () => Promise<void>) => {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: readonly unknown[] }) =>
    void events.push(...value.filter(isTraceEvent));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'toplevel',
        'disabled-by-default-devtools.timeline',
      ],
    },
  });
  await happen();
  const complete = new Promise<void>((resolve) =>
    session.once('Tracing.tracingComplete', () => resolve()),
  );
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return frameWork(events);
};

const untilAsleep = async (page: Page) => {
  await page.waitForSelector('[data-pill-state="asleep"]', { state: 'attached', timeout: 60_000 });
};

/** Drags an uncovered pill about for two seconds. */
const swing = async (page: Page) => {
  const { x, y } = await page.evaluate(() => {
    for (const pill of document.querySelectorAll('[data-pill]')) {
      const box = pill.getBoundingClientRect();
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (document.elementFromPoint(point.x, point.y)?.closest('[data-pill]') === pill)
        return point;
    }
    throw new Error('Every pill is covered');
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.move(x + 260 * Math.sin(step / 6), y - 150 + 80 * Math.cos(step / 4));
    await page.waitForTimeout(30);
  }
  await page.mouse.up();
};

/** @returns heap size in MB and the number of event listeners, after a garbage collection */
const memory = async (session: CDPSession) => {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { heap: of('JSHeapUsedSize') / 1e6, listeners: of('JSEventListeners') };
};

/** Waits without an element handle, which would keep its page in memory. */
const untilIs = (page: Page, selector: string, isThere: boolean) =>
  page.waitForFunction(
    ([wanted, expected]) => (document.querySelector(wanted) !== null) === expected,
    [selector, isThere] as const,
  );

const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const visit = async (page: Page, times: number) => {
  for (let count = 0; count < times; count += 1) {
    await goTo(page, '/privacy-policy');
    await untilIs(page, '[data-pills]', false);
    await goTo(page, '/');
    await untilIs(page, '[data-pill-state]', true);
  }
};

const { site, browser, close } = await openBuiltSite();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const session = await page.context().newCDPSession(page);
const missed: string[] = [];

const report = (name: string, value: number, most: number, unit: string) => {
  const isReached = value <= most;
  if (!isReached) missed.push(name);
  console.log(
    `${isReached ? 'ok    ' : 'MISSED'} ${name}: ${value.toFixed(2)} ${unit} (at most ${most})`,
  );
};

const load = await traced(session, async () => {
  await page.goto(site.url);
  await untilAsleep(page);
});
report('longest task from load to rest, unthrottled', load.longest, reach.longest, 'ms');

await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
await page.reload();
await page.waitForSelector('[data-pill-state="moving"]', { state: 'attached' });
const fall = await traced(session, () => untilAsleep(page));
report(`median frame of the fall, ${fall.frames} frames`, fall.frame, reach.frame, 'ms');
report('median callback of the fall (physics and transforms)', fall.step, reach.step, 'ms');
report('longest task of the fall', fall.longest, reach.longest, 'ms');

const drag = await traced(session, async () => swing(page));
report(`median frame of a drag, ${drag.frames} frames`, drag.frame, reach.frame, 'ms');
report('longest task of a drag', drag.longest, reach.longest, 'ms');

await untilAsleep(page);
const rest = await traced(session, async () => page.waitForTimeout(1500));
report('frames requested at rest', rest.frames, 0, '');

await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
await session.send('Performance.enable');
await visit(page, 5);
const before = await memory(session);
await visit(page, reach.visits);
const after = await memory(session);
report(`heap growth over ${reach.visits} visits`, after.heap - before.heap, reach.growth, 'MB');
report('listeners leaked', after.listeners - before.listeners, 20, '');

await close();
process.exit(missed.length > 0 ? 1 : 0);
