import { beforeEach, describe, expect, test } from 'vitest';
import type { Log } from '../log';
import { query, type Script } from '../store/script';
import { StoreError } from '../store/store';
import { founderBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { openTestApi, type TestApi } from '../testing/test-api';
import { rehashAudits } from './rehash-audits';

const full = () => Promise.reject(new StoreError('SQLITE_FULL'));

/** More than one page. */
const firms = 60;

/** Replaces the hashes of websites, as if an older version had normalised them differently. */
function* makeHashesOld(): Script<void> {
  yield* query("UPDATE audit_identities SET hash = 'old' || submission_id WHERE kind = 'website'");
  yield* query('DELETE FROM chores');
}

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({ databaseUrl: await createDatabase() });
  });

  /** @returns the log lines of a run */
  const rehash = async (store = api.store) => {
    const lines: Parameters<Log>[] = [];
    await rehashAudits(store, api.secret, (...line) => void lines.push(line), api.clock.time);
    return lines;
  };
  const post = async (body: object) => (await api.post('/audit-report/verify-data', body)).status;

  test('older audits still block second ones, quarantined and freed ones nobody', async () => {
    await Promise.all([...Array(firms).keys()].map((firm) => post(founderBody(firm))));
    await post(founderBody(100));
    await api.leads('free', (await api.rows()).at(-1)?.reference ?? '');
    await post(
      founderBody(firms, { website: 'kept.example', 'first-name': 'https://evil.example' }),
    );
    await api.store.write(makeHashesOld);
    expect(await rehash()).toEqual([['info', 'audits-rehashed', { audits: firms + 1 }]]);
    expect(await post(founderBody(100))).toBe(200);
    expect(await post(founderBody(firms + 1, { website: 'w59.example' }))).toBe(409);
    expect(await post(founderBody(firms + 1, { website: 'kept.example' }))).toBe(200);
    // Old hashes stay, and a second run adds none.
    expect(await rehash()).toEqual([]);
    const select = "SELECT hash FROM audit_identities WHERE kind = 'website'";
    const hashes = await api.store.read(() => query<{ hash: string }>(select));
    expect(hashes).toHaveLength(2 * firms + 2);
    expect(hashes).toContainEqual({ hash: 'old1' });
  });

  test('a database error does not stop the server from starting', async () => {
    const failure = ['warn', 'audit-rehash-failed', { code: 'SQLITE_FULL' }];
    expect(await rehash({ ...api.store, write: full })).toEqual([failure]);
  });
});
