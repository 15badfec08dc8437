import { copyFileSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config';
import { dataPaths, openDataDir } from '../data-dir';
import { openBackend } from '../service';
import { shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { settleMails } from '../testing/open-outbox';
import { runSql } from '../testing/run-sql';
import { temporaryFolder } from '../testing/temporary-folder';
import { allRows, openTestApi } from '../testing/test-api';
import { readMetadata } from './metadata-script';
import { notOpened, openStorage, refuseUncheckedRestore } from './open';
import { postgresMigrations, sqliteMigrations } from './schema';
import { query } from './script';
import { toStoreError } from './store';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const open = (databaseUrl?: string, isNew = false) =>
  openStorage({ databaseUrl }, openDataDir(folder), { isNew });

/** Opens the storage and closes it. @returns the number of rows */
const count = async (databaseUrl?: string, isNew = false) => {
  const { store, deliveryLock } = await open(databaseUrl, isNew);
  const rows = await allRows(store);
  await store.close();
  deliveryLock.release();
  return rows.length;
};

/** Stores an enquiry. */
const fill = async (databaseUrl?: string) => {
  const api = await openTestApi({ databaseUrl, folder });
  await api.post('/get-in-touch', shortBody());
  await api.close();
};

/** @returns the id of a mail or a digest */
const idOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

const loseSecret = (databaseUrl?: string) =>
  databaseUrl === undefined
    ? rmSync(dataPaths(folder).secret)
    : runSql(databaseUrl, "DELETE FROM settings WHERE name = 'secret'");

describe.each(databases)('on $name', ({ createDatabase }) => {
  test('a missing secret is created beside enquiries with --new only', async () => {
    const url = await createDatabase();
    await fill(url);
    await loseSecret(url);
    await expect(open(url)).rejects.toThrow(/^[^\n]*secret[^\n]*missing[^\n]*--new[^\n]*$/);
    expect(await count(url, true)).toBe(1);
    expect(await count(url)).toBe(1);
  });

  test('an empty database without a secret gets one: its first start was interrupted', async () => {
    const url = await createDatabase();
    await count(url);
    await loseSecret(url);
    expect(await count(url)).toBe(0);
  });

  test('a newer schema is refused', async () => {
    const url = await createDatabase();
    await count(url);
    await runSql(
      url ?? dataPaths(folder).database,
      url === undefined ? 'PRAGMA user_version = 999' : 'UPDATE schema_version SET version = 999',
    );
    await expect(open(url)).rejects.toThrow('NEWER_SCHEMA');
  });

  test('a read-only store reads the rows and changes nothing', async () => {
    const url = await createDatabase();
    await fill(url);
    const before = readdirSync(folder);
    const { store } = await openStorage({ databaseUrl: url }, dataPaths(folder), {
      isReadOnly: true,
    });
    expect(await allRows(store)).toHaveLength(1);
    const purging = store.write(() => query('DELETE FROM submissions'));
    await expect(purging).rejects.toThrow('The database failed');
    expect(await allRows(store)).toHaveLength(1);
    await store.close();
    expect(readdirSync(folder)).toEqual(before);
  });

  /** Stores an enquiry unless it shall not, and opens a copy of its database. */
  const restore = async (isFilled = true) => {
    const url = await createDatabase();
    const api = await openTestApi({ databaseUrl: url });
    if (isFilled) await api.post('/get-in-touch', shortBody());
    if (url === undefined) {
      await api.store.backup(dataPaths(folder).database);
      copyFileSync(api.files.secret, dataPaths(folder).secret);
      return openTestApi({ folder });
    }
    await api.close();
    const { pathname } = new URL(url);
    await runSql(
      url.replace(pathname, '/postgres'),
      `CREATE DATABASE ${pathname.slice(1)}_copy TEMPLATE ${pathname.slice(1)}`,
    );
    return openTestApi({ databaseUrl: `${url}_copy`, folder });
  };

  test.each([
    ['--drop', 'Counted 1 as sent\n', []],
    ['--send', '1 will leave again\n', ['notification']],
  ])(
    'mail that waits in a restored copy is sent only after a decision: %s',
    async (choice, said, kinds) => {
      const copy = await restore();
      const config = readConfig({ DATA_DIR: folder, DATABASE_URL: copy.databaseUrl });
      await expect(openBackend(config, () => undefined)).rejects.toThrow(
        /^[^\n]*leads -- restored --drop[^\n]*$/,
      );
      expect(await copy.leads('restored', choice)).toBe(said);
      await refuseUncheckedRestore(copy.store);
      expect(await settleMails(copy)).toEqual(kinds);
    },
  );

  test('a copy without waiting mail is no longer marked as a copy after its start', async () => {
    const { store } = await restore(false);
    expect(await store.read(() => readMetadata('copied'))).toBeDefined();
    await refuseUncheckedRestore(store);
    expect(await store.read(() => readMetadata('copied'))).toBeUndefined();
  });

  test('a database of the second version is migrated: its rows, mails and digests, and sign-ups are asked to confirm', async () => {
    const url = await createDatabase(true);
    const isSqlite = url === undefined;
    const [first = '', second = ''] = isSqlite ? sqliteMigrations : postgresMigrations;
    await runSql(
      url ?? dataPaths(folder).database,
      first,
      `INSERT INTO submissions (reference, kind, email, payload, received_at, quarantine) VALUES
        ('C-1', 'short', 'a@b.example', '{"name":"Ann"}', 1000, NULL),
        ('C-2', 'short', 'a@b.example', '{"name":"Bo"}', 2000, NULL),
        ('C-3', 'short', 'a@b.example', '{"name":"Cy"}', 3000, NULL),
        ('C-4', 'short', 'a@b.example', '{"name":"Di"}', 4000, 'trap'),
        ('C-5', 'newsletter', 'el@b.example', '{}', 5000, NULL),
        ('C-6', 'newsletter', 'el@b.example', '{}', 6000, NULL),
        ('C-7', 'newsletter', 'fi@b.example', '{}', 7000, NULL),
        ('C-8', 'newsletter', 'gu@b.example', '{}', 8000, 'trap')`,
      // One was sent, one waits, one is parked.
      `INSERT INTO outbox (id, kind, submission_id, attempts, due_at) VALUES
        ('${idOf(0)}', 'notification', 1, 2, NULL), ('${idOf(1)}', 'notification', 2, 0, 2000),
        ('${idOf(2)}', 'notification', 3, 30, NULL)`,
      second,
      `UPDATE submissions SET digest_id = '${idOf(9)}' WHERE reference = 'C-4'`,
      isSqlite ? 'PRAGMA user_version = 2' : 'CREATE TABLE schema_version AS SELECT 2 AS version',
    );
    const { store } = await open(url, true);
    const names = (await allRows(store)).map(({ payload }) => payload.name);
    expect(names.filter(Boolean)).toEqual(['Ann', 'Bo', 'Cy', 'Di']);
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
    expect(await due()).toEqual([[idOf(1), 2000]]);
    await store.unpark('mail', 9000);
    expect(await due()).toEqual([[idOf(2), 3000]]);
    expect(asked.toSorted()).toEqual(['C-6', 'C-7']);
    const { submissions, mailIds } = await store.forget('a@b.example');
    expect([submissions, mailIds.toSorted()]).toEqual([4, [0, 1, 2, 9].map(idOf)]);
    // The purge spares sign-ups that were asked to confirm by the migration.
    expect((await store.purge(Date.now() - 86_400_000)).submissions).toBe(2);
    await store.close();
  });
});

describe('a database that is missing although its secret exists', () => {
  beforeEach(() => fill());

  test.each([
    ['deleted', (file: string) => rmSync(file)],
    ['emptied', (file: string) => truncateSync(file)],
  ])('%s: is created with --new only', async (_how, lose) => {
    lose(dataPaths(folder).database);
    await expect(open()).rejects.toThrow(/^[^\n]*contrio\.db[^\n]*restore[^\n]*--new[^\n]*$/);
    expect(await count(undefined, true)).toBe(0);
    expect(await count()).toBe(0);
  });
});

test('a database whose certificate a private authority signed is refused in a line that names sslrootcert', () => {
  const refused = toStoreError(new Error('self-signed certificate in certificate chain'));
  expect(notOpened('of DATABASE_URL', refused).message).toMatch(/^[^\n]*&sslrootcert=[^\n]*$/);
});
