import { readdirSync, rmSync, truncateSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dataPaths, openDataDir } from '../data-dir';
import { shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { temporaryFolder } from '../testing/temporary-folder';
import { allRows } from '../testing/test-api';
import { openStorage } from './open';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = async (databaseUrl?: string, isNew = false) =>
  openStorage({ databaseUrl }, openDataDir(folder), { isNew });

const count = async (databaseUrl?: string, isNew = false) => {
  const { store, deliveryLock } = await open(databaseUrl, isNew);
  const rows = await allRows(store);
  await store.close();
  deliveryLock.release();
  return rows.length;
};

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

/** Stores one enquiry. */
const fill = async (databaseUrl?: string) => {
  const { store, deliveryLock } = await open(databaseUrl);
  await store.submit(enquiry);
  await store.close();
  deliveryLock.release();
};

const loseSecret = async (databaseUrl?: string) => {
  if (databaseUrl === undefined) return rmSync(dataPaths(folder).secret);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("DELETE FROM settings WHERE name = 'secret'");
  return client.end();
};

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
