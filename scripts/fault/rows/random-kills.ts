import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../../server/testing/wait-for';
import { createClient } from '../client';
import { compare, newEnquiry } from '../enquiries';
import { databaseKinds } from '../database-kind';
import type { Row } from '../row';

const together = 20;
const longestLifeMs = 250;
const longestStartMs = 10_000;

export const randomKills: Row = {
  name: 'random-kills',
  reach: '50 SIGKILLs during random writes: every answered row stored, each time',
  databases: databaseKinds,
  measure: async (context) => {
    const kills = context.count(50, 2);
    const answered: string[] = [];
    const faults: string[] = [];
    for (let round = 1; round <= kills; round += 1) {
      const { url, end } = await context.start();
      const client = createClient(together);
      const death = new AbortController();
      const before = answered.length;
      const sender = async () => {
        while (!death.signal.aborted) {
          const { path, body, key } = newEnquiry();
          const answer = await client.post(url, path, body, key).catch(() => undefined);
          if (answer?.status === 200) answered.push(key);
        }
      };
      const senders = Array.from({ length: together }, sender);
      // Writing has begun, so the kill may come at any moment.
      await waitUntil(() => answered.length > before, longestStartMs);
      await sleep(Math.random() * longestLifeMs);
      await end('SIGKILL');
      death.abort();
      await Promise.all(senders);
      client.close();
      const { lost, doubled } = compare(answered, await context.rows());
      if (lost > 0 || doubled > 0 || !(await context.isSound()))
        faults.push(`kill ${round}: ${lost} lost, ${doubled} duplicated`);
    }
    return {
      figure: `${kills} kills, ${answered.length} answered; ${faults.join('; ') || '0 lost, 0 duplicated after each, integrity ok'}`,
      isReached: faults.length === 0 && answered.length > 0,
    };
  },
};
