import type { RunningWorker, Worker } from '../../../server/worker';

/** A manual clock and the workers that run on it. */
interface Timetable {
  now: () => number;
  startWorker: (worker: Worker) => RunningWorker;
  /** Moves the clock forward in steps and runs the workers due at each step. */
  advance: (ms: number) => Promise<void>;
}

const stepMs = 5 * 60_000;

/** @param start milliseconds since 1970 */
export const createTimetable = (start: number): Timetable => {
  let time = start;
  const due = new Map<Worker, number>();

  const settle = async () => {
    for (;;) {
      const [worker] = [...due].find(([, at]) => at <= time) ?? [];
      if (worker === undefined) return;
      const { ms } = await worker.round();
      // A worker stopped during its round stays stopped.
      if (due.has(worker)) due.set(worker, time + ms);
    }
  };

  return {
    now: () => time,
    startWorker: (worker) => {
      due.set(worker, time);
      return {
        wake: () => {
          worker.onWake?.();
          if (due.has(worker)) due.set(worker, time);
        },
        stop: async () => {
          due.delete(worker);
          await worker.close?.();
        },
      };
    },
    advance: async (ms) => {
      const end = time + ms;
      while (time < end) {
        time = Math.min(end, time + stepMs);
        await settle();
      }
    },
  };
};
