import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Log } from '../log';
import { query, type Script } from '../store/script';
import { StoreError } from '../store/store';
import { auditBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { openTestApi, type TestApi } from '../testing/test-api';
import { rehashAudits } from './rehash-audits';

/** Replaces the hashes of websites, as if an older version had normalised them differently. */
function* makeHashesOld(): Script<void> {
  yield* query("UPDATE audit_identities SET hash = 'old' || submission_id WHERE kind = 'website'");
  yield* query('DELETE FROM chores');
}

function* hashes(): Script<string[]> {
  const rows = yield* query<{ hash: string }>(
    "SELECT hash FROM audit_identities WHERE kind = 'website'",
  );
  return rows.map(({ hash }) => hash);
}

const another = (changes: object = {}) =>
  auditBody({
    email: 'sam@else.example',
    linkedin: 'linkedin.com/in/sam',
    contact: '+1 202 555 0143',
    ...changes,
  });

/** The log lines for this many rehashed audits. */
const loggedFor = (audits: number) => [['info', 'audits-rehashed', { audits }]];

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({ databaseUrl: await createDatabase() });
  });
  afterEach(() => api.close());

  /** @returns the log lines of a run */
  const rehash = async () => {
    const lines: Parameters<Log>[] = [];
    await rehashAudits(api.store, api.secret, (...line) => void lines.push(line), api.clock.time);
    return lines;
  };
  const post = (body: object) => api.post('/audit-report/verify-data', body);

  test('an older audit still blocks a second one', async () => {
    await post(auditBody());
    await post({ ...auditBody({ 'first-name': 'https://evil.example' }), website: 'kept.example' });
    await api.store.write(makeHashesOld);
    expect(await rehash()).toEqual(loggedFor(1));
    expect((await post(another())).status).toBe(409);
    // A quarantined audit blocks nobody.
    expect((await post(another({ website: 'kept.example' }))).status).toBe(200);
    // Old hashes stay, and a second run adds none.
    expect(await rehash()).toEqual([]);
    const kept = await api.store.read(hashes);
    expect(kept).toHaveLength(3);
    expect(kept).toContain('old1');
  });

  test('it rehashes more audits than one page', async () => {
    const firms = [...Array(201).keys()];
    for (const firm of firms)
      await post(
        another({
          email: `p${firm}@else.example`,
          linkedin: `linkedin.com/in/p${firm}`,
          contact: `+1 202 555 ${1000 + firm}`,
          website: `w${firm}.example`,
        }),
      );
    await api.store.write(makeHashesOld);
    expect(await rehash()).toEqual(loggedFor(firms.length));
    expect(await api.store.read(hashes)).toHaveLength(2 * firms.length);
  });

  test('a database error does not stop the server from starting', async () => {
    const failing = {
      ...api.store,
      write: () => Promise.reject(new StoreError('SQLITE_FULL')),
    };
    const lines: Parameters<Log>[] = [];
    await rehashAudits(failing, api.secret, (...line) => void lines.push(line), api.clock.time);
    expect(lines).toEqual([['warn', 'audit-rehash-failed', { code: 'SQLITE_FULL' }]]);
  });
});
