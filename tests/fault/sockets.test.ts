import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqlite } from '../../server/testing/databases';
import { newsletterBody, shortBody } from '../../server/testing/bodies';
import { createClient, mapLimit, memoryOf, percentile, tally } from './client';
import { count, limit, testRow } from './row';

const mebibyte = 1024 * 1024;

const descriptorsOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

const open = (url: string) => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  return socket;
};

/** Posts until the signal. @returns the statuses, and how long each took, in ms */
const visitMeanwhile = async (url: string, visitors: number, signal: AbortSignal) => {
  const client = createClient(visitors);
  const statuses: number[] = [];
  const waits: number[] = [];
  const visitor = async () => {
    while (!signal.aborted) {
      const { status, ms } = await client.post(`${url}/api/newsletter`, newsletterBody());
      statuses.push(status);
      waits.push(ms);
      await sleep(25);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  client.close();
  return { p99: percentile(waits, 0.99), statuses };
};

const head = 'POST /api/newsletter HTTP/1.1\r\nhost: site\r\n';
/** Sent at once, before the slow bytes: nothing, part of the headers, or all headers (with a length or chunked). */
const beginnings = [
  '',
  head,
  `${head}content-type: application/json\r\ncontent-length: 9000\r\n\r\n`,
  `${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2000\r\n`,
];

/** Sends one byte a second. @returns milliseconds until the server closes the socket; Infinity after 20 s */
const drip = (url: string, beginning: string) =>
  new Promise<number>((resolve) => {
    const begin = performance.now();
    const socket = open(url);
    const timer = setInterval(() => socket.write('x'), 1000);
    const finish = (ms: number) => {
      clearInterval(timer);
      clearTimeout(giveUp);
      socket.destroy();
      resolve(ms);
    };
    const giveUp = setTimeout(() => finish(Infinity), 20_000);
    socket.once('close', () => finish(performance.now() - begin));
    socket.resume();
    if (beginning !== '') socket.write(beginning);
  });

testRow(
  '500 sockets at one byte per second: closed within 15 s, p99 of other requests under 500 ms',
  [sqlite],
  async (context) => {
    const { url } = await context.start();
    const sockets = count(500, 60);
    const over = new AbortController();
    const visits = visitMeanwhile(url, 4, over.signal);
    const closings = await Promise.all(
      Array.from({ length: sockets }, (_, index) =>
        drip(url, beginnings[index % beginnings.length] ?? ''),
      ),
    );
    over.abort();
    const { p99, statuses } = await visits;
    const last = Math.max(...closings);
    return {
      figure: `${sockets} sockets, last closed after ${(last / 1000).toFixed(1)} s; others: ${tally(statuses)}, p99 ${p99.toFixed(0)} ms`,
      isReached: last < 15_000 && p99 < limit(500) && statuses.every((status) => status === 200),
    };
  },
);

const question = 'GET /media/film.mp4 HTTP/1.1\r\nhost: site\r\n\r\n';

testRow(
  '20 sockets × 1,400 pipelined requests for a film, never read, then × 90, which are kept: under 60 MB and 200 descriptors, freed within 15 s, p99 of other requests under 500 ms, no unread socket older than 60 s',
  [sqlite],
  async (context) => {
    const media = path.join(context.folder, 'dist/media');
    mkdirSync(media, { recursive: true });
    // Larger than the socket buffers of the system.
    writeFileSync(path.join(media, 'film.mp4'), Buffer.alloc(32 * mebibyte));

    const openTarget = async () => {
      const { url, pid } = await context.start();
      const client = createClient(1);
      for (let index = 0; index < 200; index += 1)
        await client.post(`${url}/api/newsletter`, newsletterBody());
      // Idle connections close by themselves and must not count.
      client.close();
      await sleep(500);
      const rest = { memory: memoryOf(pid), descriptors: descriptorsOf(pid) };
      const askUnread = (times: number) => {
        const socket = open(url);
        socket.once('connect', () => socket.write(question.repeat(times)));
        return socket;
      };
      /** @returns milliseconds until the server has closed every other socket */
      const untilFreed = async (longestMs: number) => {
        const begin = performance.now();
        while (descriptorsOf(pid) > rest.descriptors && performance.now() - begin < longestMs)
          await sleep(50);
        return performance.now() - begin;
      };
      return { url, pid, rest, askUnread, untilFreed };
    };

    /** A new server each: garbage of one attack does not count in the next. */
    const attack = async (times: number) => {
      const { url, pid, rest, askUnread, untilFreed } = await openTarget();
      const unread = Array.from({ length: 20 }, () => askUnread(times));
      const over = new AbortController();
      const visits = visitMeanwhile(url, 1, over.signal);
      let held = 0;
      let descriptors = 0;
      for (const end = performance.now() + 4000; performance.now() < end; await sleep(20)) {
        held = Math.max(held, memoryOf(pid) - rest.memory);
        descriptors = Math.max(descriptors, descriptorsOf(pid) - rest.descriptors);
      }
      over.abort();
      const { p99 } = await visits;
      for (const socket of unread) socket.destroy();
      return { held, descriptors, p99, freed: await untilFreed(15_000) };
    };
    const ageOfUnread = async () => {
      const { askUnread, untilFreed } = await openTarget();
      const socket = askUnread(1);
      await sleep(1000);
      const age = (await untilFreed(60_000)) + 1000;
      socket.destroy();
      return age;
    };

    const ending = ageOfUnread();
    const attacks = [await attack(1400), await attack(90)];
    const age = await ending;
    const most = (key: 'held' | 'descriptors' | 'p99' | 'freed') =>
      Math.max(...attacks.map((each) => each[key]));
    return {
      figure: `${most('held').toFixed(0)} MB, ${most('descriptors')} descriptors, freed after ${(most('freed') / 1000).toFixed(1)} s; p99 of other requests ${most('p99').toFixed(0)} ms; an unread socket lives ${(age / 1000).toFixed(0)} s`,
      isReached:
        most('held') < 60 &&
        most('descriptors') < 200 &&
        most('freed') < 15_000 &&
        most('p99') < limit(500) &&
        age < 60_000,
    };
  },
);

testRow(
  '33 KiB bodies, with and without Content-Length, 1,000 times each: 413, memory growth under 20 MB',
  [sqlite],
  async (context) => {
    const { url, pid } = await context.start();
    const client = createClient(10);
    const body = shortBody({ projectDescription: 'x'.repeat(33 * 1024) });
    const chunked = { 'transfer-encoding': 'chunked' };
    const send = (posts: number) =>
      mapLimit(10, Array.from({ length: posts }), async (_, index) => {
        const answer = await client
          .post(`${url}/api/get-in-touch`, body, index % 2 === 1 ? chunked : {})
          .catch(() => undefined);
        return answer?.status ?? 'connection lost';
      });
    // The cost of the first requests (compiled code, pools) does not count.
    await send(count(1000, 200));
    const before = memoryOf(pid);
    const statuses = await send(count(2000, 200));
    const growth = memoryOf(pid) - before;
    client.close();
    return {
      figure: `${tally(statuses)}; memory growth ${growth.toFixed(1)} MB`,
      isReached: statuses.every((status) => status === 413) && growth < 20,
    };
  },
);
