import { failureCode, type Log } from './log';
import { within } from './within';

/** How long a worker rests before its next round. */
export interface Rest {
  ms: number;
  /** Whether nothing cuts the rest short, because the way ahead is blocked. */
  isFirm?: boolean;
}

/** Something that is done again and again beside answering. Round by round, so that any clock can drive it. */
export interface Worker {
  name: string;
  round: () => Promise<Rest>;
  /** Says that there is something new. */
  woken?: () => void;
  /** Gives up what is under way; resolves when that is noted. */
  close?: () => Promise<void>;
}

export interface RunningWorker {
  wake: () => void;
  /** Stops after what is under way; what waits is taken up after the next start. */
  stop: () => Promise<void>;
}

const afterFailureMs = 1000;
/** Whatever hangs must not hold up the stop; it stays queued. */
const stopPatienceMs = 1000;

/** Runs a worker on the machine's own clock. */
export const runWorker = (worker: Worker, log: Log): RunningWorker => {
  let isStopped = false;
  let wasWoken = false;
  let isFirm = false;
  let endRest: (() => void) | undefined;

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    for (;;) {
      wasWoken = false;
      const next = await worker.round().catch((error: unknown): Rest => {
        log('error', 'round-failed', { worker: worker.name, code: failureCode(error) });
        return { ms: afterFailureMs };
      });
      if (isStopped) return;
      isFirm = next.isFirm === true;
      if (isFirm || !wasWoken) await rest(Math.max(next.ms, 0));
      isFirm = false;
    }
  };
  const running = run();

  return {
    wake: () => {
      wasWoken = true;
      worker.woken?.();
      if (!isFirm) endRest?.();
    },
    stop: async () => {
      isStopped = true;
      endRest?.();
      await within(stopPatienceMs, running);
      await within(stopPatienceMs, Promise.all([worker.close?.(), running]));
    },
  };
};
