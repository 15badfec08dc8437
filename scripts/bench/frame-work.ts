import { median } from '../fault/tally';

/** One event of a browser trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread, which excludes time taken by other processes. */
  tdur?: number;
}

interface FrameWork {
  /** Frames drawn. */
  frames: number;
  /** Median main-thread work per frame, in ms: all tasks from one frame's callback to the next. */
  frame: number;
  /** Median time of the frame callback, in ms: the physics step and the transforms. */
  step: number;
  /** Longest task, in ms. */
  longest: number;
}

/** @returns the CPU time of an event in ms, or its duration if unknown */
const work = ({ dur = 0, tdur = dur }: TraceEvent) => tdur / 1000;
const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/**
 * Computes the main-thread cost of frames from a browser trace. A task counts in the latest frame that has begun.
 * @param events a trace of a page that draws with `requestAnimationFrame`
 */
export function frameWork(events: readonly TraceEvent[]): FrameWork {
  const complete = events.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts);
  const callbacks = complete.filter(({ name }) => name === 'FireAnimationFrame');
  const thread = callbacks[0];
  const tasks = complete.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === thread?.pid && tid === thread.tid,
  );
  const frames: number[] = [];
  let next = 0;
  for (const task of tasks) {
    let callback = callbacks[next];
    if (callback && callback.ts >= task.ts && callback.ts < end(task)) {
      frames.push(0);
      while (callback && callback.ts < end(task)) callback = callbacks[(next += 1)];
    }
    const last = frames.length - 1;
    if (last >= 0) frames[last] = (frames[last] ?? 0) + work(task);
  }
  return {
    frames: frames.length,
    frame: median(frames),
    step: median(callbacks.map(work)),
    longest: tasks.reduce((longest, task) => Math.max(longest, work(task)), 0),
  };
}
