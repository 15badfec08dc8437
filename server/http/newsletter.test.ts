import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newsletterPageWords as words } from '@/content/newsletter-mail';
import { submissionHeaders } from '@/lib/submission-headers';
import { createConfirmationLimiter } from '../jobs/confirmation-limits';
import { auditBody, detailedBody, newsletterBody, shortBody, spam } from '../testing/bodies';
import { databases } from '../testing/databases';
import { drainMails, openOutbox, settleMails } from '../testing/open-outbox';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createTestTransport } from '../testing/test-transport';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const confirmationLimit = { address: 20, all: 3 };

const linksIn = (text = '') => {
  const link = (page: string) =>
    new RegExp(`https://contrio\\.example/api(/newsletter/${page}\\?token=\\S+)`).exec(text)?.[1] ??
    '';
  return { confirm: link('confirm'), leave: link('leave') };
};

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    const databaseUrl = await createDatabase();
    api = await openTestApi({ databaseUrl, trustedProxies: 1, confirmationLimit });
  });

  const asked = () => drainMails(api, 'confirmation');
  const signUp = async (changes: Parameters<typeof newsletterBody>[0] = {}) => {
    await api.post('/newsletter', newsletterBody(changes));
    const [mail] = await asked();
    return { mail, ...linksIn(mail?.text) };
  };
  let networks = 0;
  /** Signs up, from another network each time. */
  const ask = (email: string, network = `2001:db8:${(networks += 1).toString(16)}`) =>
    api.post('/newsletter', newsletterBody({ email }), { 'x-forwarded-for': `${network}::1` });
  const visit = async (link: string, init: RequestInit = {}) => {
    const response = await api.request(link, init);
    const title = /<h1>(.*)<\/h1>/.exec(await response.text())?.[1];
    return { status: response.status, title };
  };
  const press = (link: string) => visit(link, { method: 'POST' });
  const list = (...more: string[]) =>
    api.leads('export', '--format', 'csv', '--kind', 'newsletter', ...more);
  /** @returns of each row its kind, and whether it is confirmed and ended */
  const states = async () => {
    const rows = await api.sql('SELECT kind, confirmed_at, left_at FROM submissions ORDER BY id');
    return rows.map(({ kind, confirmed_at: confirmed, left_at: left }) =>
      [kind, confirmed && 'confirmed', left && 'left'].filter(Boolean).join(' '),
    );
  };

  test('a sign-up is asked by mail; opening its link changes nothing, its button confirms once and for good', async () => {
    const other = await signUp({ email: 'waiting@post.example', firstName: 'YOUR ACCOUNT <b>' });
    expect(other.mail?.html).toContain('Hello,');
    expect([other.mail?.subject, other.mail?.text, other.mail?.html].join()).not.toMatch(/ACCOUNT/);
    const { mail, confirm } = await signUp();
    expect(mail).toMatchObject({
      to: 'zoe@post.example',
      replyTo: 'hello@contrio.example',
      html: expect.stringMatching(/cid:logo@mail[^]*\/confirm\?token=[^]*\/leave\?token=/),
      headers: {
        'List-Unsubscribe': expect.stringMatching(
          /^<https:\/\/contrio\.example\/api\/newsletter\/leave\?token=[^>]+>$/,
        ),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      attachments: [{ cid: 'logo@mail', contentType: 'image/png' }],
    });
    expect(await visit(confirm)).toEqual({ status: 200, title: words.confirm.title });
    expect(await states()).toEqual(['newsletter', 'newsletter']);
    const both = await Promise.all([press(confirm), press(confirm)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await visit(confirm)).title).toBe(words.already.title);
    expect(await states()).toEqual(['newsletter', 'newsletter confirmed']);
    expect(await settleMails(api)).toEqual(['notification']);
    expect(await list()).toContain('zoe@post.example');
    expect(await list()).not.toContain('waiting@post.example');
    expect(await list('--unconfirmed')).toContain('waiting@post.example');
    await api.post('/get-in-touch', shortBody());
    await settleMails(api);
    await api.store.purge(api.clock.time + 1);
    expect(await states()).toEqual(['newsletter confirmed']);
  });

  test('a link that was changed, or made for another page, is rejected; one to confirm after seven days', async () => {
    const { confirm, leave } = await signUp();
    const [path = '', token = ''] = confirm.split('=');
    for (const bad of [
      token.slice(0, -1),
      `${token}A`,
      token.replace(/C-..../, 'C-2222'),
      token.replace(/\.([\da-z]+)\./, '.zzzzzzzz.'),
      '',
      'A'.repeat(100_000),
      leave.split('=')[1],
    ])
      expect(await press(`${path}=${bad}`)).toEqual({ status: 400, title: words.invalid.title });
    api.clock.time += 7 * dayMs;
    expect((await visit(confirm)).status).toBe(200);
    api.clock.time += 1;
    expect(await visit(confirm)).toEqual({ status: 410, title: words.expired.title });
    expect((await press(confirm)).status).toBe(410);
    expect(await states()).toEqual(['newsletter']);
  });

  test('one-click unsubscribe ends every subscription of the mailbox, which is not asked for 30 days', async () => {
    const { leave, confirm } = await signUp({ email: 'zoe+news@post.example' });
    await press(confirm);
    expect((await visit(leave)).title).toBe(words.leave.title);
    expect(await states()).toEqual(['newsletter confirmed']);
    api.clock.time += 2 * dayMs;
    await ask('ZOE@post.example');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await visit(leave, { method: 'POST', body })).status).toBe(200);
    expect(await states()).toEqual(['newsletter confirmed left', 'newsletter left']);
    expect(await list('--unconfirmed')).not.toContain('@post');
    expect((await api.leads('list')).match(/ left$/gm)).toHaveLength(2);
    const [first] = JSON.parse(await api.leads('export', '--format', 'json'));
    expect(first.leftAt).toBe('2026-11-22T12:00:00.000Z');
    expect([(await press(confirm)).status, (await press(leave)).status]).toEqual([410, 200]);
    await settleMails(api);
    for (let days = 0; days < 30; days += 3) {
      await ask('Zoe@post.example');
      expect(await settleMails(api)).toEqual([]);
      api.clock.time += 3 * dayMs;
    }
    await ask('zoe@post.example');
    expect(await settleMails(api)).toEqual(['confirmation']);
  });

  const askSpellings = async () => {
    for (const name of [
      'zoe@gmail.com',
      'z.o.e+1@gmail.com',
      'Zoe@GoogleMail.com',
      'ｚoe@gmail.com',
    ])
      await ask(name);
    return settleMails(api);
  };

  test('a mailbox is asked once a day, however spelt and from wherever, and not while it is subscribed', async () => {
    const { confirm } = await signUp({ email: 'zoe@gmail.com' });
    expect(await askSpellings()).toEqual([]);
    api.clock.time += dayMs - 1;
    expect(await askSpellings()).toEqual([]);
    api.clock.time += 1;
    expect(await askSpellings()).toEqual(['confirmation']);
    await press(confirm);
    api.clock.time += 2 * dayMs;
    expect(await askSpellings()).toEqual(['notification']);
    expect(await api.rows()).toHaveLength(17);
  });

  test('a network gets twenty mails a day, for boxes too; its further sign-ups are held for review', async () => {
    for (let index = 0; index < 30; index += 1)
      await ask(`p${index}@post.example`, `2001:db8:1:${index.toString(16)}`);
    expect(await settleMails(api)).toHaveLength(20);
    const body = detailedBody({ subscribeToNewsletter: true });
    await api.post('/contact-us', body, { 'x-forwarded-for': '2001:db8:1:2::3' });
    expect(await settleMails(api)).toEqual(['notification']);
    const held = (await api.rows()).filter(({ quarantine }) => quarantine === 'sign-ups');
    expect(held).toHaveLength(11);
  });

  test('above the limit of an hour the others wait, and the digest says so', async () => {
    const now = () => api.clock.time;
    const transport = createTestTransport(api);
    const limitConfirmations = createConfirmationLimiter({
      ...api,
      maxPerHour: confirmationLimit.all,
      now,
    });
    const deliver = openOutbox(api, transport, { limitConfirmations });
    for (let index = 0; index < 5; index += 1) await ask(`p${index}@post.example`);
    await api.post('/get-in-touch', shortBody());
    for (const [wait, sent] of [
      [0, 4],
      [hourMs - 1, 4],
      [1, 6],
    ] as const) {
      api.clock.time += wait;
      await deliver();
      expect(transport.handed).toHaveLength(sent);
    }
    api.clock.time += hourMs;
    await api.queueDigest();
    const [digest] = await drainMails(api);
    expect(digest?.text).toContain('In 1 hour since the last of these mails, more people');
  });

  test('a released sign-up asks no mailbox that was asked within the day', async () => {
    await api.post('/newsletter', newsletterBody(), spam);
    const [held] = await api.rows();
    await ask('ZOE@post.example');
    expect(await settleMails(api)).toEqual(['confirmation']);
    await api.leads('release', held?.reference ?? '');
    expect(await settleMails(api)).toEqual([]);
  });

  test('a release that stopped before the sign-up of the box stores it when it is repeated', async () => {
    await api.post('/contact-us', detailedBody({ subscribeToNewsletter: true }), spam);
    const [held] = await api.rows();
    const release = () => api.leads('release', held?.reference ?? '');
    vi.spyOn(api.store, 'submit').mockRejectedValueOnce(new Error('The server stops'));
    await expect(release()).rejects.toThrow('The server stops');
    await release();
    expect(await states()).toEqual(['detailed', 'newsletter']);
  });

  test('the links of a forgotten person change nothing', async () => {
    const { confirm, leave } = await signUp();
    await api.store.forget('zoe@post.example');
    const pages = [await visit(confirm), await press(confirm), await press(leave)];
    expect(pages).toEqual([410, 410, 200].map((status) => ({ status, title: words.gone.title })));
  });

  test.each([
    ['detailed', '/contact-us', detailedBody({ subscribeToNewsletter: true })],
    ['audit', '/audit-report/verify-data', auditBody({ newsletter: true })],
  ])('the box of the %s form asks once, and repeats no name', async (form, path, body) => {
    const key = { [submissionHeaders.idempotencyKey]: randomUUID() };
    for (let time = 0; time < 2; time += 1) await api.post(path, body, key);
    const [mail, ...others] = await asked();
    expect([mail?.to, others]).toEqual([body.email, []]);
    expect(mail?.text).not.toMatch(/Ravi|Maya/);
    expect((await press(linksIn(mail?.text).confirm)).status).toBe(200);
    expect(await states()).toEqual([form, 'newsletter confirmed']);
  });

  test('an empty box, a post that is held and a name with a link ask nobody', async () => {
    const subscribeToNewsletter = true;
    await api.post('/contact-us', detailedBody());
    await api.post('/contact-us', detailedBody({ subscribeToNewsletter }), spam);
    await api.post('/contact-us', detailedBody({ subscribeToNewsletter, name: 'www.win.example' }));
    expect(await settleMails(api)).toEqual(['notification', 'notification']);
  });
});
