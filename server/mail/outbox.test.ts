import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bodies, detailedBody, newsletterBody, shortBody } from '../testing/bodies';
import { injections } from '../testing/injections';
import { readMail } from '../testing/read-mail';
import { startSmtpStub } from '../testing/smtp-stub';
import { openTestApi, type TestApi } from '../testing/test-api';
import { waitFor } from '../testing/wait-for';
import { csvTable } from '../acts/csv';
import { createFileTransport } from './file-transport';
import { submissionKinds } from '../store/store';
import { outgoingKindsFor } from './outgoing-kinds';
import { startOutbox } from '../testing/start-outbox';
import type { RunningWorker } from '../worker';
import { createSmtpTransport } from './smtp-transport';
import { readSmtpUrl } from './smtp-url';
import type { MailTransport } from './transport';

/** `npm run fault` takes every text. */
const isWhole = import.meta.env.MODE === 'whole';

let api: TestApi;
let folder: string;
let outbox: RunningWorker | undefined;
beforeEach(async () => {
  api = await openTestApi();
  folder = api.files.outbox;
});
afterEach(async () => {
  await outbox?.stop();
  outbox = undefined;
  await api.close();
});

const start = (transport: MailTransport, mayDeliver = () => true) => {
  outbox = startOutbox({
    store: api.store,
    transport,
    log: (...line) => void api.logged.push(line),
    now: () => api.clock.time,
    mayDeliver,
  });
  return outbox;
};

const mails = (count: number) =>
  waitFor(
    () => {
      const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
      return names.length >= count ? names : undefined;
    },
    `${count} mails`,
    120_000,
  );
const read = (name = '') => readFileSync(path.join(folder, name), 'utf8');

const isFailed = () => api.logged.some(([, event]) => event === 'mail-transport-failed');
const isPostponed = async () => ((await api.store.nextDueAt('mail')) ?? 0) > api.clock.time;

/** Waits until the mail is due later than now: a clock moved sooner would be added to its delay. */
const postponed = () => waitFor(async () => (await isPostponed()) || undefined, 'a later retry');
const blocked = async () => {
  await waitFor(() => isFailed() || undefined, 'the failure');
  await postponed();
};

const emptied = () =>
  waitFor(
    async () => (await api.store.nextDueAt('mail')) === undefined || undefined,
    'an empty queue',
  );

const headersOf = (mail: string) => mail.slice(0, mail.search(/\r?\n\r?\n/)).split(/\r?\n(?!\s)/);

/** Every header of a mail, in order; a visitor's input must not add one. */
const ownHeaders = [
  /^Auto-Submitted: auto-generated$/,
  /^Content-Type: multipart\/alternative; +boundary="[\w-]+"$/,
  /^Date: [\w:+, ]+$/,
  /^From: Contrio <web@contrio\.example>$/,
  /^MIME-Version: 1\.0$/,
  /^Message-ID: <[\da-f-]{36}@contrio\.example>$/,
  /^Reply-To: ann@lee\.example$/,
  /^Subject: /,
  /^To: leads@contrio\.example, desk@contrio\.example$/,
];

/** Tags of the mail's own markup; `<!` alone ends a conditional comment. */
const ownTags =
  /^(?:!doctype|!--|!|html|head|meta|link|title|body|h1|h2|div|span|table|tbody|tr|td|b|br|p|blockquote)$/i;

describe('the file transport', () => {
  test('writes the mails of every kind of lead, with random names, readable by the owner only', async () => {
    for (const [url, body] of Object.entries(bodies)) await api.post(url, body());
    start(createFileTransport(folder));
    const expected = submissionKinds.flatMap((kind) => outgoingKindsFor(kind, false)).length;
    const names = await mails(expected);
    for (const name of names) {
      expect(name).toMatch(/^[\da-f-]{36}\.eml$/);
      expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
    }
    await emptied();
    expect(readdirSync(folder)).toHaveLength(expected);
  });

  test.each([
    ['taro@bücher.example', 'Reply-To: taro@xn--bcher-kva.example'],
    ['jürgen@post.example', undefined],
    ['ｔａｒｏ@post.example', undefined],
  ])('keeps the headers in ASCII for the mailbox %s', async (email, replyTo) => {
    await api.post('/contact-us', detailedBody({ email }));
    start(createFileTransport(folder));
    const headers = headersOf(read((await mails(1))[0]));
    expect(headers.join('')).toMatch(/^[ -~\s]+$/);
    expect(headers.find((header) => header.startsWith('Reply-To'))).toBe(replyTo);
  });

  test(
    'what visitors type stays text, in the database, in mails and in a spreadsheet',
    {
      timeout: 240_000,
    },
    async () => {
      const stored: string[] = [];
      const texts = injections.filter((_, index) => isWhole || index % 7 === 0);
      for (const text of texts) {
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
      const csv = csvTable('short', String).lines(rows);
      const cells = csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g);
      expect(
        [...cells].filter(([, quoted, plain]) => /^[=+\-@\t\r]/.test(quoted ?? plain ?? '')),
      ).toEqual([]);
      start(createFileTransport(folder));
      for (const mail of (await mails(stored.length)).map(read)) {
        const [head = ''] = mail.replaceAll('\r\n', '\n').split('\n\n');
        const headers = head
          .replaceAll(/\n[ \t]+/g, ' ')
          .split('\n')
          .toSorted();
        expect(headers).toEqual(ownHeaders.map((header) => expect.stringMatching(header)));
        const html = readMail(mail).parts.find(({ headers: { 'content-type': type } }) =>
          type?.startsWith('text/html'),
        );
        const tags = html?.content.toString().matchAll(/<\/?(!--|[!a-z][\w-]*)/gi) ?? [];
        expect([...tags].filter(([, tag = '']) => !ownTags.test(tag))).toEqual([]);
      }
    },
  );

  test('delivers queued mail after a restart, and deletes drafts that a crash left', async () => {
    writeFileSync(path.join(folder, '.left.part'), 'x');
    await api.post('/newsletter', newsletterBody());
    start(createFileTransport(folder));
    await mails(1);
    expect(readdirSync(folder)).not.toContain('.left.part');
  });

  test('loses nothing while its folder is missing', async () => {
    const transport = createFileTransport(folder);
    rmSync(folder, { recursive: true });
    await api.post('/newsletter', newsletterBody());
    start(transport);
    await blocked();
    mkdirSync(folder);
    chmodSync(folder, 0o700);
    api.clock.time += 5000;
    expect(await mails(1)).toHaveLength(1);
  });
});

const insecure = (port: number) =>
  createSmtpTransport(readSmtpUrl(`smtp://127.0.0.1:${port}?insecure`));

describe('the SMTP transport', () => {
  test('sends each mail at once and only once', async () => {
    const smtp = await startSmtpStub();
    const { wake } = start(insecure(smtp.port));
    for (let index = 0; index < 5; index += 1)
      await api.post('/newsletter', newsletterBody({ email: `p${index}@post.example` }));
    wake();
    await waitFor(() => smtp.messages[4], 'five mails');
    await emptied();
    const ids = smtp.messages.map((mail) => /^Message-ID: .*$/m.exec(mail)?.[0]);
    expect(new Set(ids).size).toBe(5);
    await smtp.stop();
  });

  test('retries while the server is down, without counting attempts', async () => {
    const smtp = await startSmtpStub();
    await smtp.stop();
    await api.post('/newsletter', newsletterBody());
    start(insecure(smtp.port));
    await blocked();
    await smtp.start();
    api.clock.time += 5000;
    await waitFor(() => smtp.messages[0], 'the mail');
    expect(smtp.messages).toHaveLength(1);
    await smtp.stop();
  });

  test('retries a refused mail later, with the same Message-ID', async () => {
    const smtp = await startSmtpStub();
    smtp.behaviour.onSender = '451 later';
    await api.post('/newsletter', newsletterBody());
    const { wake } = start(insecure(smtp.port));
    const [, , facts] = await waitFor(
      () => api.logged.find(([, event]) => event === 'mail-refused'),
      'the refusal',
    );
    smtp.behaviour.onSender = '250 ok';
    await postponed();
    api.clock.time += 10_000;
    wake();
    const mail = await waitFor(() => smtp.messages[0], 'the mail');
    expect(mail).toContain(`Message-ID: <${facts?.mail}@contrio.example>`);
    await smtp.stop();
  });

  test('sends nothing unencrypted unless that is allowed', async () => {
    const smtp = await startSmtpStub();
    await api.post('/newsletter', newsletterBody());
    start(createSmtpTransport(readSmtpUrl(`smtp://127.0.0.1:${smtp.port}`)));
    await blocked();
    expect(smtp.messages).toEqual([]);
    await smtp.stop();
  });
});
