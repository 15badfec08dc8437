import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { createSmtpTransport } from '../mail/smtp-transport';
import { readSmtpUrl } from '../mail/smtp-url';
import { query } from '../store/script';
import { releaseLead } from '../store/submit-script';
import { newsletterBody, shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { drainMails } from '../testing/drain-mails';
import { startSmtpStub } from '../testing/smtp-stub';
import { startOutbox } from '../testing/start-outbox';
import { openTestApi, type TestApi } from '../testing/test-api';
import { waitFor } from '../testing/wait-for';
import { createConfirmationLimiter } from './confirmation-limits';

const dayMs = 86_400_000;
const confirmationLimit = { address: 20, all: 3 };

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({
      databaseUrl: await createDatabase(),
      trustedProxies: 1,
      confirmationLimit,
    });
  });
  afterEach(() => api.close());

  const mails = () => drainMails(api);

  const signUp = async (changes: Parameters<typeof newsletterBody>[0] = {}) => {
    await api.post('/newsletter', newsletterBody(changes));
    const [first] = await mails();
    const text = first?.mail.text ?? '';
    const link = (page: string) =>
      new RegExp(`https://contrio\\.example/api(/newsletter/${page}\\?token=\\S+)`).exec(
        text,
      )?.[1] ?? '';
    return { mail: first?.mail, confirm: link('confirm'), leave: link('leave') };
  };
  const get = async (link: string) => {
    const response = await api.request(link);
    return { status: response.status, html: await response.text(), headers: response.headers };
  };
  const press = async (link: string) => {
    const response = await api.request(link, { method: 'POST' });
    return { status: response.status, html: await response.text() };
  };
  const list = (...more: string[]) =>
    api.leads('export', '--format', 'csv', '--kind', 'newsletter', ...more);
  const states = async () => {
    const rows = await api.store.read(() =>
      query<{ confirmed_at?: number; left_at?: number }>(
        'SELECT confirmed_at, left_at FROM submissions ORDER BY id',
      ),
    );
    return rows.map(({ confirmed_at: confirmed, left_at: left }) => [
      confirmed !== undefined,
      left !== undefined,
    ]);
  };

  test('a sign-up sends one confirmation mail with one-click unsubscribe', async () => {
    const { mail } = await signUp();
    expect(mail).toMatchObject({
      to: 'zoe@post.example',
      headers: {
        'List-Unsubscribe': expect.stringMatching(
          /^<https:\/\/contrio\.example\/api\/newsletter\/leave\?token=[^>]+>$/,
        ),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    expect(mail?.html).toContain('/api/newsletter/confirm?token=');
    expect(mail?.html).toContain('cid:logo@mail');
    expect(mail?.attachments).toMatchObject([{ cid: 'logo@mail', contentType: 'image/png' }]);
    expect(await states()).toEqual([[false, false]]);
  });

  test('following the link changes nothing; its button confirms and notifies the agency', async () => {
    const { confirm } = await signUp();
    const page = await get(confirm);
    expect([page.status, page.html.match(/<button/g)?.length]).toEqual([200, 1]);
    expect(page.html).not.toContain('<script');
    expect(await states()).toEqual([[false, false]]);
    expect((await press(confirm)).status).toBe(200);
    expect(await states()).toEqual([[true, false]]);
    expect((await mails()).map(({ kind, mail }) => [kind, mail.to])).toEqual([
      ['notification', ['leads@contrio.example']],
    ]);
  });

  test('the list holds who confirmed, and the others only when asked for', async () => {
    await signUp({ email: 'waiting@post.example' });
    const { confirm } = await signUp();
    await press(confirm);
    const { email } = newsletterBody();
    expect(await list()).toContain(email);
    expect(await list()).not.toContain('waiting@post.example');
    expect(await list('--unconfirmed')).toContain('waiting@post.example');
  });

  test('a link confirms once, however often it is used', async () => {
    const { confirm } = await signUp();
    const both = await Promise.all([press(confirm), press(confirm)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await get(confirm)).html).toContain('already on the list');
    expect(await mails()).toHaveLength(1);
  });

  test('a link expires after seven days', async () => {
    const { confirm } = await signUp();
    api.clock.time += 7 * dayMs;
    expect((await get(confirm)).status).toBe(200);
    api.clock.time += 1;
    expect([(await get(confirm)).status, (await press(confirm)).status]).toEqual([410, 410]);
    expect(await states()).toEqual([[false, false]]);
  });

  test.each([
    ['truncated', (token: string) => token.slice(0, -1)],
    ['longer', (token: string) => `${token}A`],
    ['of another row', (token: string) => token.replace(/C-..../, 'C-2222')],
    ['given another expiry', (token: string) => token.replace(/\.([\da-z]+)\./, '.zzzzzzzz.')],
    ['empty', () => ''],
    ['100,000 characters long', () => 'A'.repeat(100_000)],
    ['made for unsubscribing', (_token: string, leave: string) => leave],
  ])('a token that is %s is rejected', async (_name, change) => {
    const { confirm, leave } = await signUp();
    const [path = '', token = ''] = confirm.split('=');
    const link = `${path}=${change(token, leave.split('=')[1] ?? '')}`;
    const page = await press(link);
    expect([page.status, page.html.includes('This link is incomplete')]).toEqual([400, true]);
    expect(await states()).toEqual([[false, false]]);
  });

  test('one-click unsubscribe ends every subscription of the address', async () => {
    const { leave, confirm } = await signUp();
    await press(confirm);
    api.clock.time += 2 * dayMs;
    await api.post('/newsletter', newsletterBody({ email: 'ZOE@post.example' }));
    const response = await api.request(leave, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect(await states()).toEqual([
      [true, true],
      [false, true],
    ]);
    expect((await press(confirm)).status).toBe(410);
    expect((await press(leave)).status).toBe(200);
  });

  test('an address gets one confirmation mail a day, and none while it is subscribed', async () => {
    const { confirm } = await signUp();
    const again = () => Promise.all([1, 2, 3].map(() => api.post('/newsletter', newsletterBody())));
    await again();
    expect(await mails()).toEqual([]);
    api.clock.time += dayMs;
    await again();
    expect(await mails()).toHaveLength(1);
    await press(confirm);
    api.clock.time += 2 * dayMs;
    await again();
    expect((await mails()).map(({ kind }) => kind)).toEqual(['notification']);
    expect(await api.rows()).toHaveLength(10);
  });

  /** Signs up from another network each time. */
  let networks = 0;
  const ask = (email: string, network = `2001:db8:${(networks += 1).toString(16)}`) =>
    api.post('/newsletter', newsletterBody({ email }), { 'x-forwarded-for': `${network}::1` });

  test('a mailbox gets one mail a day and two over two days, however spelt and from wherever', async () => {
    const spellings = Array.from({ length: 24 }, (_, index) => [
      `z.o.e+${index}@gmail.com`,
      `Zoe@GoogleMail.com`,
      `ｚoe@gmail.com`,
      `zoe@gmail。com.example`,
    ]).flat();
    await ask('zoe@gmail.com');
    const sent: unknown[] = [];
    for (let hours = 0; hours < 48; hours += 3) {
      for (const email of spellings.slice(0, 12)) await ask(email);
      for (const { mail } of await drainMails(api))
        if (!String(mail.to).endsWith('.example')) sent.push(mail.to);
      api.clock.time += 3 * 3_600_000;
    }
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(2);
  });

  test('an address that left gets no other mail for 30 days, however spelt', async () => {
    const { leave, confirm } = await signUp({ email: 'zoe+news@post.example' });
    await press(confirm);
    await press(leave);
    await mails();
    for (let days = 0; days < 30; days += 3) {
      await ask('Zoe@post.example');
      expect(await mails()).toEqual([]);
      api.clock.time += 3 * dayMs;
    }
    await ask('zoe@post.example');
    expect(await mails()).toHaveLength(1);
  });

  test('a network gets twenty mails a day; more of its sign-ups are held for review', async () => {
    for (let index = 0; index < 60; index += 1)
      await ask(`p${index}@post.example`, `2001:db8:1:${index.toString(16)}`);
    expect(await mails()).toHaveLength(20);
    const held = (await api.rows()).filter(({ quarantine }) => quarantine === 'sign-ups');
    expect(held).toHaveLength(40);
  });

  test('above the limit of an hour the others wait, and the digest says so', async () => {
    const limitConfirmations = createConfirmationLimiter({
      ...api,
      config: { confirmationLimit },
      now: () => api.clock.time,
    });
    const smtp = await startSmtpStub();
    const outbox = startOutbox({
      ...api,
      transport: createSmtpTransport(readSmtpUrl(`smtp://127.0.0.1:${smtp.port}?insecure`)),
      limitConfirmations,
      log: () => undefined,
      now: () => api.clock.time,
      mayDeliver: () => true,
    });
    for (let index = 0; index < 5; index += 1) await ask(`p${index}@post.example`);
    await api.post('/get-in-touch', shortBody());
    for (const sent of [4, 6]) {
      outbox.wake();
      await waitFor(async () => {
        const next = await api.store.nextDueAt('mail');
        return next === undefined || next > api.clock.time || undefined;
      }, 'what is due');
      expect(smtp.messages).toHaveLength(sent);
      api.clock.time += 3_600_000;
    }
    await outbox.stop();
    await smtp.stop();
    await api.queueDigest();
    const [digest] = await mails();
    expect(digest?.mail.text).toContain('In 1 hour since the last of these mails, more people');
  });

  test('a released sign-up asks no mailbox that was asked within the day', async () => {
    await api.post('/newsletter', newsletterBody(), { [antiSpamHeaders.honeypot]: 'x' });
    const [held] = await api.rows();
    await ask('ZOE@post.example');
    expect(await mails()).toHaveLength(1);
    await api.store.write(() =>
      releaseLead(held?.reference ?? '', api.clock.time, () => ({
        identities: [],
        outgoing: ['confirmation'],
      })),
    );
    expect(await mails()).toEqual([]);
  });

  test('a name with markup is not greeted; a name with a link, or a filled honeypot, sends no mail', async () => {
    const { mail } = await signUp({ firstName: 'Zoë <b>' });
    expect(mail?.html).toContain('Hello,');
    expect(mail?.html).not.toContain('Zoë');
    const message = 'YOUR ACCOUNT IS SUSPENDED';
    const other = await signUp({ firstName: message, email: 'other@post.example' });
    expect([other.mail?.subject, other.mail?.text, other.mail?.html].join()).not.toContain(message);
    await api.post(
      '/newsletter',
      newsletterBody({ firstName: 'Zoë at evil.example/x', email: 'c@c.example' }),
    );
    await api.post('/newsletter', newsletterBody({ email: 'b@b.example' }), {
      [antiSpamHeaders.honeypot]: 'x',
    });
    expect(await mails()).toEqual([]);
  });

  test('the links of a forgotten person change nothing', async () => {
    const { confirm, leave } = await signUp();
    await api.store.forget('zoe@post.example');
    const pages = [await get(confirm), await press(confirm), await press(leave)];
    expect(pages.map(({ status }) => status)).toEqual([410, 410, 200]);
    expect(pages.every(({ html }) => html.includes('not on the list'))).toBe(true);
  });

  test('a purge keeps subscribers', async () => {
    const { confirm } = await signUp();
    await press(confirm);
    await api.post('/get-in-touch', shortBody());
    await api.store.purge(api.clock.time + 1);
    expect((await api.rows()).map(({ kind }) => kind)).toEqual(['newsletter']);
  });
});
