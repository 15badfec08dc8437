import type { Server } from 'node:http';
import type { Socket } from 'node:net';

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
  /** Requests without an answer, by connection: those of one that broke are nobody's any more. */
  const underWay = new Map<Socket, number>();
  let activity = 0;

  server.on('connection', (socket) => {
    activity += 1;
    socket.once('close', () => underWay.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    if (socket.destroyed) return;
    activity += 1;
    if (isStopping) response.setHeader('connection', 'close');
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const others = (underWay.get(socket) ?? 1) - 1;
      if (others === 0) underWay.delete(socket);
      else if (underWay.has(socket)) underWay.set(socket, others);
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
      quiet = underWay.size === 0 && activity === before ? quiet + turnMs : 0;
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
