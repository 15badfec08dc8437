import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { paths } from '../../src/lib/paths';
import { nameField, reachable, waitForRest } from '../e2e/pills';
import { test } from '../e2e/site';
import { type Figure, isShort, isWithin, median, report, visits } from './figures';

/** One event of a browser trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time of the processor, which excludes what other processes take. */
  tdur?: number;
}

const isTraceEvent = (value: unknown): value is TraceEvent =>
  typeof value === 'object' && value !== null && 'name' in value && 'ts' in value;

const msOf = ({ dur = 0, tdur = dur }: TraceEvent) => tdur / 1000;

/**
 * @returns what frames cost the main thread, in ms: all tasks from one callback to the next, the callback itself
 *   (physics and transforms), the longest task
 */
const frameWork = (events: readonly TraceEvent[]) => {
  const complete = events.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts);
  const callbacks = complete.filter(({ name }) => name === 'FireAnimationFrame');
  const [thread] = callbacks;
  const tasks = complete.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === thread?.pid && tid === thread.tid,
  );
  const frames: number[] = [];
  let next = 0;
  for (const task of tasks) {
    const before = next;
    while ((callbacks[next]?.ts ?? Infinity) < task.ts + (task.dur ?? 0)) next += 1;
    if (next > before) frames.push(0);
    if (frames.length > 0) frames.push((frames.pop() ?? 0) + msOf(task));
  }
  return {
    frames: frames.length,
    frame: median(frames),
    callback: median(callbacks.map(msOf)),
    longest: Math.max(0, ...tasks.map(msOf)),
  };
};

/** Records a trace while `happen` runs. */
const traced = async (session: CDPSession, happen: () => Promise<unknown>) => {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: readonly unknown[] }) =>
    void events.push(...value.filter(isTraceEvent));
  session.on('Tracing.dataCollected', collect);
  const timeline = 'devtools.timeline';
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [timeline, 'toplevel', `disabled-by-default-${timeline}`] },
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

/** Drags a pill about for two seconds. */
const swing = async (page: Page, { x, y }: { x: number; y: number }) => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.move(x + 260 * Math.sin(step / 6), y - 150 + 80 * Math.cos(step / 4));
    await page.waitForTimeout(30);
  }
  await page.mouse.up();
};

/** @returns the figures of the hero from its load to a name that stands */
const visit = async (context: BrowserContext): Promise<Figure[]> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const load = await traced(session, async () => {
    await page.goto(paths.home);
    await waitForRest(page);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.reload();
  await page.waitForSelector('[data-pill-state="moving"]', { state: 'attached' });
  const fall = await traced(session, () => waitForRest(page));
  const grip = await reachable(page, '[data-pill]');
  const drag = await traced(session, () => swing(page, grip));
  await waitForRest(page);
  let standing = 0;
  const name = await traced(session, async () => {
    await nameField(page).click();
    await page.keyboard.type('Kettlewick', { delay: 120 });
    const typed = performance.now();
    await page.waitForFunction(
      () => document.querySelectorAll('[data-layer="stand"] path').length === 24,
    );
    standing = performance.now() - typed;
  });
  await waitForRest(page);
  // The caret blinks five times.
  await nameField(page).blur();
  const rest = await traced(session, () => page.waitForTimeout(1500));
  await page.close();
  return [
    ['longest task from load to rest, not slowed', load.longest, 100, 'ms'],
    [`median frame of the fall, ${fall.frames} frames`, fall.frame, 16.7, 'ms'],
    ['median callback of the fall (physics and transforms)', fall.callback, 2, 'ms'],
    ['longest task of the fall', fall.longest, 100, 'ms'],
    [`median frame of a drag, ${drag.frames} frames`, drag.frame, 16.7, 'ms'],
    ['longest task of a drag', drag.longest, 100, 'ms'],
    ['last letter to the standing name', standing, 1200, 'ms'],
    ['median callback of a name (physics, pieces)', name.callback, 2, 'ms'],
    ['longest task of a name', name.longest, 100, 'ms'],
    ['frames requested at rest', rest.frames, 0],
  ];
};

test('hero: a frame of the fall, of a drag and of a name on a 4× slower processor, and none at rest', async ({
  context,
}) => {
  test.slow();
  const isFast = (figures: Figure[]) => figures.every(isWithin);
  const results = await visits(isShort ? 3 : 1, () => visit(context), isFast);
  results.flat().forEach((figure) => report(...figure));
});
