import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers send one request after the other's answer; who sends this many unanswered ones is none. */
const mostWaiting = 100;

/**
 * Answers requests that come over one connection before their turn (pipelining) one after the other: nothing is
 * opened or read for an answer that cannot leave yet. A connection on which far too many wait is closed; what Node
 * has read of it by then (64 KiB) it still parses, at about 1.5 KB a request, until the connection's end is seen.
 */
export const inTurn = (answer: RequestListener): RequestListener => {
  const queues = new WeakMap<Socket, (() => void)[]>();

  const begin = (request: IncomingMessage, response: ServerResponse, waiting: (() => void)[]) => {
    const { socket } = request;
    response.once('close', () => {
      const next = waiting.shift();
      if (socket.destroyed || next === undefined) queues.delete(socket);
      else next();
    });
    answer(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const waiting = queues.get(socket);
    if (waiting === undefined) {
      const others: (() => void)[] = [];
      queues.set(socket, others);
      begin(request, response, others);
    } else if (waiting.length < mostWaiting) {
      waiting.push(() => begin(request, response, waiting));
    } else {
      queues.delete(socket);
      socket.destroy();
    }
  };
};
