import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config';
import { openBackend } from '../service';
import { shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { runSql } from '../testing/run-sql';
import { temporaryFolder } from '../testing/temporary-folder';
import { openTestApi } from '../testing/test-api';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Stores an enquiry, and restores a copy of its database. @returns the address of the copy on PostgreSQL */
const restore = async (databaseUrl?: string, waits = true) => {
  const api = await openTestApi({ databaseUrl });
  if (waits) await api.post('/get-in-touch', shortBody());
  if (databaseUrl === undefined) {
    await api.store.backup(path.join(folder, 'contrio.db'));
    copyFileSync(api.files.secret, path.join(folder, 'secret'));
  }
  await api.close();
  if (databaseUrl === undefined) return undefined;
  const name = new URL(databaseUrl).pathname.slice(1);
  const server = new URL('postgres', databaseUrl).href;
  await runSql(server, `CREATE DATABASE ${name}_restored TEMPLATE ${name}`);
  return `${databaseUrl}_restored`;
};

/** Starts the restored site. @returns its health */
const start = async (databaseUrl = '') => {
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl });
  const { api, close } = await openBackend(config, () => undefined, {
    startWorker: () => ({ wake: () => undefined, stop: async () => undefined }),
  });
  const health = await (await api.request('/api/healthz')).text();
  await close();
  return health;
};

describe.each(databases)('on $name', ({ createDatabase }) => {
  test.each([
    ['--drop', 'Counted 1 as sent\n', false],
    ['--send', '1 will leave again\n', true],
  ])(
    'mail that waits in a restored copy is sent only after a decision: %s',
    async (choice, said, waiting) => {
      const databaseUrl = await restore(await createDatabase());
      await expect(start(databaseUrl)).rejects.toThrow(/^[^\n]*leads -- restored --drop[^\n]*$/);
      const owner = await openTestApi({ databaseUrl, folder });
      expect(await owner.leads('restored', choice)).toBe(said);
      expect((await start(databaseUrl)).includes('mail-waits')).toBe(waiting);
      await owner.close();
    },
  );

  test('a copy without waiting mail starts and is no longer marked as a copy', async () => {
    const databaseUrl = await restore(await createDatabase(), false);
    await start(databaseUrl);
    const place = databaseUrl ?? path.join(folder, 'contrio.db');
    expect(await runSql(place, "SELECT value FROM facts WHERE name = 'copied'")).toEqual([]);
  });
});
