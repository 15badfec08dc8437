import { copyFileSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../base/config';
import { dataPaths, openDataDir } from '../base/data-dir';
import { openBackend } from '../entries/backend';
import { shortBody } from '../testing/bodies';
import { databases, postgres } from '../testing/databases';
import { settleMails } from '../testing/open-outbox';
import { runSql } from '../testing/run-sql';
import { temporaryFolder } from '../testing/temporary-folder';
import { allRows, openTestApi } from '../testing/test-api';
import { notOpened, openStorage, refuseUncheckedRestore } from './open';
import { toStoreError } from './store-error';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const open = (databaseUrl?: string, mayCreate = false) =>
  openStorage({ databaseUrl }, openDataDir(folder), { mayCreate });

/** Opens the storage and closes it. @returns the number of rows */
const count = async (databaseUrl?: string, mayCreate = false) => {
  const { store } = await open(databaseUrl, mayCreate);
  const rows = await allRows(store);
  await store.close();
  return rows.length;
};

/** Stores an enquiry. */
const fill = async (databaseUrl?: string) => {
  const api = await openTestApi({ databaseUrl, folder });
  await api.post('/get-in-touch', shortBody());
  await api.close();
};

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

  test.each([
    ['of a later version', 999, 'NEWER_SCHEMA'],
    ['of 0.x, with the way to export it', 9, 'npm run -s leads -- export --format json'],
  ])('a database %s is refused', async (_, version, line) => {
    const url = await createDatabase();
    await count(url);
    const set = url === undefined ? 'PRAGMA user_version =' : 'UPDATE schema_version SET version =';
    await runSql(url ?? dataPaths(folder).database, `${set} ${version}`);
    await expect(open(url)).rejects.toThrow(line);
  });

  test('a read-only store reads the rows and changes nothing', async () => {
    const url = await createDatabase();
    await fill(url);
    const before = readdirSync(folder);
    const { store } = await openStorage({ databaseUrl: url }, dataPaths(folder), {
      isReadOnly: true,
    });
    expect(await allRows(store)).toHaveLength(1);
    const counting = store.countEvent('posts-refused', 1);
    await expect(counting).rejects.toThrow('The database failed');
    expect(await allRows(store)).toHaveLength(1);
    await store.close();
    expect(readdirSync(folder)).toEqual(before);
  });
});

/** Stores an enquiry unless it shall not, and opens a copy of its database. */
const restore = async (isFilled = true) => {
  const api = await openTestApi();
  if (isFilled) await api.post('/get-in-touch', shortBody());
  await api.store.backup(dataPaths(folder).database);
  copyFileSync(api.files.secret, dataPaths(folder).secret);
  return openTestApi({ folder });
};

describe('a restored backup', () => {
  test.each([
    ['--drop', 'Counted 1 as sent\n', []],
    ['--send', '1 will leave again\n', ['notification']],
  ])('sends the mail that waits in it only after a decision: %s', async (choice, said, kinds) => {
    const copy = await restore();
    await expect(openBackend(readConfig({ DATA_DIR: folder }), () => undefined)).rejects.toThrow(
      /^[^\n]*leads -- restored --drop[^\n]*$/,
    );
    expect(await copy.leads('restored', choice)).toBe(said);
    await refuseUncheckedRestore(copy.store);
    expect(await settleMails(copy)).toEqual(kinds);
  });

  test('without waiting mail is no longer marked as a copy after its start', async () => {
    const { store } = await restore(false);
    expect(await store.countWaitingInRestored()).toBe(0);
    await refuseUncheckedRestore(store);
    expect(await store.countWaitingInRestored()).toBeUndefined();
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

test.skipIf(postgres === undefined)(
  'an empty PostgreSQL beside a filled SQLite file is used with --new only',
  async () => {
    await fill();
    const url = await postgres?.createDatabase();
    await expect(open(url)).rejects.toThrow(/^[^\n]*contrio\.db has enquiries[^\n]*--new$/);
    expect(await count(url, true)).toBe(0);
    expect(await count(url)).toBe(0);
  },
);

test('a database whose certificate a private authority signed is refused in a line that names sslrootcert', () => {
  const refused = toStoreError(new Error('self-signed certificate in certificate chain'));
  expect(notOpened('The database', refused).message).toMatch(/^[^\n]*&sslrootcert=[^\n]*$/);
});
