import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { newsletterBody } from '../../../server/testing/bodies';
import { createClient } from '../client';
import { type Row } from '../row';
import { percentile, tally } from '../tally';

const longestMs = 15_000;
const longestWaitMs = 500;
const giveUpMs = 20_000;

const head = 'POST /api/newsletter HTTP/1.1\r\nhost: site\r\n';
/** Sent at once, before the slow bytes: nothing, part of the headers, or all headers (with a length or chunked). */
const beginnings = [
  '',
  head,
  `${head}content-type: application/json\r\ncontent-length: 9000\r\n\r\n`,
  `${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2000\r\n`,
];

/** Sends one byte a second. @returns milliseconds until the server closes the socket; Infinity if it never does */
const drip = (url: string, beginning: string) =>
  new Promise<number>((resolve) => {
    const begin = performance.now();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const timer = setInterval(() => socket.write('x'), 1000);
    const giveUp = setTimeout(() => finish(Infinity), giveUpMs);
    const finish = (ms: number) => {
      clearInterval(timer);
      clearTimeout(giveUp);
      socket.destroy();
      resolve(ms);
    };
    socket.on('error', () => undefined);
    socket.once('close', () => finish(performance.now() - begin));
    socket.resume();
    if (beginning !== '') socket.write(beginning);
  });

export const slowSenders: Row = {
  name: 'slow',
  reach:
    '500 sockets at one byte per second: closed within 15 s, p99 of other requests under 500 ms',
  databases: ['sqlite'],
  measure: async (context) => {
    const { url } = await context.start();
    const sockets = context.count(500, 60);
    const over = new AbortController();
    const drips = Promise.all(
      Array.from({ length: sockets }, (_, index) =>
        drip(url, beginnings[index % beginnings.length] ?? ''),
      ),
    ).finally(() => {
      over.abort();
    });
    const client = createClient(5);
    const statuses: number[] = [];
    const waits: number[] = [];
    const other = async () => {
      while (!over.signal.aborted) {
        const { status, ms } = await client.post(url, '/api/newsletter', newsletterBody());
        statuses.push(status);
        waits.push(ms);
        await sleep(25);
      }
    };
    await Promise.all([other(), other(), other(), other()]);
    const closings = await drips;
    client.close();
    const last = Math.max(...closings);
    const p99 = percentile(waits, 0.99);
    return {
      figure: `${sockets} sockets, last closed after ${(last / 1000).toFixed(1)} s; others: ${tally(statuses)}, p99 ${p99.toFixed(0)} ms`,
      isReached:
        last < longestMs &&
        p99 < context.limit(longestWaitMs) &&
        statuses.every((status) => status === 200),
    };
  },
};
