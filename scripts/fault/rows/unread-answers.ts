import { connect } from 'node:net';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newsletterBody } from '../../../server/testing/bodies';
import { createClient } from '../client';
import { mebibyte, memoryOf } from '../memory-of';
import { buildForProduction } from '../production';
import type { Row } from '../row';
import { percentile } from '../tally';

const sockets = 20;
const pipelined = 1400;
/** Few enough for the server to keep the connection and wait for the reader. */
const patient = 90;
const mostMemory = 60;
const mostDescriptors = 200;
const longestReturnMs = 15_000;
const longestSocketMs = 60_000;
const longestWaitMs = 500;
const attackMs = 4000;

const question = 'GET /media/film.mp4 HTTP/1.1\r\nhost: site\r\n\r\n';

/** Sends pipelined requests on one connection and never reads. */
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
  reach: `${sockets} sockets × ${pipelined.toLocaleString('en')} pipelined requests for a film, never read, then × ${patient}: under ${mostMemory} MB and ${mostDescriptors} descriptors, freed within 15 s, p99 of other requests under ${longestWaitMs} ms, no unread socket older than 60 s`,
  databases: ['sqlite'],
  measure: async (context) => {
    if (process.platform !== 'linux') return { figure: 'skipped: needs Linux', isReached: true };
    const media = path.join(context.folder, 'dist/media');
    mkdirSync(media, { recursive: true });
    // Larger than the socket buffers of the system.
    writeFileSync(path.join(media, 'film.mp4'), Buffer.alloc(32 * mebibyte));
    const command = await buildForProduction();
    const client = createClient(5);
    const waits: number[] = [];

    /** Starts a new server, so that garbage from one attack does not count in the next. */
    const openTarget = async () => {
      const { url, pid } = await context.start({}, command);
      const askOther = async () => {
        const begin = performance.now();
        const { status } = await client.post(url, '/api/newsletter', newsletterBody());
        return status === 200 ? performance.now() - begin : Infinity;
      };
      for (let index = 0; index < 200; index += 1) await askOther();
      // Idle connections close by themselves and must not count.
      client.close();
      await sleep(500);
      const memory = await memoryOf(pid);
      const descriptors = descriptorsOf(pid);
      /** @returns milliseconds until the server has closed every socket of the attack */
      const untilFreed = async (longestMs: number) => {
        const begin = performance.now();
        while (descriptorsOf(pid) > descriptors && performance.now() - begin < longestMs)
          await sleep(50);
        return performance.now() - begin;
      };
      /** Sends `times` requests on each socket. @returns peak memory and descriptors, and milliseconds until freed */
      const attack = async (times: number) => {
        let mostHeld = 0;
        let mostOpen = 0;
        const unread = Array.from({ length: sockets }, () => askUnread(url, times));
        const until = performance.now() + attackMs;
        const watch = async () => {
          for (; performance.now() < until; await sleep(20)) {
            mostHeld = Math.max(mostHeld, (await memoryOf(pid)) - memory);
            mostOpen = Math.max(mostOpen, descriptorsOf(pid) - descriptors);
          }
        };
        const visit = async () => {
          for (; performance.now() < until; await sleep(20)) waits.push(await askOther());
        };
        await Promise.all([watch(), visit()]);
        for (const { leave } of unread) leave();
        client.close();
        return { mostHeld, mostOpen, returnedMs: await untilFreed(longestReturnMs) };
      };
      return { url, attack, untilFreed };
    };

    const first = await openTarget();
    const closed = await first.attack(pipelined);
    const ageOfLast = async () => {
      const { leave } = askUnread(first.url, 1);
      await sleep(1000);
      const age = (await first.untilFreed(longestSocketMs)) + 1000;
      leave();
      return age;
    };
    const attackAgain = async () => (await openTarget()).attack(patient);
    const [age, kept] = await Promise.all([ageOfLast(), attackAgain()]);
    const attacks = [closed, kept];
    const mostHeld = Math.max(...attacks.map((one) => one.mostHeld));
    const mostOpen = Math.max(...attacks.map((one) => one.mostOpen));
    const returnedMs = Math.max(...attacks.map((one) => one.returnedMs));
    const p99 = percentile(waits, 0.99);
    return {
      figure: `${attacks.map((one) => (one.mostHeld / mebibyte).toFixed(0)).join(' and ')} MB (closed at once, kept), ${mostOpen} descriptors, freed after ${(returnedMs / 1000).toFixed(1)} s; p99 of other requests ${p99.toFixed(0)} ms; an unread socket lives ${(age / 1000).toFixed(0)} s`,
      isReached:
        mostHeld < mostMemory * mebibyte &&
        mostOpen < mostDescriptors &&
        returnedMs < longestReturnMs &&
        p99 < context.limit(longestWaitMs) &&
        age < longestSocketMs,
    };
  },
};
