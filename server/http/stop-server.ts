import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The listener stays open until nothing has arrived for this long, at most {@link maxDrainMs}. */
const quietMs = 100;
const maxDrainMs = 1700;
const checkIntervalMs = 25;
/** After this, connections that still wait for a response are cut. */
const cutAfterMs = 1800;
const closeIdleIntervalMs = 50;

/**
 * Prepares a graceful stop. `server.close()` alone would refuse clients whose request is on its way,
 * and wait for ever for those that keep a connection open. So the stop
 *
 * 1. answers with `connection: close` from now on,
 * 2. waits until nothing is open or arrives (`waitUntilQuiet`),
 * 3. closes the listener and idle connections, and at last cuts all others (`closeServer`).
 *
 * @returns a function that stops the server within 3.5 seconds: {@link maxDrainMs} and
 *   {@link cutAfterMs}
 */
export const createServerStop = (server: Server): (() => Promise<void>) => {
  let isStopping = false;
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('connection', 'close');
  });
  const traffic = watchTraffic(server);
  return async () => {
    isStopping = true;
    await waitUntilQuiet(traffic);
    await closeServer(server);
  };
};

const watchTraffic = (server: Server) => {
  const openRequests = new Map<Socket, number>();
  /** Connections and requests since the start. */
  let arrivals = 0;
  server.on('connection', (socket) => {
    arrivals += 1;
    // Requests that wait on a closed connection never get a response of their own.
    socket.once('close', () => openRequests.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    if (socket.destroyed) return;
    arrivals += 1;
    openRequests.set(socket, (openRequests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const open = openRequests.get(socket);
      // The socket may have closed first, with all its requests.
      if (open === undefined) return;
      if (open > 1) openRequests.set(socket, open - 1);
      else openRequests.delete(socket);
    });
  });
  return { countArrivals: () => arrivals, hasOpenRequests: () => openRequests.size > 0 };
};

/** Waits until no request is open and nothing has arrived for {@link quietMs}. */
const waitUntilQuiet = async (traffic: ReturnType<typeof watchTraffic>): Promise<void> => {
  const end = performance.now() + maxDrainMs;
  let quietForMs = 0;
  while (quietForMs < quietMs && performance.now() < end) {
    const before = traffic.countArrivals();
    await new Promise((resolve) => setTimeout(resolve, checkIntervalMs));
    // The event loop runs timers before it polls for input: unseen requests may be waiting.
    await new Promise((resolve) => setImmediate(resolve));
    const isQuiet = !traffic.hasOpenRequests() && traffic.countArrivals() === before;
    quietForMs = isQuiet ? quietForMs + checkIntervalMs : 0;
  }
};

/** Closes the listener, then idle connections, and after {@link cutAfterMs} all connections. */
const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // After the poll for input: a connection whose next request has just arrived is not idle.
    const closeIdle = () => setImmediate(() => server.closeIdleConnections());
    const closingIdle = setInterval(closeIdle, closeIdleIntervalMs);
    const closingAll = setTimeout(() => server.closeAllConnections(), cutAfterMs);
    server.close(() => {
      clearInterval(closingIdle);
      clearTimeout(closingAll);
      resolve();
    });
  });
