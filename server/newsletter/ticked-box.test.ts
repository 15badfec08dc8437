import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { createRender } from '../mail/render-queued';
import { ask } from '../store/script';
import type { Queued } from '../store/store';
import { auditBody, detailedBody } from '../testing/bodies';
import { startPostgres } from '../testing/postgres-server';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createLinks } from './links';

const postgres = await startPostgres();
afterAll(() => postgres?.remove());
const engines = [
  { name: 'the embedded file', createDatabase: async () => undefined },
  ...(postgres === undefined
    ? []
    : [{ name: 'PostgreSQL', createDatabase: postgres.createDatabase }]),
];

describe.each(engines)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({ databaseUrl: await createDatabase() });
  });
  afterEach(() => api.close());

  /** Takes every mail that is due out of the outbox, rendered. */
  const mails = async () => {
    const links = createLinks('https://contrio.example', api.secret);
    const render = createRender(api.store, { mailTo: ['leads@contrio.example'], links });
    const taken: Queued[] = [];
    await api.store.deliverDue('mail', api.clock.time, 100, async (waiting) => {
      taken.push(...waiting);
      return waiting.map(() => ({ outcome: 'sent' }));
    });
    return Promise.all(
      taken.flatMap(async (each) => {
        if (each.kind === 'webhook') throw new TypeError('A webhook among the mails');
        return { kind: each.kind, mail: await render(each) };
      }),
    );
  };

  const states = async () => {
    const rows = await api.store.read(() =>
      ask('SELECT kind, confirmed_at FROM submissions ORDER BY id'),
    );
    return rows.map(({ kind, confirmed_at: confirmed }) => [kind, confirmed !== null]);
  };

  test.each([
    ['detailed', '/contact-us', detailedBody({ subscribeToNewsletter: true }), 'Ravi Rao'],
    ['audit', '/audit-report/verify-data', auditBody({ newsletter: true }), 'Maya'],
  ])('the box of the %s form asks to confirm, once', async (form, path, body, name) => {
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

  test('a box left empty, one of a post kept aside, and a name that says something ask nobody', async () => {
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
