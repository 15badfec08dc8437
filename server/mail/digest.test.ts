import { beforeEach, describe, expect, test } from 'vitest';
import { submissionHeaders } from '@/lib/submission-headers';
import { lastMorning } from '../jobs/chores';
import { auditBody, detailedBody, shortBody, spam } from '../testing/bodies';
import { databases } from '../testing/databases';
import { drainMails, settleMails } from '../testing/open-outbox';
import { openTestApi, type TestApi } from '../testing/test-api';

const fast = { [submissionHeaders.fillTime]: '1' };

const dayMs = 86_400_000;

const at = (hour: number, minute: number) => new Date(2026, 10, 20, hour, minute).getTime();

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

  const referenceOf = async (index: number) => (await api.rows()).at(index)?.reference ?? '';

  /** Posts that look like a machine's, each with its own words unless they are given. */
  const post = async (email: string, headers = spam, words = `${email} wants a film.`) => {
    api.clock.time += 1000;
    const projectDescription = `${words} `.repeat(40);
    await api.post('/get-in-touch', shortBody({ email, projectDescription }), headers);
  };
  const postMany = async (count: number, name: string, headers = spam, words?: string) => {
    for (let index = 0; index < count; index += 1)
      await post(`${name}${index}@world.example`, headers, words);
  };
  /** @returns the number of digests that are due, and what the first lists */
  const takeDigest = async () => {
    const digests = await drainMails(api, 'digest');
    const { text = '', html = '', subject = '' } = digests[0] ?? {};
    const lines = text.split('\n').filter((line) => line.startsWith('C-'));
    const mailboxes = [...text.matchAll(/^ {4}> (\S+@\S+)$/gm)].map(([, email]) => email);
    return { count: digests.length, text, html, subject, lines, mailboxes };
  };
  /** The next morning of two processes. */
  const morning = async () => {
    api.clock.time += dayMs;
    await Promise.all([api.queueDigest(), api.queueDigest()]);
    return takeDigest();
  };

  test('one of two processes reports each quarantined post and each stuck mail once, and nothing else', async () => {
    await api.post('/get-in-touch', shortBody());
    expect(await settleMails(api)).toEqual(['notification']);
    expect((await morning()).count).toBe(0);
    await post('held@lee.example');
    await api.post('/get-in-touch', shortBody());
    await settleMails(api, { outcome: 'parked', at: api.clock.time });
    const { count, subject, lines } = await morning();
    expect([count, subject]).toEqual([1, '1 lead held for review, 1 message stuck']);
    expect(lines.map((line) => line.split(' · ')[0])).toEqual([
      await referenceOf(1),
      await referenceOf(2),
    ]);
    expect((await morning()).count).toBe(0);
    await post('again@lee.example');
    await api.queueDigest();
    expect(await settleMails(api)).toEqual([]);
    expect((await morning()).mailboxes).toEqual(['again@lee.example']);
  });

  test('names a stuck mail to the owner, too, and each once more when it is given up', async () => {
    await api.openChores({ hasOwner: true }).round();
    await api.post('/get-in-touch', shortBody());
    const since = api.clock.time;
    await settleMails(api, { outcome: 'parked', at: since, retryAt: since + 1.5 * dayMs });
    const stuck = async () => {
      const { text, subject } = await morning();
      return [subject, ...text.split('\n').filter((line) => / UTC · /.test(line))];
    };
    const lines = [
      `${await referenceOf(0)} · 2026-11-20 12:00 UTC · Mail to you`,
      '2026-11-20 12:00 UTC · Your desk, to you',
    ].map((line) => expect.stringMatching(`^${line} · [^·]+$`));
    const [subject, ...first] = await stuck();
    expect(subject).toMatch(/^2 messages stuck/);
    expect(first.toSorted().toReversed()).toEqual(lines);
    api.clock.time += dayMs / 2;
    const parked = async () => (await api.store.readDeskCounts(0)).parked;
    expect(await parked()).toBe(2);
    await settleMails(api, { outcome: 'parked', at: since });
    expect(await parked()).toBe(0);
    expect((await morning()).text).toMatch(/(?:.* · given up\n){2}/);
    expect((await morning()).count).toBe(0);
  });

  test('gives each parked mail the reason that is true for it', async () => {
    const attempts = [
      [1, 0, 'has an address that no mail can be sent to'],
      [30, 0, 'was refused 30 times'],
      [5, 4, 'was handed over whole and not confirmed, 5 times: a copy may have arrived'],
      [3, 2, 'was handed over whole and refused, 3 times'],
    ] as const;
    for (const [index, [all, unconfirmed]] of attempts.entries()) {
      await api.post('/get-in-touch', shortBody());
      const id = (await api.rows()).at(-1)?.id ?? 0;
      await api.sql(`UPDATE outbox SET attempts = ${all}, unconfirmed = ${unconfirmed},
        parked_at = ${index} WHERE submission_id = ${id}`);
    }
    const { lines } = await morning();
    expect(lines.map((line) => line.split(' · ').at(-1))).toEqual(
      attempts.map(([, , reason]) => reason),
    );
  });

  test('a released audit gets its mails once, leaves the digest and is its person’s free one', async () => {
    await api.post('/audit-report/verify-data', auditBody(), spam);
    const reference = await referenceOf(0);
    // At once, as by several processes.
    const told = await Promise.all(
      Array.from({ length: 6 }, () => api.leads('release', reference)),
    );
    expect(told.filter((said) => said.startsWith('Released'))).toHaveLength(1);
    expect(await settleMails(api)).toEqual(['audit-report', 'notification']);
    expect((await morning()).count).toBe(0);
    expect((await api.post('/audit-report/verify-data', auditBody())).status).toBe(409);
  });

  test('a released lead with the newsletter box ticked is asked to confirm, once', async () => {
    await api.post('/contact-us', detailedBody({ subscribeToNewsletter: true }), spam);
    const reference = await referenceOf(0);
    await api.queueDigest();
    await api.leads('release', reference);
    // The third is the digest.
    const mails = await drainMails(api);
    expect(mails).toHaveLength(3);
    await api.leads('release', reference);
    expect(await settleMails(api)).toEqual([]);
    expect(mails.map(({ text }) => text).join()).toContain('has been released or forgotten since');
    expect((await api.rows()).map(({ kind }) => kind)).toEqual(['detailed', 'newsletter']);
  });

  test('a flood from one mailbox is one line, however it is spelt', async () => {
    await post('first@lee.example');
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => post(`flood+${index}@World.example`)),
    );
    await post('second@lee.example');
    await Promise.all(Array.from({ length: 29 }, () => post('flood@world.example')));
    await post('third@lee.example');
    const { text, html, subject, lines, mailboxes } = await morning();
    expect(subject).toBe('62 leads held for review');
    expect(mailboxes).toEqual([
      'third@lee.example',
      'flood@world.example',
      'second@lee.example',
      'first@lee.example',
    ]);
    // Read in two pages.
    expect(lines[1]).toContain('59 times');
    expect(text.length + html.length).toBeLessThan(50_000);
  });

  test('a flood hides nobody: the same words are one line, and each reason has its turn', async () => {
    await post('fast@lee.example', fast);
    await post('filled@lee.example');
    await postMany(5, 'same', spam, 'Buy now.');
    await postMany(50, 'fast', fast);
    await post('spam@world.example', spam);
    await post('spam@world.example', fast);
    const { lines, mailboxes, text } = await morning();
    // Of the flood that is less suspicious the oldest is left out, and nobody of the other reason.
    expect(lines).toHaveLength(50);
    expect(mailboxes.slice(0, 2)).toEqual(['spam@world.example', 'fast49@world.example']);
    expect(mailboxes.slice(-2)).toEqual(['same4@world.example', 'filled@lee.example']);
    expect(lines.at(-2)).toContain('5 times · and 4 other addresses with the same words');
    expect(lines[0]).toMatch(/within 2\.5 seconds · 2 times$/);
    expect(text).toContain('And 4 more.\n  All that is held for review: https://');
  });

  test('a digest that was refused lists ten senders and ten stuck mails instead of fifty', async () => {
    await postMany(12, 'p');
    await postMany(13, 'q', {});
    await settleMails(api, { outcome: 'parked', at: api.clock.time });
    await api.queueDigest();
    await settleMails(api, { outcome: 'failed', retryAt: api.clock.time });
    const { lines, text, subject } = await takeDigest();
    expect([subject, lines.length]).toEqual(['12 leads held for review, 13 messages stuck', 20]);
    expect(text).toMatch(/And 2 more\.[^]*And 3 more\./);
  });
});
