import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFileTransport } from '../mail/file-transport';
import { shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { openOutbox } from '../testing/open-outbox';
import { openTestApi, type TestApi } from '../testing/test-api';

const dayMs = 86_400_000;

describe.each(databases)('a purge on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({ databaseUrl: await createDatabase() });
  });

  const post = async (count: number) => {
    for (let index = 0; index < count; index += 1) await api.post('/get-in-touch', shortBody());
    await openOutbox(api, createFileTransport(api.files.outbox))();
  };
  const chores = () => api.openChores(365).round();
  /** @returns the number of rows, each of which has its mail in a file */
  const left = async () => {
    const rows = await api.rows();
    expect(readdirSync(api.files.outbox)).toHaveLength(rows.length);
    return rows.length;
  };
  const stops = () =>
    api.logged.filter(([, event]) => event === 'purge-stopped').map(([, , facts]) => facts?.why);
  const leads = async (...words: string[]) => (await api.leads(...words)).split('\n')[0];

  test.each([
    ['years ahead', Date.parse('2031-01-01T12:00:00Z')],
    ['32 days ahead', Date.parse('2026-12-22T12:00:00Z')],
    ['two hours behind', Date.parse('2026-11-20T10:00:00Z')],
  ])('removes nothing while the clock is %s, and warns', async (_, time) => {
    await post(3);
    await chores();
    const right = api.clock.time;
    api.clock.time = time;
    await chores();
    expect([await left(), stops(), await api.warnings()]).toEqual([
      3,
      ['clock'],
      ['purge-stopped'],
    ]);
    await expect(leads('purge', '--older-than', '9000')).rejects.toThrow('--confirm');
    // With the right time it continues by itself.
    api.clock.time = right + dayMs;
    await chores();
    expect([await left(), await api.warnings()]).toEqual([3, []]);
  });

  test('removes up to a third without confirmation', async () => {
    await post(4);
    api.clock.time += 20 * dayMs;
    await chores();
    for (let days = 0; days < 360; days += 20) {
      api.clock.time += 20 * dayMs;
      await chores();
    }
    await post(7);
    await chores();
    expect([await left(), stops()]).toEqual([11, ['third']]);
    await expect(leads('purge')).rejects.toThrow('more than a third');
    await post(1);
    api.clock.time += dayMs;
    await chores();
    expect([await left(), stops(), await api.warnings()]).toEqual([8, ['third'], []]);
  });

  test('removes everything, even on a clock that is years ahead, once confirmed', async () => {
    await post(3);
    await chores();
    api.clock.time += 1000;
    await expect(leads('purge', '--older-than', '0')).rejects.toThrow('Nothing was removed');
    expect(await leads('purge', '--confirm')).toBe('Purged 0 submissions');
    expect(await left()).toBe(3);
    api.clock.time += 800 * dayMs;
    await chores();
    expect(await api.warnings()).toEqual(['purge-stopped']);
    expect(await leads('purge', '--confirm')).toBe('Purged 3 submissions');
    expect([await left(), await api.warnings()]).toEqual([0, []]);
    api.clock.time += dayMs;
    await chores();
    expect(await api.warnings()).toEqual([]);
  });

  test('reads on within rows that share a time', async () => {
    await post(5);
    const ids: number[] = [];
    let last = { at: -1, id: 0 };
    for (let pages = 0; pages < 3; pages += 1) {
      const place = last;
      const page = await api.store.submissionsAfter(place, 2);
      ids.push(...page.map(({ id }) => id));
      last = page.at(-1) ?? place;
    }
    expect(ids).toEqual((await api.rows()).map(({ id }) => id));
  });
});
