import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { databases } from '../../server/testing/databases';
import { createClient, mapLimit, tally } from './client';
import { compare, newEnquiries, newEnquiry, send } from './enquiries';
import { type Context, count, inContext, shortOnSqlite } from './row';

const isShort = count(0, 1) === 1;
const mostTries = 200;
const retryMs = 250;
const posts = count(12_000, 480);
const nothingLost = { lost: 0, doubled: 0, integrity: 'ok' };

/** Sends many submissions at once, while the server is killed and started again. */
const sendUnderKills = async (context: Context, kills: number) => {
  const together = count(200, 50);
  let server = await context.start();
  const client = createClient(together);
  const enquiries = newEnquiries(posts);
  const answered: string[] = [];
  const afterKills: object[] = [];
  let killed = 0;
  let retries = 0;
  let restart: Promise<void> | undefined;

  const killAndRestart = async () => {
    killed += 1;
    await sleep(Math.random() * retryMs);
    const promised = [...answered];
    await server.end('SIGKILL');
    server = await context.start();
    afterKills.push(await compare(promised, context));
    restart = undefined;
  };
  const begin = performance.now();
  const statuses = await mapLimit(together, enquiries, async (enquiry) => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const status = await send(client, server.url, enquiry);
      // A busy machine may make the database wait: a short run tries again, as the site's forms do.
      if (status !== undefined && !(isShort && status === 503)) {
        if (status === 200) answered.push(enquiry.key);
        const isDue = answered.length > ((killed + 1) * posts) / (kills + 1);
        if (isDue && killed < kills) restart ??= killAndRestart();
        return status;
      }
      retries += 1;
      await sleep(retryMs);
    }
    return undefined;
  });
  const perSecond = (1000 * posts) / (performance.now() - begin);
  await restart;
  client.close();
  await server.end('SIGTERM');
  console.log(`${killed} kills, ${retries} retries, ${perSecond.toFixed(0)} enquiries/s`);
  const keys = enquiries.map(({ key }) => key);
  const { rows, ...faults } = await compare(keys, context);
  return { statuses: tally(statuses), rows, retries, afterKills: [...afterKills, faults] };
};

test.for(databases)(
  '12,000 enquiries and audits, 200 at once: every answer 200, every row stored once ($name)',
  inContext(async (context) => {
    const { retries, ...sent } = await sendUnderKills(context, 0);
    expect(sent).toEqual({ statuses: { 200: posts }, rows: posts, afterKills: [nothingLost] });
    expect(isShort ? 0 : retries).toBe(0);
  }),
);

test.for(shortOnSqlite)(
  'fifty SIGKILLs, clients retry their key: after each, every answered row is stored once ($name)',
  inContext(async (context) => {
    const kills = count(50, 2);
    const { afterKills, ...sent } = await sendUnderKills(context, kills);
    expect(sent).toMatchObject({ statuses: { 200: posts }, rows: posts });
    expect(afterKills).toHaveLength(kills + 1);
    for (const each of afterKills) expect(each).toMatchObject(nothingLost);
  }),
);

test.for(shortOnSqlite)(
  'SIGTERM under load: requests in flight answered, exit 0 within 5 s, 0 lost ($name)',
  inContext(async (context) => {
    const answered: string[] = [];
    const failures: unknown[] = [];
    for (let round = 0; round < count(10, 1); round += 1) {
      const { url, end } = await context.start();
      const client = createClient(50);
      const stopping = new AbortController();
      const sender = async () => {
        for (;;) {
          const enquiry = newEnquiry();
          const isUnderWay = !stopping.signal.aborted;
          const status = await send(client, url, enquiry);
          if (status === 200) answered.push(enquiry.key);
          // A request sent before the signal must get an answer; a later one may be refused.
          else if (isUnderWay || status !== undefined) failures.push(status);
          else return;
        }
      };
      const senders = Array.from({ length: 50 }, sender);
      await sleep(300 + Math.random() * 300);
      stopping.abort();
      const begin = performance.now();
      expect(await end('SIGTERM')).toBe(0);
      expect(performance.now() - begin).toBeLessThan(5000);
      await Promise.all(senders);
      client.close();
    }
    expect(failures).toEqual([]);
    expect(answered.length).toBeGreaterThan(0);
    expect(await compare(answered, context)).toMatchObject(nothingLost);
  }),
);
