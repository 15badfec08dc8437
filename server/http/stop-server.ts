import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const quietMs = 100;
const checkIntervalMs = 25;
const maxDrainMs = 1700;
const maxAnswerMs = 1800;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves after the event loop has polled for input, which happens after timers run. */
const pollInput = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Prepares a graceful stop: clients that are connected when it begins still get their response, with
 * `connection: close`.
 *
 * @returns a function that stops the server within 3.5 seconds
 */
export const createServerStop = (server: Server): (() => Promise<void>) => {
  let isStopping = false;
  /** Number of open requests per connection. */
  const openRequests = new Map<Socket, number>();
  let activity = 0;

  server.on('connection', (socket) => {
    activity += 1;
    socket.once('close', () => openRequests.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    if (socket.destroyed) return;
    activity += 1;
    if (isStopping) response.setHeader('connection', 'close');
    openRequests.set(socket, (openRequests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const others = (openRequests.get(socket) ?? 1) - 1;
      if (others === 0) openRequests.delete(socket);
      else if (openRequests.has(socket)) openRequests.set(socket, others);
    });
  });

  /**
   * Waits until nothing has arrived for 100 ms. Counts only event loop turns that polled for input: while the loop is
   * blocked, unseen requests may be waiting.
   */
  const drain = async () => {
    const end = performance.now() + maxDrainMs;
    for (let quiet = 0; quiet < quietMs && performance.now() < end;) {
      const before = activity;
      await sleep(checkIntervalMs);
      await pollInput();
      quiet = openRequests.size === 0 && activity === before ? quiet + checkIntervalMs : 0;
    }
  };

  return async () => {
    isStopping = true;
    await drain();
    await new Promise<void>((resolve) => {
      const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50);
      const last = setTimeout(() => server.closeAllConnections(), maxAnswerMs);
      server.close(() => {
        clearInterval(idle);
        clearTimeout(last);
        resolve();
      });
    });
  };
};
