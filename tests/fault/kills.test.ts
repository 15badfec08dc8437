import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { databases, postgres } from '../../server/testing/databases';
import { startPostgres } from '../../server/testing/postgres-server';
import { waitUntil } from '../../server/testing/wait-for';
import { createClient, mapLimit, tally } from './client';
import { compare, newEnquiries, newEnquiry, send } from './enquiries';
import { type Context, count, shortOnSqlite, testRow } from './row';

const isShort = count(0, 1) === 1;
const mostTries = 200;
const retryMs = 250;

/** Sends many submissions at once, while the server is killed and started again. */
const sendUnderKills = (kills: number) => async (context: Context) => {
  const together = count(200, 50);
  let server = await context.start();
  const client = createClient(together);
  const posts = newEnquiries(count(12_000, 480));
  let answered = 0;
  let killed = 0;
  let retries = 0;
  let restart: Promise<void> | undefined;

  const killAndRestart = async () => {
    killed += 1;
    await server.end('SIGKILL');
    server = await context.start();
    restart = undefined;
  };
  const begin = performance.now();
  const statuses = await mapLimit(together, posts, async (post) => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const status = await send(client, server.url, post);
      // A busy machine may make the database wait: a short run tries again, as the site's forms do.
      if (status !== undefined && !(isShort && status === 503)) {
        answered += 1;
        const isDue = answered > ((killed + 1) * posts.length) / (kills + 1);
        if (isDue && killed < kills) restart ??= killAndRestart();
        return status;
      }
      retries += 1;
      await sleep(retryMs);
    }
    return 'no answer';
  });
  const perSecond = (1000 * posts.length) / (performance.now() - begin);
  await restart;
  client.close();
  await server.end('SIGTERM');
  const { rows, lost, doubled } = await compare(
    posts.map(({ key }) => key),
    context,
  );
  const isSound = await context.isSound();
  return {
    figure: `${killed} kills, ${retries} retries, ${perSecond.toFixed(0)}/s; ${tally(statuses)}; ${rows} rows, ${lost} lost, ${doubled} duplicated, integrity ${isSound ? 'ok' : 'BROKEN'}`,
    isReached:
      killed === kills &&
      (kills > 0 || isShort || retries === 0) &&
      statuses.every((status) => status === 200) &&
      rows === posts.length &&
      lost + doubled === 0 &&
      isSound,
  };
};

testRow(
  '12,000 enquiries and audits, 200 at once: every answer 200, every row stored, 0 duplicated',
  databases,
  sendUnderKills(0),
);

testRow(
  'the same with SIGKILL five times, clients retry with the same key: 0 lost, 0 duplicated, integrity ok',
  shortOnSqlite,
  sendUnderKills(count(5, 1)),
);

/** Runs `together` senders until the signal. @returns the statuses, and the keys answered with 200 */
const keepSending = (url: string, together: number, signal: AbortSignal) => {
  const client = createClient(together);
  const statuses: (number | string)[] = [];
  const answered: string[] = [];
  const sender = async () => {
    while (!signal.aborted) {
      const enquiry = newEnquiry();
      const status = await send(client, url, enquiry);
      statuses.push(status ?? 'no answer');
      if (status === 200) answered.push(enquiry.key);
      else await sleep(50);
    }
  };
  const done = Promise.all(Array.from({ length: together }, sender)).finally(client.close);
  return { statuses, answered, done };
};

testRow(
  '50 SIGKILLs during random writes: every answered row stored, each time',
  shortOnSqlite,
  async (context) => {
    const kills = count(50, 2);
    const all: string[] = [];
    const faults: string[] = [];
    for (let round = 1; round <= kills; round += 1) {
      const { url, end } = await context.start();
      const death = new AbortController();
      const { answered, done } = keepSending(url, 20, death.signal);
      await waitUntil(() => answered.length > 0, 10_000);
      // Writing has begun, so the kill may come at any moment.
      await sleep(Math.random() * 250);
      await end('SIGKILL');
      death.abort();
      await done;
      all.push(...answered);
      const { lost, doubled } = await compare(all, context);
      if (lost > 0 || doubled > 0 || !(await context.isSound()))
        faults.push(`kill ${round}: ${lost} lost, ${doubled} duplicated`);
    }
    return {
      figure: `${kills} kills, ${all.length} answered; ${faults.join('; ') || '0 lost, 0 duplicated after each, integrity ok'}`,
      isReached: faults.length === 0 && all.length >= kills,
    };
  },
);

testRow(
  'SIGTERM under load: requests in flight answered, exit 0 within 5 s, 0 lost',
  shortOnSqlite,
  async (context) => {
    const answered: string[] = [];
    const failures: string[] = [];
    const codes: (number | string)[] = [];
    let longest = 0;
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
          else if (isUnderWay || status !== undefined) failures.push(String(status));
          else return;
        }
      };
      const senders = Array.from({ length: 50 }, sender);
      await sleep(300 + Math.random() * 300);
      stopping.abort();
      const begin = performance.now();
      codes.push((await end('SIGTERM')) ?? 'killed');
      longest = Math.max(longest, performance.now() - begin);
      await Promise.all(senders);
      client.close();
    }
    const { lost, doubled } = await compare(answered, context);
    return {
      figure: `exit ${tally(codes)}, longest ${(longest / 1000).toFixed(1)} s; ${answered.length} answered 200, other answers to what was sent before the signal: ${tally(failures)}; ${lost} lost, ${doubled} duplicated`,
      isReached:
        codes.every((code) => code === 0) &&
        longest < 5000 &&
        answered.length > 0 &&
        failures.length + lost + doubled === 0,
    };
  },
);

let own: Awaited<ReturnType<typeof startPostgres>>;
afterAll(() => own?.remove());

const crashing = {
  name: 'a PostgreSQL server that crashes',
  createDatabase: async () => {
    own = await startPostgres();
    return own?.url;
  },
};

testRow(
  'database server lost under load: 200 or 503, 0 lost, recovers without restart',
  postgres === undefined ? [] : [crashing],
  async (context) => {
    const { url, end } = await context.start();
    const over = new AbortController();
    const { statuses, answered, done } = keepSending(url, 20, over.signal);
    const crashes = count(10, 1);
    let recoveries = 0;
    for (let crash = 0; crash < crashes; crash += 1) {
      await sleep(300 + Math.random() * 200);
      await own?.crash();
      await sleep(300);
      await own?.start();
      const before = answered.length;
      if (await waitUntil(() => answered.length > before, 5000)) recoveries += 1;
    }
    over.abort();
    await done;
    await end('SIGTERM');
    const { lost, doubled } = await compare(answered, context);
    return {
      figure: `${crashes} crashes, ${recoveries} recoveries; ${tally(statuses)}; ${lost} lost, ${doubled} duplicated`,
      isReached:
        recoveries === crashes &&
        statuses.every((status) => status === 200 || status === 503) &&
        lost + doubled === 0,
    };
  },
);
