import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { toRows } from '../../../server/store/row';
import { numberOf } from '../../../server/store/rows';
import { shortBody } from '../../../server/testing/bodies';
import { createClient } from '../client';
import { newEnquiry } from '../enquiries';
import { buildForProduction } from '../production';
import type { Row } from '../row';

const longestMs = 200;
const bytesEach = 20_000;
const together = 4;

/** Fills the database with years of long enquiries. */
const fill = (file: string, rows: number) => {
  const database = new Database(file);
  const insert = database.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      INSERT INTO submissions (reference, kind, email, payload, received_at)
      SELECT 'C-' || i, 'short', 'p' || i || '@post.example', ?, i FROM n`,
  );
  const description = 'long '.repeat(bytesEach / 5);
  insert.run(rows, JSON.stringify(shortBody({ projectDescription: description })));
  database.close();
};

export const backupLarge: Row = {
  name: 'backup',
  reach: 'backup of 1.8 GB: posts under 200 ms meanwhile; it holds every earlier row',
  databases: ['sqlite'],
  measure: async (context) => {
    await (await context.start()).end('SIGTERM');
    const rows = context.count(90_000, 8000);
    fill(context.files.database, rows);
    const { url, end } = await context.start({}, await buildForProduction());
    const client = createClient(together);
    const waits: number[] = [];
    const post = async () => {
      const { path: to, body, key } = newEnquiry();
      const { status, ms } = await client.post(url, to, body, key);
      if (status === 200) waits.push(ms);
      else waits.push(Infinity);
    };
    for (let index = 0; index < 25; index += 1)
      await Promise.all(Array.from({ length: together }, post));
    const before = Math.max(...waits);
    const copy = path.join(context.folder, 'copy.db');
    const over = new AbortController();
    const begin = performance.now();
    const backup = context.leads('backup', copy).finally(() => {
      over.abort();
    });
    // Awaited below; until then a rejection must not count as unhandled.
    backup.catch(() => undefined);
    waits.length = 0;
    while (!over.signal.aborted) {
      await Promise.all(Array.from({ length: together }, post));
      await sleep(20);
    }
    await backup;
    const seconds = (performance.now() - begin) / 1000;
    client.close();
    await end('SIGTERM');
    const database = new Database(copy);
    const [found] = toRows(database.prepare('SELECT count(*) AS rows FROM submissions').all());
    const check = JSON.stringify(database.prepare('PRAGMA integrity_check').all());
    database.close();
    const held = found === undefined ? 0 : numberOf(found, 'rows');
    const longest = Math.max(...waits);
    return {
      figure: `${(statSync(copy).size / 1e9).toFixed(2)} GB in ${seconds.toFixed(1)} s; ${waits.length} posts meanwhile, longest ${longest.toFixed(0)} ms; longest of 100 before ${before.toFixed(0)} ms; ${held} rows (at least ${rows + 1}), integrity ${check.includes('"ok"') ? 'ok' : 'BROKEN'}`,
      isReached:
        longest < Math.max(context.limit(longestMs), 2 * before) &&
        held > rows &&
        check.includes('"ok"'),
    };
  },
};
