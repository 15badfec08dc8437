import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databases } from '../testing/databases';
import { runSql } from '../testing/run-sql';
import { temporaryFolder } from '../testing/temporary-folder';
import { allRows } from '../testing/test-api';
import { openPostgresStore } from './postgres';
import { postgresMigrations, sqliteMigrations } from './schema';
import { openSqliteStore } from './sqlite';
import type { Store } from './store';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ids = ['sent', 'waiting', 'parked'].map(
  (_, at) => `00000000-0000-4000-8000-00000000000${at}`,
);

/**
 * Four leads: one with a sent, one with a waiting, one with a parked mail, and a quarantined one. Four sign-ups: two of one
 * address, one of another, and a quarantined one.
 */
const data = [
  `INSERT INTO submissions (reference, kind, email, payload, received_at, quarantine) VALUES
    ('C-1', 'short', 'a@b.example', '{"name":"Ann"}', 1000, NULL),
    ('C-2', 'short', 'a@b.example', '{"name":"Bo"}', 2000, NULL),
    ('C-3', 'short', 'a@b.example', '{"name":"Cy"}', 3000, NULL),
    ('C-4', 'short', 'a@b.example', '{"name":"Di"}', 4000, 'trap'),
    ('C-5', 'newsletter', 'el@b.example', '{"firstName":"El"}', 5000, NULL),
    ('C-6', 'newsletter', 'el@b.example', '{"firstName":"El"}', 6000, NULL),
    ('C-7', 'newsletter', 'fi@b.example', '{"firstName":"Fi"}', 7000, NULL),
    ('C-8', 'newsletter', 'gu@b.example', '{"firstName":"Gu"}', 8000, 'trap')`,
  `INSERT INTO outbox (id, kind, submission_id, attempts, due_at) VALUES
    ('${ids[0]}', 'notification', 1, 2, NULL), ('${ids[1]}', 'notification', 2, 0, 2000),
    ('${ids[2]}', 'notification', 3, 30, NULL)`,
];

/** The second version adds digests: one that lists the quarantined lead. */
const digestId = '00000000-0000-4000-8000-000000000009';
const addDigest = `UPDATE submissions SET digest_id = '${digestId}' WHERE reference = 'C-4'`;

/** @returns the migrated rows, their due and parked mails, and the results of forgetting and purging */
const migratedData = async (store: Store) => {
  const names = (await allRows(store)).map(({ payload }) => payload.name);
  const asked: string[] = [];
  const due = async () => {
    const found: unknown[] = [];
    await store.deliverDue('mail', 9000, 10, async (waiting) => {
      for (const queued of waiting)
        if (queued.kind === 'confirmation') asked.push(queued.submission.reference);
        else found.push([queued.id, queued.queuedAt]);
      return waiting.map(() => ({ outcome: 'sent' }));
    });
    return found;
  };
  const waiting = await due();
  await store.unpark('mail', 9000);
  const parked = await due();
  const { submissions, mailIds } = await store.forget('a@b.example');
  // The purge spares sign-ups that were asked to confirm by the migration.
  const { submissions: purged } = await store.purge(Date.now() - 86_400_000);
  await store.close();
  const lists = { asked: asked.toSorted(), mailIds: mailIds.toSorted() };
  return { names, waiting, parked, submissions, purged, ...lists };
};

const expected = {
  names: ['Ann', 'Bo', 'Cy', 'Di', undefined, undefined, undefined, undefined],
  waiting: [[ids[1], 2000]],
  parked: [[ids[2], 3000]],
  asked: ['C-6', 'C-7'],
  submissions: 4,
  purged: 2,
  mailIds: [...ids, digestId],
};

test.each(databases)(
  'migrates a $name database of the second version with all its data',
  async ({ createDatabase }) => {
    const url = await createDatabase();
    const file = path.join(folder, 'contrio.db');
    const [first = '', second = ''] = url === undefined ? sqliteMigrations : postgresMigrations;
    const version =
      url === undefined
        ? ['PRAGMA user_version = 2']
        : ['CREATE TABLE schema_version AS SELECT 2 AS version'];
    await runSql(url ?? file, first, ...data, second, addDigest, ...version);
    const store = url === undefined ? openSqliteStore(file) : (await openPostgresStore(url)).store;
    expect(await migratedData(store)).toEqual(expected);
  },
);
