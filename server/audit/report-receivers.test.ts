import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditBody } from '../testing/bodies';
import { drainMails } from '../testing/drain-mails';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

test('one address gets at most one report mail, whatever its spelling', async () => {
  const spellings = [
    'maya@okafor.example',
    'Maya@Okafor.Example',
    'maya+again@okafor.example',
    'maya@\uff4fkafor.example',
    'ma\u00adya@okafor.example',
    '\uff4daya@okafor.example',
    // Another mailbox, in two spellings.
    'maya@okafor\u3002example.example',
    'maya@okafor.example.example',
  ];
  for (const [index, email] of spellings.entries()) {
    const others = {
      linkedin: `linkedin.com/in/p${index}`,
      contact: `+1 202 555 ${1000 + index}`,
      website: `w${index}.example`,
    };
    await api.post('/audit-report/verify-data', auditBody({ ...others, email }));
  }
  const reports = (await drainMails(api)).filter(({ kind }) => kind === 'audit-report');
  expect(reports).toHaveLength(2);
});

test('a name that is a web address is quarantined: it sends no mail and uses up no audit', async () => {
  const trick = auditBody({ 'first-name': 'Hello https://evil.example' });
  expect((await api.post('/audit-report/verify-data', trick)).status).toBe(200);
  expect((await api.rows())[0]?.quarantine).toBe('name');
  expect(await api.store.nextDueAt('mail')).toBeUndefined();
  expect((await api.post('/audit-report/verify-data', auditBody())).status).toBe(200);
});
