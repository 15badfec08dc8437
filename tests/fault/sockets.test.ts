import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newsletterBody } from '../../server/testing/bodies';
import { sqlite } from '../../server/testing/databases';
import { waitUntil } from '../../server/testing/wait-for';
import { createClient, memoryOf, tally } from './client';
import { count, limit, inContext } from './row';

const descriptorsOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

const open = (url: string) => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  return socket;
};

/** Posts while the work is under way, and expects every answer to be 200, and 99 % of them within half a second. */
const visitDuring = async <Result>(url: string, visitors: number, work: Promise<Result>) => {
  const client = createClient(visitors);
  const statuses: number[] = [];
  const waits: number[] = [];
  const over = new AbortController();
  const visitor = async () => {
    while (!over.signal.aborted) {
      const { status, ms } = await client.post(`${url}/api/newsletter`, newsletterBody());
      statuses.push(status);
      waits.push(ms);
      await sleep(25);
    }
  };
  const visits = Promise.all(Array.from({ length: visitors }, visitor));
  const result = await work.finally(() => over.abort());
  await visits;
  client.close();
  const p99 = waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1];
  console.log(`${waits.length} other requests, p99 ${p99?.toFixed(0)} ms`);
  expect(tally(statuses)).toEqual({ 200: statuses.length });
  expect(p99).toBeLessThan(limit(500));
  return result;
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

test.for([sqlite])(
  '500 sockets at one byte per second: closed within 15 s, p99 of other requests under 500 ms ($name)',
  inContext(async (context) => {
    const { url } = await context.start();
    const drips = Array.from({ length: count(500, 60) }, (_, index) =>
      drip(url, beginnings[index % beginnings.length] ?? ''),
    );
    const closings = await visitDuring(url, 4, Promise.all(drips));
    expect(Math.max(...closings)).toBeLessThan(15_000);
  }),
);

const question = 'GET /media/film.mp4 HTTP/1.1\r\nhost: site\r\n\r\n';

test.for([sqlite])(
  '20 sockets of pipelined, unread requests for a film are bounded, and freed within 15 s ($name)',
  inContext(async (context) => {
    const media = path.join(context.folder, 'dist/media');
    mkdirSync(media, { recursive: true });
    // Larger than the socket buffers of the system.
    writeFileSync(path.join(media, 'film.mp4'), Buffer.alloc(32 * 1024 * 1024));

    /** A new server each: garbage of one attack does not count in the next. */
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
      const held = () => ({
        memory: memoryOf(pid) - rest.memory,
        descriptors: descriptorsOf(pid) - rest.descriptors,
      });
      /** Expects the server to close every other socket in time. */
      const expectFreed = async (longestMs: number) => {
        const isFreed = () => held().descriptors <= 0;
        expect([longestMs, await waitUntil(isFreed, longestMs)]).toEqual([longestMs, true]);
      };
      return { url, askUnread, held, expectFreed };
    };

    const attack = async (times: number) => {
      const { url, askUnread, held, expectFreed } = await openTarget();
      const unread = Array.from({ length: 20 }, () => askUnread(times));
      const watch = async () => {
        for (const end = performance.now() + 4000; performance.now() < end; await sleep(20)) {
          expect(held().memory).toBeLessThan(100);
          expect(held().descriptors).toBeLessThan(200);
        }
      };
      await visitDuring(url, 1, watch());
      for (const socket of unread) socket.destroy();
      await expectFreed(15_000);
    };
    const expectUnreadClosed = async () => {
      const { askUnread, expectFreed } = await openTarget();
      const socket = askUnread(1);
      await sleep(1000);
      await expectFreed(59_000);
      socket.destroy();
    };

    const closing = expectUnreadClosed();
    await attack(1400);
    await attack(90);
    await closing;
  }),
);
