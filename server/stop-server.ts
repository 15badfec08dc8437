import type { Server } from 'node:http';

const quietMs = 100;
const turnMs = 25;
const longestLastCallMs = 1700;
const longestAnswerMs = 1800;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Timers run before the event loop looks for input; this resolves after it has. */
const seeInput = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Watches a server, to end it without dropping anyone: who is connected when the end is announced still gets an
 * answer, and is told that the connection closes.
 *
 * @returns what ends it, within three and a half seconds
 */
export const createServerStop = (server: Server): (() => Promise<void>) => {
  let isStopping = false;
  let underWay = 0;
  let activity = 0;

  server.on('connection', () => {
    activity += 1;
  });
  server.prependListener('request', (_request, response) => {
    activity += 1;
    underWay += 1;
    if (isStopping) response.setHeader('connection', 'close');
    response.once('close', () => {
      underWay -= 1;
    });
  });

  /**
   * Quiet counts in turns of the event loop that looked for input, not by the clock: while the loop was held up,
   * connections and requests may have come that nobody has seen.
   */
  const lastCall = async () => {
    const end = performance.now() + longestLastCallMs;
    for (let quiet = 0; quiet < quietMs && performance.now() < end;) {
      const before = activity;
      await sleep(turnMs);
      await seeInput();
      quiet = underWay === 0 && activity === before ? quiet + turnMs : 0;
    }
  };

  return async () => {
    isStopping = true;
    await lastCall();
    await new Promise<void>((resolve) => {
      const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50);
      const last = setTimeout(() => server.closeAllConnections(), longestAnswerMs);
      server.close(() => {
        clearInterval(idle);
        clearTimeout(last);
        resolve();
      });
    });
  };
};
