import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../client';
import { compare, newEnquiry } from '../enquiries';
import { databaseKinds } from '../database-kind';
import type { Row } from '../row';
import { tally } from '../tally';

const together = 50;
const longestMs = 5000;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no code';

export const stopUnderLoad: Row = {
  name: 'stop',
  reach: 'SIGTERM under load: requests in flight answered, exit 0 within 5 s, 0 lost',
  databases: databaseKinds,
  measure: async (context) => {
    const answered: string[] = [];
    const failures: string[] = [];
    const others: number[] = [];
    const codes: (number | string)[] = [];
    let longest = 0;
    const rounds = context.count(10, 1);
    for (let round = 0; round < rounds; round += 1) {
      const { url, end } = await context.start();
      const client = createClient(together);
      const stopping = new AbortController();
      const sender = async () => {
        for (;;) {
          const { path, body, key } = newEnquiry();
          const isUnderWay = !stopping.signal.aborted;
          try {
            const { status } = await client.post(url, path, body, key);
            if (status === 200) answered.push(key);
            else others.push(status);
          } catch (error) {
            // A request sent before the signal must get an answer; a later one may be refused.
            if (isUnderWay) failures.push(codeOf(error));
            else return;
          }
        }
      };
      const senders = Array.from({ length: together }, sender);
      await sleep(300 + Math.random() * 300);
      stopping.abort();
      const begin = performance.now();
      codes.push((await end('SIGTERM')) ?? 'killed');
      longest = Math.max(longest, performance.now() - begin);
      await Promise.all(senders);
      client.close();
    }
    const { lost, doubled } = compare(answered, await context.rows());
    return {
      figure: `${rounds} stops: exit ${tally(codes)}, longest ${(longest / 1000).toFixed(1)} s; ${answered.length} answered 200, other answers: ${tally(others)}, unanswered though sent before the signal: ${tally(failures)}; ${lost} lost, ${doubled} duplicated`,
      isReached:
        codes.every((code) => code === 0) &&
        longest < longestMs &&
        answered.length > 0 &&
        others.length + failures.length + lost + doubled === 0,
    };
  },
};
