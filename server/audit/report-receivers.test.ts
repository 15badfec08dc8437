import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Delivery } from '../store/store';
import { auditBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { openTestApi, type TestApi } from '../testing/test-api';

/** An audit by another person, without the address. */
const nth = (index: number) =>
  auditBody({
    linkedin: `linkedin.com/in/p${index}`,
    contact: `+1 202 555 ${1000 + index}`,
    website: `w${index}.example`,
  });

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({ databaseUrl: await createDatabase() });
  });
  afterEach(() => api.close());

  test('one address gets at most one report mail, whatever its spelling', async () => {
    const spellings = [
      'maya@okafor.example',
      'Maya@Okafor.Example',
      'maya+again@okafor.example',
      'maya@\uff4fkafor.example',
      'maya@okafor\u3002example.example',
      'maya@okafor.example.example',
      'ma\u00adya@okafor.example',
      '\uff4daya@okafor.example',
    ];
    await Promise.all(
      spellings.map((email, index) =>
        api.post('/audit-report/verify-data', { ...nth(index), email }),
      ),
    );
    const receivers: unknown[] = [];
    await api.store.deliverDue('mail', api.clock.time, 100, async (mails) =>
      mails.map((mail): Delivery => {
        if (mail.kind === 'audit-report') receivers.push(mail.submission.payload.email);
        return { outcome: 'sent' };
      }),
    );
    // Two mailboxes: one at okafor.example, one at okafor.example.example.
    expect(receivers).toHaveLength(2);
  });

  test('a name that is a web address is quarantined: it sends no mail and uses up no audit', async () => {
    const trick = auditBody({ 'first-name': 'Hello https://evil.example' });
    expect((await api.post('/audit-report/verify-data', trick)).status).toBe(200);
    expect((await api.rows())[0]?.quarantine).toBe('name');
    expect(await api.store.nextDueAt('mail')).toBeUndefined();
    expect((await api.post('/audit-report/verify-data', auditBody())).status).toBe(200);
  });
});
