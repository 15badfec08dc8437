import { connect } from 'node:net';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newsletterBody } from '../../../server/testing/bodies';
import { buildServer } from '../../build-server';
import { createClient } from '../client';
import { memoryOf } from '../memory-of';
import type { Row } from '../row';
import { sleep } from '../sleep';
import { percentile } from '../tally';

const sockets = 20;
const pipelined = 1400;
/** Few enough that the server keeps the connection and waits for the reader. */
const patient = 90;
const mebibyte = 1024 * 1024;
const mostMemory = 60;
const mostDescriptors = 200;
const longestReturnMs = 15_000;
const longestSocketMs = 60_000;
const longestWaitMs = 500;

const question = 'GET /media/film.mp4 HTTP/1.1\r\nhost: site\r\n\r\n';

/** Asks so many times on one connection and never reads. */
const askUnread = (url: string, times: number) => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.once('connect', () => socket.write(question.repeat(times)));
  return { leave: () => socket.destroy() };
};

const descriptorsOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

export const unreadAnswers: Row = {
  name: 'unread',
  reach: `${sockets} sockets × ${pipelined.toLocaleString('en')} pipelined requests for a film, unread: under ${mostMemory} MB and ${mostDescriptors} descriptors, given back in 15 s, others' p99 under ${longestWaitMs} ms, no unread socket older than 60 s`,
  engines: ['sqlite'],
  measure: async (ground) => {
    if (process.platform !== 'linux') return { figure: 'measured on Linux only', isReached: true };
    const media = path.join(ground.folder, 'dist/media');
    mkdirSync(media, { recursive: true });
    // More than the system itself takes for a reader that does not come.
    writeFileSync(path.join(media, 'film.mp4'), Buffer.alloc(32 * mebibyte));
    // As it runs in production: a loader of source files has memory of its own.
    const outDir = path.resolve('dist-server');
    await buildServer(outDir);
    const { url, pid } = await ground.start({}, ['node', path.join(outDir, 'index.js')]);
    const client = createClient(5);
    const waits: number[] = [];
    const askOthers = async () => {
      const { ms, status } = await client.post(url, '/api/newsletter', newsletterBody());
      waits.push(status === 200 ? ms : Infinity);
    };
    for (let index = 0; index < 200; index += 1) await askOthers();
    waits.length = 0;

    // Idle connections close by themselves and must not be counted.
    client.close();
    await sleep(500);
    const memory = await memoryOf(pid);
    const descriptors = descriptorsOf(pid);
    let mostHeld = 0;
    let mostOpen = 0;
    const watch = async (ms: number) => {
      for (const end = performance.now() + ms; performance.now() < end; await sleep(20)) {
        mostHeld = Math.max(mostHeld, (await memoryOf(pid)) - memory);
        mostOpen = Math.max(mostOpen, descriptorsOf(pid) - descriptors);
        await askOthers();
      }
    };

    const greedy = Array.from({ length: sockets }, () => askUnread(url, pipelined));
    await watch(3000);
    const waiting = Array.from({ length: sockets }, () => askUnread(url, patient));
    await watch(3000);
    for (const { leave } of [...greedy, ...waiting]) leave();
    client.close();
    /** @returns after how many milliseconds the server holds nothing any more */
    const untilFreed = async (longestMs: number) => {
      const begin = performance.now();
      while (descriptorsOf(pid) > descriptors && performance.now() - begin < longestMs)
        await sleep(50);
      return performance.now() - begin;
    };
    const returnedMs = await untilFreed(longestReturnMs);
    const last = askUnread(url, 1);
    await sleep(1000);
    const age = (await untilFreed(longestSocketMs)) + 1000;
    last.leave();
    const p99 = percentile(waits, 0.99);
    return {
      figure: `${(mostHeld / mebibyte).toFixed(0)} MB, ${mostOpen} descriptors, given back after ${(returnedMs / 1000).toFixed(1)} s; others' p99 ${p99.toFixed(0)} ms; an unread socket lives ${(age / 1000).toFixed(0)} s`,
      isReached:
        // Beside other tests garbage is collected late.
        mostHeld < ground.count(mostMemory, 2 * mostMemory) * mebibyte &&
        mostOpen < mostDescriptors &&
        returnedMs < longestReturnMs &&
        p99 < ground.limit(longestWaitMs) &&
        age < longestSocketMs,
    };
  },
};
