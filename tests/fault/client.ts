import { readFileSync } from 'node:fs';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

interface Answer {
  status: number;
  /** Time from sending the request to the end of the response, in milliseconds. */
  ms: number;
}

const timeoutMs = 20_000;

/** An HTTP client with keep-alive and at most `connections` sockets; a call fails when its connection does. */
export const createClient = (connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });

  const send = (url: string, method: string, headers: OutgoingHttpHeaders, body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const begin = performance.now();
      const outgoing = request(url, { agent, method, headers, timeout: timeoutMs });
      outgoing.once('timeout', () => outgoing.destroy(new Error('No data for 20 s')));
      // An error after the response has no effect: a server that rejects a body may reset the connection.
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
    get: (url: string) => send(url, 'GET', {}),
    /** Posts a value as JSON. */
    post: (url: string, value: unknown, headers: OutgoingHttpHeaders = {}) => {
      const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
      return send(url, 'POST', { ...own, ...headers }, JSON.stringify(value));
    },
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

/** @returns the count of each value, such as `9998 × 200, 2 × 503` */
export const tally = (values: readonly (string | number)[]): string => {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, times]) => `${times} × ${value}`).join(', ') || 'none';
};

/** @returns the percentile: `share` of the values are at most this; 0 for an empty list */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
};

/** @returns the resident memory of a process in MB */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
