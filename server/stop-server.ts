import type { Server } from 'node:http';

const quietMs = 100;
const longestLastCallMs = 1200;
const longestAnswerMs = 2300;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Watches a server, to end it without dropping anyone: who is connected when the end is announced still gets an
 * answer, and is told that the connection closes.
 *
 * @returns what ends it, within three and a half seconds
 */
export const createServerStop = (server: Server): (() => Promise<void>) => {
  let isStopping = false;
  let underWay = 0;
  let lastActivity = 0;

  server.on('connection', () => {
    lastActivity = performance.now();
  });
  server.prependListener('request', (_request, response) => {
    lastActivity = performance.now();
    underWay += 1;
    if (isStopping) response.setHeader('connection', 'close');
    response.once('close', () => {
      underWay -= 1;
    });
  });

  const isQuiet = () => underWay === 0 && performance.now() - lastActivity > quietMs;

  const lastCall = async () => {
    const end = performance.now() + longestLastCallMs;
    do await sleep(quietMs / 2);
    while (!isQuiet() && performance.now() < end);
  };

  return async () => {
    isStopping = true;
    await lastCall();
    await new Promise<void>((resolve) => {
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const last = setTimeout(() => server.closeAllConnections(), longestAnswerMs);
      server.close(() => {
        clearInterval(idle);
        clearTimeout(last);
        resolve();
      });
    });
  };
};
