import { readdirSync, rmSync, truncateSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dataPaths, openDataDir } from '../data-dir';
import { shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { runSql } from '../testing/run-sql';
import { temporaryFolder } from '../testing/temporary-folder';
import { allRows } from '../testing/test-api';
import { openStorage } from './open';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (databaseUrl?: string, isNew = false) =>
  openStorage({ databaseUrl }, openDataDir(folder), { isNew });

const enquiry = {
  reference: 'C-1',
  kind: 'short' as const,
  email: 'ann@lee.example',
  mailbox: '',
  payload: shortBody(),
  receivedAt: 0,
  identities: [],
  outgoing: [],
};

/** Opens the storage, stores these enquiries, and closes it. @returns the number of rows */
const count = async (databaseUrl?: string, isNew = false, enquiries = [] as (typeof enquiry)[]) => {
  const { store, deliveryLock } = await open(databaseUrl, isNew);
  for (const each of enquiries) await store.submit(each);
  const rows = await allRows(store);
  await store.close();
  deliveryLock.release();
  return rows.length;
};

const fill = (databaseUrl?: string) => count(databaseUrl, false, [enquiry]);

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
    const another = store.submit({ ...enquiry, reference: 'C-2' });
    await expect(another).rejects.toThrow('The database failed');
    await store.close();
    expect(readdirSync(folder)).toEqual(before);
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
