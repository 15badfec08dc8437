import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../client';
import { compare, newEnquiry } from '../enquiries';
import { type Row } from '../row';
import { tally } from '../tally';

const together = 20;

export const databaseLost: Row = {
  name: 'database-lost',
  reach: 'database server lost under load: 200 or 503, 0 lost, recovers without restart',
  databases: ['postgres'],
  measure: async (context) => {
    const { url, end } = await context.start();
    const client = createClient(together);
    const crashes = context.count(10, 1);
    const statuses: (number | string)[] = [];
    const answered: string[] = [];
    const over = new AbortController();
    const sender = async () => {
      while (!over.signal.aborted) {
        const { path, body, key } = newEnquiry();
        const answer = await client.post(url, path, body, key).catch(() => undefined);
        statuses.push(answer?.status ?? 'no answer');
        if (answer?.status === 200) answered.push(key);
        else await sleep(50);
      }
    };
    const senders = Array.from({ length: together }, sender);
    let recoveries = 0;
    for (let crash = 0; crash < crashes; crash += 1) {
      await sleep(300 + Math.random() * 200);
      await context.postgres?.crash();
      await sleep(300);
      await context.postgres?.start();
      const before = answered.length;
      await sleep(1000);
      if (answered.length > before) recoveries += 1;
    }
    over.abort();
    await Promise.all(senders);
    client.close();
    await end('SIGTERM');
    const { lost, doubled } = compare(answered, await context.rows());
    return {
      figure: `${crashes} crashes, ${recoveries} recoveries; ${tally(statuses)}; ${lost} lost, ${doubled} duplicated`,
      isReached:
        recoveries === crashes &&
        statuses.every((status) => status === 200 || status === 503) &&
        lost + doubled === 0,
    };
  },
};
