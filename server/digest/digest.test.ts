import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { sideEffectsOf } from '../api/submission';
import { lastMorning } from '../chores';
import { createFileTransport } from '../mail/file-transport';
import { readDigest } from './read-digest';
import { query } from '../store/script';
import { releaseLead } from '../store/submit-script';
import type { Queued } from '../store/store';
import { auditBody, detailedBody, newsletterBody, shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { drainMails } from '../testing/drain-mails';
import { startOutbox } from '../testing/start-outbox';
import { openTestApi, type TestApi } from '../testing/test-api';
import { waitFor } from '../testing/wait-for';

const spam = { [antiSpamHeaders.honeypot]: 'x' };
const dayMs = 86_400_000;

const at = (hour: number, minute: number) => new Date(2026, 10, 20, hour, minute).getTime();
const ignore = () => undefined;

test('a day begins at seven by the machine’s clock', () => {
  expect(lastMorning(at(7, 0))).toBe(at(7, 0));
  expect(lastMorning(at(23, 59))).toBe(at(7, 0));
  expect(lastMorning(at(6, 59))).toBe(new Date(2026, 10, 19, 7).getTime());
});

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({ databaseUrl: await createDatabase() });
  });
  afterEach(() => api.close());

  const deliver = async (outcome: 'sent' | 'parked' = 'sent') => {
    const taken: Queued[] = [];
    await api.store.deliverDue('mail', api.clock.time, 100, async (waiting) => {
      taken.push(...waiting);
      return waiting.map(() => ({ outcome, at: api.clock.time }));
    });
    return taken;
  };
  const digests = async () => {
    const ids = (await deliver()).filter(({ kind }) => kind === 'digest').map(({ id }) => id);
    return Promise.all(ids.map((id) => readDigest(api.store, api.secret, id)));
  };

  test('one of two processes reports each quarantined post once, the next morning', async () => {
    await api.post('/get-in-touch', shortBody(), spam);
    await api.post('/newsletter', newsletterBody(), spam);
    await Promise.all([api.queueDigest(), api.queueDigest()]);
    expect(await digests()).toMatchObject([
      {
        quarantined: [
          { lead: { kind: 'newsletter' }, count: 1 },
          { lead: { kind: 'short', quarantine: 'trap' }, count: 1 },
        ],
        unlisted: { quarantined: 0, parked: 0 },
      },
    ]);
    await api.post('/get-in-touch', shortBody(), spam);
    await api.queueDigest();
    expect(await digests()).toEqual([]);
    api.clock.time += dayMs;
    await api.queueDigest();
    expect(await digests()).toMatchObject([{ quarantined: [{ lead: { kind: 'short' } }] }]);
  });

  test('sends nothing on a day without quarantined posts', async () => {
    await api.post('/get-in-touch', shortBody());
    await api.queueDigest();
    expect((await deliver()).map(({ kind }) => kind)).toEqual(['notification']);
  });

  test('gives each parked mail the reason that is true for it', async () => {
    for (const email of ['never@a.example', 'day@b.example', 'copy@c.example', 'dot@d.example'])
      await api.post('/get-in-touch', shortBody({ email }));
    const set = `UPDATE outbox SET attempts = ?1, unconfirmed = ?2, parked_at = ?3, due_at = NULL
      WHERE submission_id = ?4`;
    const rows = await api.rows();
    for (const [index, [attempts, unconfirmed]] of [
      [1, 0],
      [30, 0],
      [5, 4],
      [3, 2],
    ].entries()) {
      const id = rows[index]?.id ?? 0;
      await api.store.write(() => query(set, attempts ?? 0, unconfirmed ?? 0, index, id));
    }
    await api.queueDigest();
    const [taken] = await drainMails(api);
    const reasons = (taken?.mail.text ?? '').split('\n').filter((line) => line.startsWith('C-'));
    expect(reasons.map((line) => line.split(' · ').at(-1))).toEqual([
      'has an address that no mail can be sent to',
      'was refused 30 times in about a day',
      'was handed over whole and not confirmed, 5 times: a copy may have arrived',
      'was handed over whole and refused, 3 times',
    ]);
  });

  test('reports parked mail once', async () => {
    await api.post('/get-in-touch', shortBody());
    await deliver('parked');
    await api.queueDigest();
    expect(await digests()).toMatchObject([
      { quarantined: [], parked: [{ kind: 'notification' }] },
    ]);
    api.clock.time += dayMs;
    await api.queueDigest();
    expect(await digests()).toEqual([]);
  });

  test('is sent although the clock was far ahead before', async () => {
    api.clock.time += 400 * dayMs;
    await api.queueDigest();
    api.clock.time -= 400 * dayMs;
    await api.post('/get-in-touch', shortBody(), spam);
    await api.queueDigest();
    expect(await digests()).toHaveLength(1);
  });

  const referenceOf = async () => (await api.rows())[0]?.reference ?? '';
  const free = (reference: string) => api.leads('release', reference);

  test('a released lead gets its mails and leaves the digest', async () => {
    await api.post('/audit-report/verify-data', auditBody(), spam);
    const reference = await referenceOf();
    expect(await free(reference)).toBe(`Released ${reference}: its mails are on their way\n`);
    await api.queueDigest();
    const kinds = (await deliver()).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['audit-report', 'notification']);
    expect((await api.rows())[0]?.quarantine).toBeUndefined();
    // It counts as this person's free audit.
    const again = await api.post('/audit-report/verify-data', auditBody());
    expect(again.status).toBe(409);
  });

  test('a released lead with the newsletter box ticked gets one confirmation mail', async () => {
    await api.post('/contact-us', detailedBody({ subscribeToNewsletter: true }), spam);
    expect(await deliver()).toEqual([]);
    const reference = await referenceOf();
    await free(reference);
    await free(reference);
    const kinds = (await deliver()).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['confirmation', 'notification']);
    expect((await api.rows()).map(({ kind }) => kind)).toEqual(['detailed', 'newsletter']);
  });

  test('a second release changes nothing, and an unknown reference is an error', async () => {
    await api.post('/get-in-touch', shortBody(), spam);
    const reference = await referenceOf();
    const both = await Promise.all([free(reference), free(reference)]);
    expect(both.toSorted()).toEqual([
      `${reference} is not held for review: nothing changed\n`,
      `Released ${reference}: its mails are on their way\n`,
    ]);
    expect(await deliver()).toHaveLength(1);
    await expect(free('C-NONE')).rejects.toThrow('There is no lead C-NONE');
  });

  test('a quarantined audit stays so if its person took another meanwhile', async () => {
    await api.post('/audit-report/verify-data', auditBody(), spam);
    const reference = await referenceOf();
    await api.post('/audit-report/verify-data', auditBody());
    await deliver();
    const outcome = await api.store.write(() =>
      releaseLead(reference, api.clock.time, ({ kind, payload }) =>
        sideEffectsOf(kind, payload, { secret: api.secret, hasWebhook: false }),
      ),
    );
    expect(outcome).toBe('taken');
    expect(await deliver()).toEqual([]);
    expect((await api.rows())[0]?.quarantine).toBe('trap');
  });
});

test('the mail lists each lead, and is erased with the person', async () => {
  const api = await openTestApi();
  const body = shortBody({ name: 'Gone <b>Bo</b>', projectDescription: 'A film\nabout bread' });
  await api.post('/get-in-touch', body, spam);
  const now = () => api.clock.time;
  await api.queueDigest();
  const transport = createFileTransport(api.files.outbox);
  const { stop } = startOutbox({
    store: api.store,
    transport,
    log: ignore,
    now,
    mayDeliver: () => true,
  });
  const [file = ''] = await waitFor(() => {
    const names = readdirSync(api.files.outbox).filter((name) => name.endsWith('.eml'));
    return names.length > 0 ? names : undefined;
  }, 'the digest');
  const mail = readFileSync(path.join(api.files.outbox, file), 'utf8').replaceAll('=\r\n', '');
  expect(mail).toContain('Subject: 1 lead held for review');
  expect(mail).toContain('To: leads@contrio.example');
  const reference = (await api.rows())[0]?.reference;
  for (const part of ['2026-11-20 12:00 UTC', 'A film', `${reference}`])
    expect(mail.split(part).length).toBeGreaterThan(2);
  expect(mail).toContain('    > Gone <b>Bo</b>\r\n    > Lee & Daughters\r\n');
  expect(mail).not.toContain('>Gone <b>Bo');
  await stop();
  const { mailIds } = await api.store.forget('ann@lee.example');
  expect(mailIds).toContain(file.replace('.eml', ''));
  await api.close();
});
