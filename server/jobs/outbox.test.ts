import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { csvFormat } from '../leads/csv';
import { createFileTransport } from '../mail/file-transport';
import { bodies, detailedBody, newsletterBody, shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { drainMails, openOutbox } from '../testing/open-outbox';
import { readMail } from '../testing/read-mail';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createTestTransport } from '../testing/test-transport';

/** `npm run fault` takes every text. */
const isWhole = import.meta.env.MODE === 'whole';

const hourMs = 3_600_000;

let api: TestApi;
let server: ReturnType<typeof createTestTransport>;
const open = async (databaseUrl?: string) => {
  api = await openTestApi({ databaseUrl });
  server = createTestTransport(api);
};

const signUp = (name: string) =>
  api.post('/newsletter', newsletterBody({ email: `${name}@post.example` }));
const handedTo = (name: string) => server.handed.filter(({ to }) => to.startsWith(`${name}@`));
/** @returns the hours between the attempts */
const gapsOf = (name: string) => {
  const times = handedTo(name).map(({ at }) => at);
  return times.slice(1).map((at, index) => (at - (times[index] ?? 0)) / hourMs);
};
const logged = (event: string) => api.logged.filter(([, each]) => each === event).length;

/** Starts the server again and lets it run for so long. */
const live = async (hours: number) => {
  const deliver = openOutbox(api, server);
  const end = api.clock.time + hours * hourMs;
  while (api.clock.time < end) {
    await deliver();
    api.clock.time = Math.min((await api.store.nextDueAt('mail')) ?? end, end);
  }
};

describe.each(databases)('on $name', ({ createDatabase }) => {
  beforeEach(async () => open(await createDatabase()));

  test('a mail refused for a day is tried once a day for 14 days, as the same mail, and then given up', async () => {
    for (const name of ['ann', 'bo']) await signUp(name);
    server.failWith = () => 'mail';
    await live(30);
    expect([handedTo('ann').length, logged('mail-refused'), logged('mail-parked')]).toEqual([
      30, 58, 2,
    ]);
    const gaps = gapsOf('ann');
    expect([gaps[0], gaps[1], gaps.at(-1)]).toEqual([10 / 3600, 20 / 3600, 1]);
    await live(10 * 24);
    server.failWith = (to) => (to.startsWith('ann@') ? 'mail' : undefined);
    await live(24 * 24);
    for (const [name, days] of [
      ['ann', 14],
      ['bo', 11],
    ] as const) {
      expect(gapsOf(name).slice(29)).toEqual(Array.from({ length: days }, () => 24));
      expect(new Set(handedTo(name).map(({ id }) => id)).size).toBe(1);
    }
    expect(await api.store.nextDueAt('mail')).toBeUndefined();
  });

  test.each([
    ['unconfirmed', [0.25, 4, 23, 23, 24]],
    ['rejected', [0.25, 4, 24, 24, 24]],
  ] as const)(
    'a mail that is %s after the data is tried again after %j hours; no day sees more than three copies',
    async (failure, hours) => {
      await signUp('poor');
      server.failWith = (to) => (to.startsWith('poor@') ? failure : undefined);
      await live(77);
      expect(gapsOf('poor')).toEqual(hours);
      await signUp('rich');
      await live(1);
      expect(handedTo('rich')).toHaveLength(1);
      const times = handedTo('poor').map(({ at }) => at);
      const inADay = times.map(
        (from) => times.filter((at) => at >= from && at < from + 24 * hourMs).length,
      );
      expect(Math.max(...inADay)).toBeLessThanOrEqual(3);
    },
  );
});

describe('the outbox', () => {
  beforeEach(() => open());

  test('waits while the mail server is down, longer and longer, and counts no attempt', async () => {
    await signUp('ann');
    server.failWith = () => 'transport';
    const deliver = openOutbox(api, server);
    const rests: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const { ms, ignoresWake } = await deliver();
      expect(ignoresWake).toBe(true);
      rests.push(ms / 1000);
      api.clock.time += ms;
    }
    expect(rests.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    server.failWith = () => 'mail';
    await deliver();
    expect(api.logged.at(-1)).toMatchObject(['error', 'mail-refused', { attempts: 1 }]);
    await signUp('next');
    expect(await api.store.nextDueAt('mail')).toBe(api.clock.time);
  });

  test('log, health and digest name what the mail server answered, in codes only', async () => {
    await api.post('/get-in-touch', shortBody());
    server.failWith = () => 'transport';
    server.answer = '554 5.7.1 <web@contrio.example> who are you';
    const deliver = openOutbox(api, server);
    await deliver();
    api.clock.time += 2 * hourMs;
    const why = { code: 'Error', answer: '554 5.7.1' };
    expect(api.logged).toContainEqual(['error', 'mail-transport-failed', why]);
    const health = async () => (await api.request('/healthz')).json();
    expect(await health()).toMatchObject({ warnings: ['mail-waits:Error 554 5.7.1'] });
    await api.queueDigest();
    expect((await drainMails(api, 'digest'))[0]?.text).toContain('(Error 554 5.7.1)');
    server.failWith = () => undefined;
    await api.post('/get-in-touch', shortBody());
    await deliver();
    expect(await health()).toMatchObject({ warnings: [] });
  });

  test('a slow delivery delays no other, and is not repeated', async () => {
    let confirm: (() => void) | undefined;
    await signUp('slow');
    server.failWith = (to) =>
      to.startsWith('slow@')
        ? new Promise((resolve) => (confirm = () => resolve(undefined)))
        : undefined;
    const deliver = openOutbox(api, server, { slowMs: 20 });
    await deliver();
    for (const name of ['next', 'last']) await signUp(name);
    await deliver();
    confirm?.();
    await deliver();
    const [first, ...others] = server.handed.map(({ to }) => to.split('@')[0]);
    expect([first, new Set(others)]).toEqual(['slow', new Set(['next', 'last'])]);
  });

  test('a mail to an address that no header can carry is given up at once', async () => {
    await signUp('jürgen');
    await live(1);
    await live(1);
    expect([server.handed.length, logged('mail-parked')]).toEqual([0, 1]);
  });
});

/** Every header of a mail; a visitor's input must not add one. */
const ownHeaders = {
  'auto-submitted': 'auto-generated',
  'x-auto-response-suppress': 'All',
  'content-type': expect.stringMatching(/^multipart\/alternative; +boundary="[\w-]+"$/),
  date: 'Fri, 20 Nov 2026 12:00:00 +0000',
  from: 'Contrio <web@contrio.example>',
  'message-id': expect.stringMatching(/^<[\da-f-]{36}@contrio\.example>$/),
  'mime-version': '1.0',
  'reply-to': 'ann@lee.example',
  subject: expect.any(String),
  to: 'leads@contrio.example, desk@contrio.example',
};

/** Tags of the mail's own markup; `<!` alone ends a conditional comment. */
const ownTags =
  /^(?:!doctype|!--|!|html|head|meta|link|title|body|h1|h2|div|span|table|tbody|tr|td|b|br|p|blockquote)$/i;

/** Delivers what is due. @returns the names of the files */
const toFiles = async (transport = createFileTransport(api.files.outbox)) => {
  await openOutbox(api, transport)();
  return readdirSync(api.files.outbox);
};
const readFile = (name: string) =>
  readMail(readFileSync(path.join(api.files.outbox, name), 'utf8'));

/** Strings with a special meaning for a database, a browser, a mail server or a spreadsheet. */
const hearts = [
  "'; DROP TABLE submissions; --",
  "' OR '1'='1",
  '"; DELETE FROM outbox; --',
  'Robert\'); DROP TABLE "submissions";--',
  "' UNION SELECT key FROM idempotency_keys --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</td></table><h1>Win</h1>',
  '<a href="javascript:alert(1)">x</a>',
  '&lt;b&gt;&amp;',
  '\r\nBcc: everybody@world.example',
  '\nSubject: other\n\nbody',
  '\rContent-Type: text/html',
  '%0d%0aBcc:x@world.example',
  '=?utf-8?B?DQpCY2M6IHhAd29ybGQuZXhhbXBsZQ==?=',
  '.\r\nMAIL FROM:<x@world.example>\r\n',
  '=HYPERLINK("http://world.example","x")',
  "=cmd|' /C calc'!A0",
  '+SUM(1;1)',
  '-2+3',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '=1","=2',
  '=1;=2',
];

/**
 * Three hundred: each of them after text, in quotes, at the start of a line, and in other contexts.
 */
const injections = hearts.flatMap((heart) => [
  heart,
  `Ann ${heart}`,
  `${heart} Ann`,
  `"${heart}"`,
  `'${heart}`,
  `a\n${heart}`,
  `${heart},${heart}`,
  `x;${heart}`,
  `${heart}\u202e`,
  `ｆ${heart}é😀`,
  heart.toUpperCase(),
  `a@b.example>${heart}<`,
]);

describe('files instead of a mail server', () => {
  beforeEach(() => open());

  test('hold the mails of every kind, with random names, for their owner only, without a crash’s drafts', async () => {
    writeFileSync(path.join(api.files.outbox, '.left.part'), 'x');
    for (const [url, body] of Object.entries(bodies)) await api.post(url, body());
    const names = await toFiles();
    // An audit has two.
    expect(names).toHaveLength(5);
    for (const name of names) {
      expect(name).toMatch(/^[\da-f-]{36}\.eml$/);
      expect(statSync(path.join(api.files.outbox, name)).mode & 0o777).toBe(0o600);
    }
  });

  test('lose nothing while their folder is missing', async () => {
    const transport = createFileTransport(api.files.outbox);
    rmSync(api.files.outbox, { recursive: true });
    await signUp('ann');
    await openOutbox(api, transport)();
    mkdirSync(api.files.outbox, { mode: 0o700 });
    api.clock.time += 5000;
    expect(await toFiles(transport)).toHaveLength(1);
  });

  test.each([
    ['taro@bücher.example', 'taro@xn--bcher-kva.example'],
    ['jürgen@post.example', undefined],
  ])('keep the headers in ASCII for the mailbox %s', async (email, replyTo) => {
    await api.post('/contact-us', detailedBody({ email }));
    const [mail] = (await toFiles()).map(readFile);
    expect(Object.values(mail?.headers ?? {}).join('')).toMatch(/^[ -~]+$/);
    expect(mail?.headers['reply-to']).toBe(replyTo);
  });

  test(
    'what visitors type stays text, in the database, in mails and in a spreadsheet',
    { timeout: 240_000 },
    async () => {
      const stored: string[] = [];
      for (const text of injections.filter((_, index) => isWhole || index % 7 === 0)) {
        const inLine = shortBody({ name: text, organizationName: text, projectDescription: text });
        const asAddress = shortBody({ email: `ann@lee.example${text}` });
        const statuses = [];
        for (const body of [inLine, asAddress, shortBody({ projectDescription: text })])
          statuses.push((await api.post('/get-in-touch', body)).status);
        // Control characters are refused in a line, and accepted where several lines are.
        const isRefused = /[\p{Cc}\u2028\u2029]/u.test(text.trim());
        expect([text, ...statuses]).toEqual([text, isRefused ? 400 : 200, 400, 200]);
        stored.push(...Array.from({ length: isRefused ? 1 : 2 }, () => text.trim()));
      }
      const rows = await api.rows();
      expect(rows.map(({ payload }) => payload['projectDescription'])).toEqual(stored);
      const csv = rows.map(csvFormat('short', String).row).join('');
      const cells = csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g);
      expect(
        [...cells].filter(([, quoted, plain]) => /^[=+\-@\t\r]/.test(quoted ?? plain ?? '')),
      ).toEqual([]);
      const mails = (await toFiles()).map(readFile);
      expect(mails).toHaveLength(stored.length);
      for (const mail of mails) {
        expect(mail.headers).toEqual(ownHeaders);
        const [, html] = mail.parts;
        const tags = html?.content.toString().matchAll(/<\/?(!--|[!a-z][\w-]*)/gi) ?? [];
        expect([...tags].filter(([, tag = '']) => !ownTags.test(tag))).toEqual([]);
      }
    },
  );
});
