import { expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { drainMails } from '../testing/drain-mails';
import { openTestApi } from '../testing/test-api';
import { createLimits } from './guards';
import { createRateCounter } from './rate-counter';

test.each(databases)(
  'on $name, quarantine has a daily limit per address and in total; the digest counts refused posts',
  async ({ createDatabase }) => {
    const api = await openTestApi({
      databaseUrl: await createDatabase(),
      quarantineLimit: { address: 2, all: 3 },
      trustedProxies: 1,
    });
    const post = async (address: string, honeypot: string) => {
      const headers = { 'x-forwarded-for': address, [antiSpamHeaders.honeypot]: honeypot };
      return (await api.post('/get-in-touch', shortBody(), headers)).status;
    };
    const flood = [];
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'])
      flood.push(await post(address, 'x'));
    expect(flood).toEqual([200, 200, 429, 200]);
    expect(await post('203.0.113.3', 'x')).toBe(429);
    // A post that looks human is still stored.
    expect(await post('203.0.113.1', '')).toBe(200);
    await api.queueDigest();
    const digest = (await drainMails(api)).find(({ kind }) => kind === 'digest');
    expect(digest?.mail.text).toContain('1 post was refused');
    api.clock.time += 86_400_000;
    expect(await post('203.0.113.1', 'x')).toBe(200);
    await api.close();
  },
);

test('more addresses than memory holds do not reset the total', async () => {
  const api = await openTestApi();
  const { checkQuarantine } = createLimits({
    ...api,
    config: { quarantineLimit: { address: 10, all: 4 } },
    rates: createRateCounter(2),
    now: () => api.clock.time,
  });
  const stored: number[] = [];
  for (let address = 1; address <= 9; address += 1)
    if ((await checkQuarantine(`203.0.113.${address}`)) === undefined) stored.push(address);
  expect(stored).toEqual([1, 2, 3, 4]);
  await api.close();
});
