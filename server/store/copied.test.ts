import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config';
import { openBackend } from '../service';
import { shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { runSql } from '../testing/run-sql';
import { fakeSite, runProgram } from '../testing/spawn';
import { temporaryFolder } from '../testing/temporary-folder';
import { openTestApi } from '../testing/test-api';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  fakeSite(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Stores an enquiry, and restores a copy of its database. @returns the settings of the restored site */
const restore = async (databaseUrl?: string, waits = true) => {
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const settings = { DATA_DIR: data, DIST_DIR: path.join(folder, 'dist') };
  const api = await openTestApi({ databaseUrl });
  if (waits) await api.post('/get-in-touch', shortBody());
  if (databaseUrl === undefined) {
    await api.store.backup(path.join(data, 'contrio.db'));
    copyFileSync(api.files.secret, path.join(data, 'secret'));
  }
  await api.close();
  if (databaseUrl === undefined) return settings;
  const name = new URL(databaseUrl).pathname.slice(1);
  const server = new URL('postgres', databaseUrl).href;
  await runSql(server, `CREATE DATABASE ${name}_restored TEMPLATE ${name}`);
  return { ...settings, DATABASE_URL: `${databaseUrl}_restored` };
};

const start = async (settings: Readonly<Record<string, string>>) => {
  const { api, close } = await openBackend(readConfig(settings), () => undefined, {
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
      const settings = await restore(await createDatabase());
      await expect(start(settings)).rejects.toThrow(/^[^\n]*leads -- restored --drop[^\n]*$/);
      const { stdout } = await runProgram('leads.ts', ['restored', choice], settings);
      expect(stdout).toBe(said);
      expect((await start(settings)).includes('mail-waits')).toBe(waiting);
    },
  );

  test('a copy without waiting mail starts and is no longer marked as a copy', async () => {
    const url = await createDatabase();
    const settings = await restore(url, false);
    await start(settings);
    const place = url === undefined ? path.join(folder, 'data/contrio.db') : `${url}_restored`;
    expect(await runSql(place, "SELECT value FROM facts WHERE name = 'copied'")).toEqual([]);
  });
});
