import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { newsletterBody, shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { settleMails } from '../testing/open-outbox';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createWarnings } from './warnings';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  let url: string | undefined;
  beforeEach(async () => {
    url = await createDatabase();
    api = await openTestApi({ databaseUrl: url });
  });

  const post = () => api.post('/get-in-touch', shortBody());
  const health = async () => {
    const answer = await api.request('/healthz');
    return [answer.status, await answer.json()];
  };
  const well = [200, { status: 'ok', warnings: [] }];
  const degraded = [200, { status: 'degraded', warnings: ['mail-waits'] }];

  test('health is degraded once a mail waits for an hour, or the agency’s is refused, not a visitor’s', async () => {
    const refuse = () =>
      settleMails(api, { outcome: 'failed', retryAt: api.clock.time + 2 * hourMs });
    await api.post('/newsletter', newsletterBody());
    await settleMails(api, { outcome: 'postponed', retryAt: api.clock.time + 1000 });
    api.clock.time += hourMs;
    expect(await health()).toEqual(well);
    api.clock.time += 1;
    expect(await health()).toEqual(degraded);
    await refuse();
    expect(await health()).toEqual(well);
    await post();
    await refuse();
    api.clock.time += hourMs + 1;
    expect(await health()).toEqual(degraded);
    api.clock.time += hourMs;
    await settleMails(api);
    expect(await health()).toEqual(well);
  });

  test('a disk that cannot be read counts as full', async () => {
    const folder = path.join(api.folder, 'gone');
    const { readWarnings } = createWarnings({ store: api.store, now: Date.now, folder });
    expect(await readWarnings()).toEqual(['disk-low']);
  });

  const fail = () => settleMails(api, { outcome: 'failed', retryAt: api.clock.time + 10_000 });

  test('mail queued or delayed before the clock was set back is due', async () => {
    api.clock.time += 365 * dayMs;
    await post();
    api.clock.time -= 365 * dayMs;
    expect(await fail()).toHaveLength(1);
    // After a failure by the right clock it waits.
    expect(await fail()).toEqual([]);
    api.clock.time += 365 * dayMs;
    expect(await fail()).toHaveLength(1);
    api.clock.time -= 365 * dayMs;
    expect(await fail()).toHaveLength(1);
  });
});
