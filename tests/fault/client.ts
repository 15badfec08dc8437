import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { postOf } from '../../server/testing/bodies';

interface Answer {
  status: number;
  /** Time from sending the request to the end of the response, in milliseconds. */
  ms: number;
}

const timeoutMs = 20_000;

/** An HTTP client with keep-alive and at most `connections` sockets; a call fails when its connection does. */
export const createClient = (connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });

  const send = (url: string, { body, ...options }: Partial<ReturnType<typeof postOf>> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const begin = performance.now();
      const outgoing = request(url, { agent, timeout: timeoutMs, ...options });
      outgoing.once('timeout', () => outgoing.destroy(new Error('No data for 20 s')));
      outgoing.on('error', reject);
      outgoing.once('response', (incoming) => {
        incoming.resume();
        incoming.once('error', reject);
        incoming.once('end', () => {
          resolve({ status: incoming.statusCode ?? 0, ms: performance.now() - begin });
        });
      });
      outgoing.end(body);
    });

  return {
    get: (url: string) => send(url),
    post: (url: string, ...content: Parameters<typeof postOf>) => send(url, postOf(...content)),
    close: () => agent.destroy(),
  };
};

/** Runs `work` for every item, at most `limit` at a time. @returns the results in the order of the items */
export const mapLimit = async <Item, Result>(
  limit: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
};

/** @returns the count of each value, such as `{ 200: 9998, 503: 2 }` */
export const tally = (values: readonly (string | number | undefined)[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[`${value}`] = (counts[`${value}`] ?? 0) + 1;
  return counts;
};

/** @returns the resident memory of a process in MB */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
