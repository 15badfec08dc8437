import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { query } from '../store/script';
import { newsletterBody, shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { drainMails } from '../testing/drain-mails';
import { openTestApi, type TestApi } from '../testing/test-api';

const dayMs = 86_400_000;

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({ databaseUrl: await createDatabase() });
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
  const states = async () => {
    const rows = await api.store.read(() =>
      query('SELECT confirmed_at, left_at FROM submissions ORDER BY id'),
    );
    return rows.map(({ confirmed_at: confirmed, left_at: left }) => [
      confirmed !== null,
      left !== null,
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

  test('a name with markup is not greeted; a name with a link, or a filled honeypot, sends no mail', async () => {
    const { mail } = await signUp({ firstName: 'Zoë <b>' });
    expect(mail?.html).toContain('Hello,');
    expect(mail?.html).not.toContain('Zoë');
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

  test('a page allows only its own style and fonts, and sends no referrer', async () => {
    const { headers } = await get((await signUp()).confirm);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
