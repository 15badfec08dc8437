import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { drainMails } from '../testing/drain-mails';
import { openTestApi, type TestApi } from '../testing/test-api';

/** An audit of a company, whose four identities are its own. */
const of = (company: string) => ({
  company,
  email: `${company}@mail.example`,
  linkedin: `linkedin.com/in/${company}`,
  website: `${company}.example`,
  contact: `+1 202 555 01${company.charCodeAt(0)}`,
});

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({
      databaseUrl: await createDatabase(),
      rateLimit: { quarantineOver: 100, refuseOver: 200 },
      quarantineLimit: { address: 1, all: 1 },
      trustedProxies: 1,
    });
  });
  afterEach(() => api.close());

  const audit = async (changes: Readonly<Record<string, unknown>>, from = '203.0.113.1') => {
    const headers = { 'x-forwarded-for': from };
    return (await api.post('/audit-report/verify-data', auditBody(changes), headers)).status;
  };
  const reasons = async () => (await api.rows()).map(({ quarantine = 'clean' }) => quarantine);

  test.each([
    ['an IPv4 address', ['203.0.113.1'], '203.0.113.2'],
    ['a /48', ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1'], '2001:db8:2::1'],
  ])('three audits a day come from %s, the next are quarantined', async (_name, from, other) => {
    for (const [index, company] of ['a', 'b', 'c', 'd'].entries())
      expect(await audit(of(company), from[index % from.length])).toBe(200);
    expect(await reasons()).toEqual(['clean', 'clean', 'clean', 'claims']);
    expect(await audit(of('d'), other)).toBe(200);
    api.clock.time += 86_400_000;
    expect(await audit(of('e'), from[0])).toBe(200);
    expect(await reasons()).toEqual(['clean', 'clean', 'clean', 'claims', 'clean', 'clean']);
  });

  test('a claim that is refused twice in a day is told with both references, then released', async () => {
    await audit({ ...of('a'), website: 'b.example', linkedin: 'linkedin.com/in/c' });
    const [taker] = await api.rows();
    expect(await audit(of('b'), '203.0.113.2')).toBe(409);
    expect(await reasons()).toEqual(['clean']);
    for (const from of ['203.0.113.2', '203.0.113.3']) expect(await audit(of('b'), from)).toBe(409);
    expect(await reasons()).toEqual(['clean', 'taken']);
    const [, refused] = await api.rows();
    await api.queueDigest();
    const digest = (await drainMails(api)).find(({ kind }) => kind === 'digest')?.mail;
    const line = digest?.text.split('\n').find((one) => one.startsWith(`${refused?.reference}`));
    expect(line).toContain(`refused twice in a day: ${taker?.reference} has its details`);
    expect(digest?.html).toContain(`${taker?.reference}`);

    const release = () => api.leads('release', `${refused?.reference}`);
    await expect(release()).rejects.toThrow('another audit has the same details');
    await api.leads('free', `${taker?.reference}`);
    expect(await release()).toContain('Released');
    expect((await drainMails(api)).map(({ kind }) => kind).toSorted()).toEqual([
      'audit-report',
      'notification',
    ]);
  });

  test('above the limit of quarantined posts a refused claim is not stored', async () => {
    await audit({ ...of('a'), website: 'shared.example' });
    for (const [index, company] of ['b', 'b', 'c', 'c'].entries())
      expect(
        await audit({ ...of(company), website: 'shared.example' }, `203.0.113.${10 + index}`),
      ).toBe(409);
    expect(await reasons()).toEqual(['clean', 'taken']);
  });
});
