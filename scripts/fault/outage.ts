import { randomUUID } from 'node:crypto';
import { shortBody } from '../../server/testing/bodies';
import type { Running } from '../../server/testing/spawn';
import { waitUntil } from '../../server/testing/wait-for';
import { mapLimit } from './map-limit';
import { createClient } from './client';
import { compare, nameOf } from './enquiries';
import type { TestContext } from './test-context';
import type { Verdict } from './row';
import { tally } from './tally';

/** A way to make the disk of a running site unwritable, and to restore it. */
export interface Outage {
  how: string;
  /** Runs before the site starts. */
  prepare: () => void;
  begin: (server: Running) => void;
  end: (server: Running) => void;
  /** Runs at the end, even after an error. */
  clear: () => void;
}

const together = 10;
const projectDescription = 'long '.repeat(900);

/** Posts before, during and after an outage, and compares the posts answered with 200 with the rows stored. */
export const judgeOutage = async (context: TestContext, outage: Outage): Promise<Verdict> => {
  const client = createClient(together);
  const promised: string[] = [];
  try {
    outage.prepare();
    const server = await context.start();
    const post = async (count: number) => {
      const keys = Array.from({ length: count }, () => randomUUID());
      return mapLimit(together, keys, async (key) => {
        const body = shortBody({ name: nameOf(key), projectDescription });
        const { status } = await client.post(server.url, '/api/get-in-touch', body, key);
        if (status === 200) promised.push(key);
        return status;
      });
    };
    const health = async () =>
      (await client.send(server.url, { method: 'GET', path: '/api/healthz' })).status;

    const before = await post(20);
    outage.begin(server);
    const during = await post(context.count(200, 40));
    await waitUntil(async () => (await health()) === 503, 3000);
    const sick = await health();
    outage.end(server);
    const after = await post(20);
    const isHealthy = await waitUntil(async () => (await health()) === 200, 5000);
    const areMailsOut = await waitUntil(async () => (await context.waitingMails()) === 0, 90_000);
    await server.end('SIGTERM');

    const rows = await context.rows();
    const { lost, doubled } = compare(promised, rows);
    const isSound = await context.isSound();
    return {
      figure: `${outage.how}: before ${tally(before)}; during ${tally(during)}, health ${sick}; after ${tally(after)}; ${rows.length} rows for ${promised.length} × 200, ${lost} lost, integrity ${isSound ? 'ok' : 'BROKEN'}, mails out: ${areMailsOut ? 'all' : 'NO'}`,
      isReached:
        [...before, ...after].every((status) => status === 200) &&
        during.every((status) => status === 200 || status === 503) &&
        during.includes(503) &&
        sick === 503 &&
        isHealthy &&
        areMailsOut &&
        rows.length === promised.length &&
        lost + doubled === 0 &&
        isSound,
    };
  } finally {
    client.close();
    outage.clear();
  }
};
