import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type DeskCommand,
  deskCommands,
  deskPages,
  foundTooMany,
  ownerMailWords,
} from '@/content/desk';
import { lastFirstMonday } from '../jobs/chores';
import { maxFound } from '../leads/find';
import type { Mail } from '../mail/mail';
import { maxListed } from '../mail/person-mail';
import { StoreError } from '../store/store-error';
import { auditBody, founderBody, newsletterBody, shortBody, spam } from '../testing/bodies';
import { databases } from '../testing/databases';
import { drainMails, settleMails } from '../testing/open-outbox';
import { mailTo, openTestApi, type TestApi } from '../testing/test-api';

const dayMs = 86_400_000;
const webhook = { url: 'http://localhost:1', secret: 'none' };
const site = 'https://contrio.example/api';

/** @returns the path of a link of ours in a mail, of the lead if one is named */
const linkIn = ({ text }: Mail, command: DeskCommand, reference = '') => {
  const ofLead = text.slice(Math.max(0, text.indexOf(`\n${reference} · `)));
  const link = new RegExp(`^  .+: ${site}(/desk/${command}\\?token=\\S+)$`, 'm').exec(ofLead)?.[1];
  if (link === undefined) throw new Error(`No link to ${command} ${reference} in:\n${text}`);
  return link;
};

const attached = ({ attachments = [] }: Mail) => attachments.at(-1)?.content.toString() ?? '';

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  let databaseUrl: string | undefined;
  beforeEach(async () => {
    databaseUrl = await createDatabase();
    const rateLimit = { quarantineOver: 1000, refuseOver: 1000 };
    api = await openTestApi({ databaseUrl, webhook, rateLimit, retentionDays: 365 });
  });

  const inbox = () => drainMails(api);
  const mailOf = async (subject: string | RegExp, text = '') => {
    const mails = await inbox();
    const mail = mails.find((each) => each.subject.match(subject) && each.text.includes(text));
    if (mail === undefined) throw new Error(`Only ${mails.map((each) => each.subject).join()}`);
    return mail;
  };
  const morning = async () => {
    api.clock.time += dayMs;
    await api.queueDigest();
    return mailOf(/held|stuck|look/);
  };
  const press = async (link: string, address?: string, on = api) => {
    const body = address === undefined ? undefined : new URLSearchParams({ address });
    const response = await on.request(link, { method: 'POST', body });
    return { status: response.status, html: await response.text() };
  };
  const isDone = async (command: DeskCommand, link: string, address?: string) => {
    const { html } = await press(link, address);
    expect(html).toContain(`<h1>${deskCommands[command].done.title}</h1>`);
    return html;
  };
  const references = async () => (await api.rows()).map(({ reference }) => reference);
  const post = async (email: string, changes = {}, headers = spam) => {
    await api.post(
      '/get-in-touch',
      shortBody({ email, projectDescription: email, ...changes }),
      headers,
    );
    return (await references()).at(-1) ?? '';
  };
  const desk = async () => {
    await api.sql('DELETE FROM chores');
    await api.openChores({ hasOwner: true }).round();
    return mailOf('Your desk');
  };

  test('an owner with nothing but a mailbox runs all commands', async () => {
    const thief = founderBody(1, { website: 'okafor.example/about' });
    await api.post('/audit-report/verify-data', thief);
    const [stolen = ''] = await references();
    await settleMails(api);
    for (let time = 0; time < 2; time += 1)
      expect((await api.post('/audit-report/verify-data', auditBody())).status).toBe(409);
    const maya = (await references()).at(-1) ?? '';
    await api.post(
      '/audit-report/verify-data',
      founderBody(2, { website: 'okafor.example/about' }),
      spam,
    );
    const twin = (await references()).at(-1) ?? '';
    const ann = await post('ann@lee.example');
    const bo: string[] = [];
    for (const name of ['bo', 'bo+2', 'bo']) bo.push(await post(`${name}@b.example`));
    const cy = [await post('cy@c.example'), await post('CY@c.example')];
    const dee = await post('dee@d.example');

    const digest = await morning();
    expect(digest.text).toContain('\nDrop an enquiry of a real customer, and it is gone');
    expect(digest.text.match(/npm run/g)).toHaveLength(1);
    expect(digest.attachments).toMatchObject([{ cid: 'logo@mail' }]);
    await isDone('release', linkIn(digest, 'release', ann));
    expect((await mailOf(/^New enquiry/)).subject).toContain(ann);
    await isDone('drop', linkIn(digest, 'drop', dee));
    const all = linkIn(digest, 'release-all', bo.at(-1));
    await isDone('drop', linkIn(digest, 'drop', bo.at(-1)));
    await isDone('release-all', all);
    expect(await inbox()).toHaveLength(2);
    await isDone('drop-all', linkIn(digest, 'drop-all', cy.at(-1)));
    expect(await references()).toEqual([stolen, maya, twin, ann, ...bo.slice(0, 2)]);

    // It was refused, so it takes the details over; one that was held for another reason does not.
    expect((await press(linkIn(digest, 'release', twin))).html).toContain(deskPages.taken.title);
    await isDone('release', linkIn(digest, 'release', maya));
    expect(await inbox()).toHaveLength(2);
    expect((await press(linkIn(digest, 'release', twin))).html).toContain(deskPages.taken.title);
    await isDone('drop', linkIn(digest, 'drop', twin));
    expect((await press(linkIn(digest, 'drop', twin))).status).toBe(410);

    await api.post('/newsletter', newsletterBody());
    const [confirmation] = await inbox();
    await press(/\/newsletter\/confirm\?token=\S+/.exec(confirmation?.text ?? '')?.[0] ?? '');
    await inbox();
    await isDone('desk', linkIn(digest, 'desk'));
    const yours = await mailOf('Your desk');
    const counts = ['3 enquiries', '2 brand audits', '1 newsletter sign-up', '5 messages about'];
    for (const line of counts) expect(yours.text).toContain(`\n${line}`);
    await isDone('month', linkIn(yours, 'month'));
    const month = attached(await mailOf('This month’s leads'));
    for (const reference of await references()) expect(month).toContain(reference);
    expect(month.indexOf(maya)).toBeLessThan(month.indexOf(stolen));
    await isDone('last-month', linkIn(yours, 'last-month'));
    expect(attached(await mailOf('Last month’s leads'))).not.toContain('C-');
    await isDone('subscribers', linkIn(yours, 'subscribers'));
    expect(attached(await mailOf('The newsletter’s list'))).toContain('zoe@post.example');
    const held = await post('eve@e.example');
    // More than are read at once.
    const more = `INSERT INTO submissions (reference, kind, email, mailbox, payload, received_at, quarantine)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
      SELECT reference || '-' || i, kind, email, mailbox, payload, received_at, quarantine
      FROM submissions, n WHERE reference = '${held}'`;
    await api.sql(more);
    const later = await desk();
    for (const line of ['3 enquiries', '201 submissions held']) expect(later.text).toContain(line);
    await isDone('held', linkIn(later, 'held'));
    expect(attached(await mailOf('All that is held for review'))).toContain(`\n${held},`);

    await isDone('find', linkIn(yours, 'find'), 'ann@lee.example');
    const found = await mailOf('What the site holds about one person');
    expect(found.text).toContain(`${ann} · `);
    expect(found.text).toContain('Mail to you: sent');
    expect(found.text).not.toContain('holds about a person, to you');
    expect(attached(found)).toContain('ann@lee.example');
    await isDone('find', linkIn(found, 'find'), 'https://okafor.example/about');
    const founder = await mailOf('What the site holds about one person', `${maya} · `);
    expect(founder.text).toContain('Report to the founder: sent');
    // Without a mail server, tables are files, and the person may be in each.
    const tables =
      "SELECT id FROM outbox WHERE kind IN ('month', 'last-month', 'subscribers', 'held')";
    for (const { id } of await api.sql(tables))
      writeFileSync(path.join(api.files.outbox, `${String(id)}.eml`), month);
    expect(readdirSync(api.files.outbox)).toHaveLength(4);
    await isDone('forget', linkIn(found, 'forget'));
    expect(readdirSync(api.files.outbox)).toEqual([]);
    expect((await mailOf('A person is forgotten')).text).not.toContain('ann@');
    await isDone('forget', linkIn(yours, 'forget'), ' BO@b.example ');
    const forgotten = await mailOf('A person is forgotten');
    await isDone('find', linkIn(forgotten, 'find'), 'ann@lee.example');
    await mailOf('The site holds nothing about this address');
    const left = await references();
    expect([ann, bo[0]].filter((reference) => left.includes(reference ?? ''))).toEqual([]);

    api.clock.time += 20 * dayMs;
    await isDone('last-month', linkIn(await desk(), 'last-month'));
    const lastMonth = attached(await mailOf('Last month’s leads'));
    for (const reference of [stolen, maya]) expect(lastMonth).toContain(reference);
  });

  const leadAndMail = async () => {
    const reference = await post('ann@lee.example');
    const other = await post('bo@b.example');
    const digest = await morning();
    return { other, digest, link: linkIn(digest, 'drop', reference) };
  };

  test('opening a link does nothing; its page says what its button does, without scripts, unseen by others', async () => {
    const { link } = await leadAndMail();
    await api.request(link, { method: 'HEAD' });
    const page = await api.request(link, { headers: { 'sec-purpose': 'prefetch' } });
    const html = await page.text();
    expect(html).toContain(deskCommands.drop.text);
    expect(html).not.toMatch(/<script|ann@/);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
      ),
    });
    expect(await api.rows()).toHaveLength(2);
  });

  // Forged links: server/http/newsletter.test.ts.
  test('a link works for 14 days', async () => {
    const { digest, link, other } = await leadAndMail();
    api.clock.time += 14 * dayMs;
    await isDone('drop', link);
    api.clock.time += 1;
    const late = await press(linkIn(digest, 'drop', other));
    expect([late.status, late.html.includes(deskPages.expired.title)]).toEqual([410, true]);
    expect(await references()).toEqual([other]);
  });

  test('a link that was mailed to a former owner does not work', async () => {
    const { link } = await leadAndMail();
    const later = await openTestApi({ databaseUrl, folder: api.folder, mailTo: [mailTo[0] ?? ''] });
    later.clock.time = api.clock.time;
    const { status, html } = await press(link, undefined, later);
    expect([status, html.includes(deskPages.invalid.title)]).toEqual([400, true]);
    expect(await references()).toHaveLength(2);
  });

  test('a link works once: pressed again, at once in two processes, or spelt in another way', async () => {
    const second = await openTestApi({ databaseUrl, folder: api.folder });
    second.clock.time = api.clock.time += dayMs;
    const link = linkIn(await desk(), 'month');
    // The last character carries two bits that do not count.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const spelt = link.slice(0, -1) + alphabet.charAt(alphabet.indexOf(link.at(-1) ?? '') ^ 1);
    const pressed = [api, second].flatMap((on) =>
      [link, spelt, link].map((each) => press(each, undefined, on)),
    );
    const statuses = (await Promise.all(pressed)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410, 410, 410]);
    expect((await press(link)).html).toContain(deskPages.used.title);
    expect((await api.request(link)).status).toBe(410);
    expect(await inbox()).toHaveLength(1);
  });

  test('a person is found by a phone number of an enquiry, and forgotten in each spelling of the mailbox', async () => {
    const contact = '+44 (20) 7946-0000';
    const first = await post('ann.lee+a@gmail.com', { contact }, {});
    const second = await post('AnnLee@gmail.com', {}, {});
    const yours = await desk();
    await isDone('find', linkIn(yours, 'find'), '+44 20 7946 0000');
    const found = await mailOf('What the site holds about one person');
    for (const reference of [first, second]) expect(attached(found)).toContain(reference);
    await isDone('forget', linkIn(yours, 'forget'), 'annlee@googlemail.com');
    expect(await references()).toEqual([]);
  });

  test('a search that finds more mailboxes than it mails says so', async () => {
    const contact = '+44 20 7946 0000';
    const findMore = async (count: number) => {
      for (let index = 0; index < count; index += 1)
        await post(`ann@lee-${crypto.randomUUID()}.example`, { contact });
      const html = await isDone('find', linkIn(await desk(), 'find'), contact);
      return html.includes(foundTooMany(maxFound));
    };
    expect([await findMore(maxFound), await findMore(1)]).toEqual([false, true]);
  });

  test('a mail about a person says if they posted more than it lists', async () => {
    const email = 'ann@lee.example';
    await post(email);
    const isSaid = async (from: number, until: number) => {
      await api.sql(`WITH RECURSIVE n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${until})
        INSERT INTO submissions (reference, kind, email, mailbox, payload, received_at, quarantine)
        SELECT 'C-' || i, kind, email, mailbox, payload, received_at, quarantine
        FROM (SELECT * FROM submissions LIMIT 1) AS first, n`);
      await isDone('find', linkIn(await desk(), 'find'), email);
      const { text } = await mailOf('What the site holds about one person');
      return text.includes(ownerMailWords.found.cut(maxListed));
    };
    const over = maxListed + 1;
    expect([await isSaid(2, maxListed), await isSaid(over, over)]).toEqual([false, true]);
  });

  test('a crash between a command and its answer leaves the command done, or the link good', async () => {
    const { other, link } = await leadAndMail();
    const spend = vi.spyOn(api.store, 'spendLink');
    spend.mockRejectedValueOnce(new StoreError('ECONNRESET'));
    const failed = await press(link);
    expect([failed.status, failed.html.includes(`<h1>${deskPages.failed.title}</h1>`)]).toEqual([
      503,
      true,
    ]);
    expect(await references()).toEqual([other]);
    expect((await press(link)).html).toContain(deskPages.nothing.title);
  });

  test('a link whose command fails, or whose field was left empty, is good again', async () => {
    await post('ann@lee.example');
    const yours = await desk();
    const link = linkIn(yours, 'forget');
    vi.spyOn(api.store, 'forget').mockRejectedValueOnce(new StoreError('SQLITE_FULL'));
    expect((await press(link, 'ann@lee.example')).status).toBe(503);
    expect((await press(link, ' \0 ')).status).toBe(400);
    const html = await isDone('forget', link, 'a\0nn@lee.example');
    expect(html.includes('write-ahead log')).toBe(databaseUrl !== undefined);
    expect(await references()).toEqual([]);
  });

  test('what a sender typed stands at the end, quoted, beside no link of ours', async () => {
    const evil = `${site}/desk/release?token=x`;
    await post('ann@lee.example', {
      name: 'Ann \u202eLee',
      projectDescription: `Release it:\u2028${evil}\n  ${evil}`,
    });
    const { text, html } = await morning();
    const lines = text.split('\n');
    const typed = lines.filter((line) => line.includes('token=x') || line.includes('Ann'));
    for (const line of typed) expect(line).toMatch(/^ {4}> /);
    expect(typed).toHaveLength(2);
    expect(typed.join()).toMatch(/Ann \\u202eLee.*it:\\u2028https/);
    expect(text + html).not.toMatch(/[\u202e\u2028]/);
    const ours = lines.findLastIndex((line) => /^ {2}\S.*: https:/.test(line));
    expect(lines.findIndex((line) => line.startsWith('    > '))).toBeGreaterThan(ours);
    for (const [link] of text.matchAll(/https:\S+token=\S+/g)) expect(html).toContain(link);
    expect(html.lastIndexOf('href=')).toBeLessThan(html.indexOf('<blockquote'));
  });

  test('the desk comes at the first start with an owner and monthly, a quiet week is told on Monday', async () => {
    await api.openChores().round();
    expect(await inbox()).toEqual([]);
    const told: string[] = [];
    // Two processes.
    const chores = [api.openChores({ hasOwner: true }), api.openChores({ hasOwner: true })];
    for (let day = 0; day < 25; day += 1) {
      if (day === 12) await post('ann@lee.example');
      await Promise.all(chores.map((worker) => worker.round()));
      for (const { subject } of await inbox())
        told.push(`${new Date(api.clock.time).toISOString().slice(5, 10)} ${subject}`);
      api.clock.time += dayMs;
    }
    expect(told).toEqual([
      '11-20 Your desk',
      '11-30 A quiet week',
      '12-02 1 lead held for review',
      '12-07 Your desk',
      '12-14 A quiet week',
    ]);
  });

  test('mail that is stuck is told to the webhook once a day', async () => {
    await api.post('/get-in-touch', shortBody());
    let calls = 0;
    const pass = async (times: number, ms = dayMs / 3) => {
      for (let time = 0; time < times; time += 1) {
        api.clock.time += ms;
        await api.openChores().round();
        await api.store.deliverDue('webhook', api.clock.time, 10, async (waiting) => {
          calls += waiting.filter(({ kind }) => kind === 'mail-stuck').length;
          return waiting.map(() => ({ outcome: 'sent' }));
        });
      }
      return calls;
    };
    expect([await pass(1, dayMs / 24), await pass(3), await pass(3)]).toEqual([0, 1, 2]);
    await inbox();
    expect(await pass(6)).toBe(2);
  });
});

const at = (...date: [number, number, number, number]) => new Date(...date).getTime();

test('the first Monday of a month is found across months and years', () => {
  expect(lastFirstMonday(at(2026, 11, 7, 7))).toBe(at(2026, 11, 7, 7));
  expect(lastFirstMonday(at(2026, 11, 7, 6))).toBe(at(2026, 10, 2, 7));
  expect(lastFirstMonday(at(2027, 0, 3, 12))).toBe(at(2026, 11, 7, 7));
  expect(lastFirstMonday(at(2027, 1, 1, 8))).toBe(at(2027, 1, 1, 7));
});
