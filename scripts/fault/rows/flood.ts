import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { numberOf } from '../../../server/store/rows';
import { shortBody } from '../../../server/testing/bodies';
import { createClient } from '../client';
import { databaseKinds } from '../database-kind';
import { buildForProduction } from '../production';
import type { Row } from '../row';
import type { TestContext } from '../test-context';

const [choreMs, longestMs] = [50, 200];
const digestBytes = 100_000;
const dayMs = 86_400_000;
const retentionDays = 30;
/** Share of the rows old enough for the purge, which refuses to remove more than a third. */
const oldShare = 0.3;
/** Rows received in the same millisecond. */
const perMs = 100;
/** Nearly as long as the digest waits after a start. */
const idleMs = 40_000;
const pauseMs = 5;
const patienceMs = 600_000;

/** Fills the database with quarantined submissions, every seventh of them long, each from another address. */
const fill = ({ query }: TestContext, rows: number) => {
  const long = JSON.stringify(shortBody({ projectDescription: 'long '.repeat(1000) }));
  const short = JSON.stringify(shortBody());
  const now = Date.now();
  const old = now - (retentionDays + 1) * dayMs;
  return query(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
      INSERT INTO submissions (reference, kind, email, payload, received_at, quarantine)
      SELECT 'C-' || i, 'short', 'p' || i || '@post.example',
        CASE WHEN i % 7 = 0 THEN '${long}' ELSE '${short}' END,
        CASE WHEN i <= ${rows * oldShare} THEN ${old} ELSE ${now - rows} END + i / ${perMs}, 'honeypot'
      FROM n`,
  );
};

export const flood: Row = {
  name: 'flood',
  reach:
    '660,000 quarantined submissions and 110,000 long ones: no answer waits 50 ms for purge or digest, 200 ms for a backup; a digest under 100 KB',
  databases: databaseKinds,
  measure: async (context) => {
    await (await context.start()).end('SIGTERM');
    const rows = context.count(770_000, 28_000);
    await fill(context, rows);
    const { url, end, output } = await context.start(
      { RETENTION_DAYS: String(retentionDays) },
      // From source, the loader itself would delay answers.
      await buildForProduction(),
    );
    const client = createClient(1);
    /** @returns the longest answer until it is over, in ms, and how long that took, in seconds */
    const longestUntil = async (isOver: () => boolean) => {
      const begin = performance.now();
      let longest = 0;
      while (!isOver() && performance.now() < begin + patienceMs) {
        const { status, ms } = await client.send(url, { method: 'GET', path: '/api/healthz' });
        longest = Math.max(longest, status === 200 ? ms : Infinity);
        await sleep(pauseMs);
      }
      return { longest, seconds: (performance.now() - begin) / 1000 };
    };
    const mails = () => readdirSync(context.files.outbox).filter((name) => name.endsWith('.eml'));
    const purge = await longestUntil(() => output().includes('"purged"'));
    const idleEnd = performance.now() + idleMs;
    const idle = await longestUntil(() => performance.now() > idleEnd);
    const digest = await longestUntil(() => mails().length > 0);
    let isCopied = context.database === 'postgres';
    const copying = isCopied
      ? undefined
      : context.leads('backup', path.join(context.folder, 'copy.db')).finally(() => {
          isCopied = true;
        });
    // Awaited below; until then a rejection must not count as unhandled.
    copying?.catch(() => undefined);
    const backup = await longestUntil(() => isCopied);
    await copying;
    client.close();
    await end('SIGTERM');
    const bytes = mails().map((name) => statSync(path.join(context.files.outbox, name)).size);
    const [counted] = await context.query('SELECT count(*) AS rows FROM submissions');
    const left = counted === undefined ? 0 : numberOf(counted, 'rows');
    const figure = (name: string, { longest, seconds }: typeof idle) =>
      `${name} ${longest.toFixed(0)} ms in ${seconds.toFixed(0)} s`;
    const limit = (ms: number) => Math.max(context.limit(ms), 2 * idle.longest);
    return {
      figure: `${rows} rows, ${left} left, digest of ${bytes.join(', ')} bytes; the longest answer: ${figure('purge', purge)}, ${figure('idle', idle)}, ${figure('digest', digest)}, ${figure('backup', backup)}`,
      isReached:
        left === Math.round(rows * (1 - oldShare)) &&
        bytes.length === 1 &&
        bytes.every((size) => size < digestBytes) &&
        Math.max(purge.longest, digest.longest) < limit(choreMs) &&
        backup.longest < limit(longestMs),
    };
  },
};
