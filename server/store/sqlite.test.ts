import { copyFileSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { beforeEach, describe, expect, test } from 'vitest';
import { toSubmission } from '../leads/submission';
import { newsletterBody, shortBody } from '../testing/bodies';
import { runSql } from '../testing/run-sql';
import { allRows, openTestApi, type TestApi } from '../testing/test-api';
import { openSqliteStore } from './sqlite';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});

const post = () => api.post('/newsletter', newsletterBody());

describe('the file', () => {
  test('missing: 503, never a false 200; back: 200 without a restart', async () => {
    await post();
    renameSync(api.files.database, `${api.files.database}-away`);
    const response = await post();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await api.request('/healthz')).status).toBe(503);
    renameSync(`${api.files.database}-away`, api.files.database);
    expect((await post()).status).toBe(200);
    expect(await api.rows()).toHaveLength(2);
  });

  test('replaced by a backup: the next row lands in the new one', async () => {
    await post();
    await api.post('/get-in-touch', shortBody());
    await api.store.forget('ann@lee.example');
    const copy = path.join(api.folder, 'copy.db');
    await api.store.backup(copy);
    await post();
    const schema = 'SELECT name, sql FROM sqlite_schema ORDER BY name';
    expect(await runSql(copy, schema)).toEqual(await runSql(api.files.database, schema));
    copyFileSync(copy, `${copy}-2`);
    renameSync(`${copy}-2`, api.files.database);
    await post();
    // Ids are never used again.
    expect((await api.rows()).map(({ id }) => id)).toEqual([1, 3]);
  });

  test('locked by another process: requests wait and get 200', async () => {
    const other = new Database(api.files.database);
    other.exec('BEGIN EXCLUSIVE');
    const answers = Promise.all([post(), post(), api.store.nextDueAt('mail')]);
    // Longer than an attempt.
    await sleep(100);
    other.exec('COMMIT');
    other.close();
    const [first, second] = await answers;
    expect([first.status, second.status]).toEqual([200, 200]);
  });
});

test('a backup is for its owner only, and never a part of one or over another file', async () => {
  const copy = path.join(api.folder, 'copy.db');
  await api.leads('backup', copy);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  await expect(api.leads('backup', copy)).rejects.toThrow(`${copy} already exists`);
  const none = path.join(api.folder, 'none/copy.db');
  await expect(api.leads('backup', none)).rejects.toThrow(`${none} cannot be written (ENOENT)`);
  expect(readdirSync(api.folder).filter((name) => /copy|part/.test(name))).toEqual(['copy.db']);
});

test('a failing write does not fail the others of its batch', async () => {
  const options = {
    receivedAt: 0,
    secret: api.secret,
    hasWebhook: false,
    key: undefined,
    quarantine: undefined,
  };
  const results = await Promise.allSettled(
    ['a', 'b', 'a', 'c'].map((reference) =>
      api.store.submit({ ...toSubmission('short', shortBody(), options), reference }),
    ),
  );
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect((await api.rows()).map(({ reference }) => reference)).toEqual(['a', 'b', 'c']);
});

test('opens while another process reads, and writes once that has ended', async () => {
  await post();
  const reader = new Database(api.files.database);
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM submissions').all();
  const store = await openSqliteStore(api.files.database);
  const writing = store.saveFeed('feed', '[]');
  expect(await store.readFeed('feed')).toBeUndefined();
  reader.exec('COMMIT');
  reader.close();
  await writing;
  expect(await store.readFeed('feed')).toBe('[]');
  await store.close();
});

test('forget and purge leave no byte of what they delete in rows, indexes, moved and free pages', async () => {
  // Ten people (a to j) and the rest: z is purged, k stays.
  const insert = `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1499),
    rows (i, size, who) AS (SELECT i, i * i * 31 % CASE WHEN i % 9 THEN 40 ELSE 900 END,
      CASE WHEN i * 13 % 10 > 2 THEN 'z' ELSE char(97 + i * 7 % 11) END FROM n)
    INSERT INTO submissions (reference, kind, email, mailbox, payload, received_at)
    SELECT printf('C-%d-%d', i * 7919 % 1499, i), 'short', who || '@post.example', who || '@post.example',
      json_object('projectDescription', replace(hex(zeroblob(size + 1)), '00', 'Words' || who || ' ')),
      who <> 'z' FROM rows`;
  await api.sql(insert);
  const rows = await api.rows();
  const holds = (who: string) =>
    new RegExp(`${who}@post|Words${who}`).test(readFileSync(api.files.database, 'latin1'));
  await api.store.purge(1);
  expect(holds('z')).toBe(false);
  for (const who of 'abcdefghij') {
    await api.store.forget(`${who}@post.example`);
    expect([who, holds(who)]).toEqual([who, false]);
  }
  expect(await api.sql('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(statSync(`${api.files.database}-journal`).size).toBe(0);
  const left = rows.filter(({ payload }) => /Wordsk/.test(String(payload.projectDescription)));
  expect(await api.rows()).toEqual(left);
});

test('a write interrupted by a kill is rolled back before a read', async () => {
  await post();
  const writer = new Database(api.files.database);
  writer.exec('PRAGMA cache_size = 2');
  writer.exec('BEGIN');
  for (let index = 0; index < 100; index += 1)
    writer.exec(`INSERT INTO facts VALUES ('${index}', '${'x'.repeat(9000)}')`);
  const cut = path.join(api.folder, 'cut.db');
  for (const ending of ['', '-journal']) copyFileSync(api.files.database + ending, cut + ending);
  writer.exec('ROLLBACK');
  writer.close();
  const reader = await openSqliteStore(cut, true);
  expect(await allRows(reader)).toHaveLength(1);
  await reader.close();
});
