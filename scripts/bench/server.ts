import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fakeSite, startServer } from '../../server/testing/spawn';
import { temporaryFolder } from '../../server/testing/temporary-folder';
import { buildServer } from '../build-server';
import { mapLimit } from '../fault/map-limit';
import { createClient } from '../fault/client';
import { newEnquiries } from '../fault/enquiries';
import { mebibyte, memoryOf } from '../fault/memory-of';
import type { Verdict } from '../fault/row';
import { median } from '../fault/tally';

const starts = 5;
const posts = 20_000;
const together = 50;
const longestStartMs = 700;
const mostAtRest = 130;
const mostAfter = 200;
const restMs = 3000;

const outDir = path.resolve('dist-server');

/** Measures the built server: median start time, and memory before and after many posts. */
export const measureServer = async (): Promise<Verdict> => {
  await buildServer(outDir);
  const folder = temporaryFolder();
  fakeSite(folder);
  const command = [process.execPath, path.join(outDir, 'index.js')];
  const times: number[] = [];
  try {
    for (let index = 0; index < starts; index += 1) {
      const begin = performance.now();
      const { end } = await startServer(folder, {}, command);
      times.push(performance.now() - begin);
      await end('SIGTERM');
    }
    const start = median(times);
    const server = await startServer(folder, {}, command);
    await sleep(restMs);
    const atRest = (await memoryOf(server.pid)) / mebibyte;
    const client = createClient(together);
    await mapLimit(together, newEnquiries(posts), ({ path: url, body, key }) =>
      client.post(server.url, url, body, key),
    );
    client.close();
    await sleep(restMs);
    const after = (await memoryOf(server.pid)) / mebibyte;
    await server.end('SIGTERM');
    return {
      figure: `start ${start.toFixed(0)} ms, idle ${atRest.toFixed(0)} MB, after ${posts.toLocaleString('en')} posts ${after.toFixed(0)} MB`,
      isReached: start <= longestStartMs && atRest <= mostAtRest && after <= mostAfter,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
