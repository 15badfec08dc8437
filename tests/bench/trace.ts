import type { CDPSession } from '@playwright/test';
import { median } from './figures';

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

/** Records a trace while `happen` runs. @returns its complete events in order, and those of the page's main thread */
export const record = async (session: CDPSession, happen: () => Promise<unknown>) => {
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
  return events.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts);
};

type Trace = Awaited<ReturnType<typeof record>>;

const tasksOn = (trace: Trace, thread: TraceEvent | undefined) =>
  trace.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === thread?.pid && tid === thread.tid,
  );

/** @returns what the main thread worked from the page's first byte on, in ms of the processor: in all, and its longest task */
export const mainThreadWork = (trace: Trace) => {
  // The thread that parses the most is the page's.
  const parsing = trace.filter(({ name }) => name === 'ParseHTML');
  const [page] = parsing.toSorted((a, b) => msOf(b) - msOf(a));
  const times = tasksOn(trace, page)
    .filter(({ ts, dur = 0 }) => ts + dur > (page?.ts ?? 0))
    .map(msOf);
  return { all: times.reduce((sum, ms) => sum + ms, 0), longest: Math.max(0, ...times) };
};

/**
 * @returns what frames cost the main thread, in ms of the processor: all tasks from one callback to the next, the callback
 *   itself (physics and transforms), the longest task
 */
export const frameWork = (trace: Trace) => {
  const callbacks = trace.filter(({ name }) => name === 'FireAnimationFrame');
  const tasks = tasksOn(trace, callbacks[0]);
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
