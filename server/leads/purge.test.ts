import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createFileTransport } from '../mail/file-transport';
import { shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { openOutbox } from '../testing/open-outbox';
import { openTestApi } from '../testing/test-api';

const dayMs = 86_400_000;

test.each(databases)(
  'purge erases all that is too old with the files of its mails, and asks nothing ($name)',
  async ({ createDatabase }) => {
    const api = await openTestApi({ databaseUrl: await createDatabase() });
    const post = async () => {
      await api.post('/get-in-touch', shortBody());
      await openOutbox(api, createFileTransport(api.files.outbox))();
    };
    /** @returns the number of rows, each of which has its mail in a file */
    const left = async () => {
      const rows = await api.rows();
      expect(readdirSync(api.files.outbox)).toHaveLength(rows.length);
      return rows.length;
    };
    const chores = async (days: number) => {
      api.clock.time += days * dayMs;
      await api.openChores({ retentionDays: 365 }).round();
      return left();
    };
    for (let index = 0; index < 3; index += 1) await post();
    expect(await chores(365)).toBe(3);
    await post();
    expect(await chores(1)).toBe(1);
    expect(await api.leads('purge')).toMatch(/^Purged 0 submissions\n/);
    api.clock.time += 1;
    expect(await api.leads('purge', '--older-than', '0')).toMatch(/^Purged 1 submission\n/);
    expect(await left()).toBe(0);
  },
);
