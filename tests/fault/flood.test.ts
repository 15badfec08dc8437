import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { shortBody } from '../../server/testing/bodies';
import { createClient } from './client';
import { count, shortOnSqlite, inContext } from './row';

const dayMs = 86_400_000;
/** Share of the rows old enough for the purge. */
const oldShare = 0.3;

/** @returns SQL that adds quarantined submissions, every seventh of them long, a hundred in one millisecond */
const flooding = (rows: number) => {
  const long = JSON.stringify(shortBody({ projectDescription: 'long '.repeat(1000) }));
  const short = JSON.stringify(shortBody());
  const now = Date.now();
  return `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
    INSERT INTO submissions (reference, kind, email, mailbox, payload, received_at, quarantine)
    SELECT 'C-' || i, 'short', 'p' || i || '@post.example', 'p' || i || '@post.example',
      CASE WHEN i % 7 = 0 THEN '${long}' ELSE '${short}' END,
      CASE WHEN i <= ${rows * oldShare} THEN ${now - 31 * dayMs} ELSE ${now - rows} END + i / 100, 'trap'
    FROM n`;
};

test.for(shortOnSqlite)(
  'beside 600,000 quarantined rows no enquiry waits for purge, digest, backup or export ($name)',
  inContext(async (context) => {
    await (await context.start()).end('SIGTERM');
    const rows = count(600_000, 28_000);
    // The first start has done the chores of the day.
    await context.query('DELETE FROM chores', flooding(rows));
    const { url, end, output } = await context.start({ RETENTION_DAYS: '30' });
    const client = createClient(1);
    const read = () => client.get(`${url}/api/healthz`);
    const post = () => client.post(`${url}/api/get-in-touch`, shortBody());
    /** @returns the longest answer until it is over, in ms */
    const longestUntil = async (isOver: () => boolean, ask = read) => {
      let longest = 0;
      for (const giveUp = performance.now() + 600_000; !isOver() && performance.now() < giveUp;) {
        const { status, ms } = await ask();
        longest = Math.max(longest, status === 200 ? ms : Infinity);
        await sleep(5);
      }
      return longest;
    };
    const digests = () =>
      readdirSync(context.files.outbox)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => statSync(path.join(context.files.outbox, name)).size);
    const purge = await longestUntil(() => output().includes('"purged"'));
    const digest = await longestUntil(() => digests().length > 0);
    const [size, ...others] = digests();
    const idleEnd = performance.now() + count(10_000, 5000);
    const idle = await longestUntil(() => performance.now() > idleEnd);
    let copied = context.isPostgres ? 'Copied' : '';
    if (!context.isPostgres)
      void context.leads('backup', path.join(context.folder, 'copy.db')).then((said) => {
        copied = said;
      });
    const backup = await longestUntil(() => copied !== '', post);
    client.close();
    await end('SIGTERM');
    console.log('Longest answers in ms', { purge, idle, digest, backup });
    // An export streams: with all rows in memory it would die.
    const small = ['--max-old-space-size=64', 'dist-server/leads.js', 'export', '--format', 'csv'];
    execFileSync('node', small, {
      stdio: 'ignore',
      env: { ...process.env, ...context.environment },
    });
    expect(await context.countRows("FROM submissions WHERE quarantine = 'trap'")).toBe(
      Math.round(rows * (1 - oldShare)),
    );
    expect(others).toEqual([]);
    expect(size).toBeLessThan(100_000);
    // In a short run a stall of the machine is longer than any chore.
    expect(Math.max(purge, digest, backup)).toBeLessThan(Math.max(count(200, 2000), 2 * idle));
    expect(copied).toMatch(/^Copied/);
  }),
);
