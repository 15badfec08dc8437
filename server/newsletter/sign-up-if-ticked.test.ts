import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { query } from '../store/script';
import { auditBody, detailedBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { drainMails } from '../testing/drain-mails';
import { openTestApi, type TestApi } from '../testing/test-api';

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({
      databaseUrl: await createDatabase(),
      confirmationLimit: { address: 20, all: 100 },
    });
  });
  afterEach(() => api.close());

  const mails = () => drainMails(api);

  const states = async () => {
    const rows = await api.store.read(() =>
      query<{ kind: string; confirmed_at?: number }>(
        'SELECT kind, confirmed_at FROM submissions ORDER BY id',
      ),
    );
    return rows.map(({ kind, confirmed_at: confirmed }) => [kind, confirmed !== undefined]);
  };

  test.each([
    ['detailed', '/contact-us', detailedBody({ subscribeToNewsletter: true }), 'Ravi Rao'],
    ['audit', '/audit-report/verify-data', auditBody({ newsletter: true }), 'Maya'],
  ])('the box of the %s form sends one confirmation mail', async (form, path, body, name) => {
    const key = { [antiSpamHeaders.idempotencyKey]: randomUUID() };
    await api.post(path, body, key);
    await api.post(path, body, key);
    const asked = (await mails()).filter(({ kind }) => kind === 'confirmation');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.mail).toMatchObject({ to: body.email });
    expect(asked[0]?.mail.text).toContain(`Hello ${name},`);
    const confirm = /\/newsletter\/confirm\?token=\S+/.exec(asked[0]?.mail.text ?? '')?.[0] ?? '';
    expect(await states()).toEqual([
      [form, false],
      ['newsletter', false],
    ]);
    expect((await api.request(confirm, { method: 'POST' })).status).toBe(200);
    expect(await states()).toEqual([
      [form, false],
      ['newsletter', true],
    ]);
  });

  test('the box of many forms from one network sends twenty mails a day; every lead is kept', async () => {
    for (let index = 0; index < 22; index += 1) {
      const body = detailedBody({ subscribeToNewsletter: true, email: `p${index}@post.example` });
      await api.post('/contact-us', body);
    }
    const kinds = (await mails()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'confirmation')).toHaveLength(20);
    expect(kinds.filter((kind) => kind === 'notification')).toHaveLength(22);
  });

  test('an empty box, a quarantined post and a name with a link send no confirmation', async () => {
    await api.post('/contact-us', detailedBody());
    await api.post('/contact-us', detailedBody({ subscribeToNewsletter: true }), {
      [antiSpamHeaders.honeypot]: 'x',
    });
    await api.post(
      '/contact-us',
      detailedBody({ subscribeToNewsletter: true, name: 'win.example now' }),
    );
    expect((await mails()).map(({ kind }) => kind)).toEqual(['notification', 'notification']);
  });
});
