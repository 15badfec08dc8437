import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { drainMails } from '../testing/drain-mails';
import { openTestApi, type TestApi } from '../testing/test-api';

const spam = { [antiSpamHeaders.honeypot]: 'x' };
const fast = { [antiSpamHeaders.fill]: '1' };
type Headers = Readonly<Record<string, string>>;

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({ databaseUrl: await createDatabase() });
  });
  afterEach(() => api.close());

  /** Posts that look like a machine's, each with its own words unless they are given. */
  const post = async (email: string, headers: Headers = spam, words = `${email} wants a film.`) => {
    api.clock.time += 1000;
    const projectDescription = `${words} `.repeat(40);
    await api.post('/get-in-touch', shortBody({ email, projectDescription }), headers);
  };
  const digest = async () => {
    const [taken] = await drainMails(api);
    const { text = '', html = '', subject = '' } = taken?.mail ?? {};
    const lines = text.split('\n').filter((line) => line.startsWith('C-'));
    const mailboxes = [...text.matchAll(/^ {4}> (\S+@\S+)$/gm)].map(([, email]) => email);
    return { text, html, subject, lines, mailboxes };
  };

  test('lists a flood from one mailbox in one line, however it is spelt', async () => {
    await post('first@lee.example');
    for (let index = 0; index < 100; index += 1) await post(`flood+${index}@World.example`);
    await post('second@lee.example');
    for (let index = 0; index < 99; index += 1) await post('flood@world.example');
    await post('third@lee.example');
    await api.queueDigest();
    const { text, html, subject, lines, mailboxes } = await digest();
    expect(subject).toBe('202 leads held for review');
    expect(mailboxes).toEqual([
      'third@lee.example',
      'flood@world.example',
      'second@lee.example',
      'first@lee.example',
    ]);
    expect(lines[1]).toContain('199 times');
    expect(text.length + html.length).toBeLessThan(50_000);
  });

  test('a flood hides nobody: the same words are one line, and each reason has its turn', async () => {
    await post('fast@lee.example', fast);
    await post('filled@lee.example');
    for (let index = 0; index < 60; index += 1)
      await post(`same${index}@world.example`, spam, 'Buy now.');
    for (let index = 0; index < 60; index += 1) await post(`fast${index}@world.example`, fast);
    await post('spam@world.example', spam);
    await post('spam@world.example', fast);
    await api.queueDigest();
    const { lines, mailboxes, text } = await digest();
    // Of the flood that is less suspicious the oldest is left out, and nobody of the other reason.
    expect(lines).toHaveLength(50);
    expect(mailboxes.slice(0, 2)).toEqual(['spam@world.example', 'fast59@world.example']);
    expect(mailboxes.slice(-2)).toEqual(['same59@world.example', 'filled@lee.example']);
    expect(lines.at(-2)).toContain('60 times · and 59 other addresses with the same words');
    expect(lines[0]).toMatch(/within 2\.5 seconds · 2 times$/);
    expect(text).toContain('And 14 more.\n  All that is held for review: https://');
  });

  test('lists at most fifty senders, and ten after it was refused', async () => {
    for (let index = 0; index < 63; index += 1) await post(`p${index}@world.example`);
    await api.queueDigest();
    const refuse = (waiting: readonly unknown[]) =>
      Promise.resolve(waiting.map(() => ({ outcome: 'failed', retryAt: api.clock.time }) as const));
    const whole = await digest();
    expect(whole.lines).toHaveLength(50);
    expect(whole.text).toContain('And 13 more.');
    api.clock.time += 86_400_000;
    for (let index = 0; index < 63; index += 1) await post(`q${index}@world.example`);
    await api.queueDigest();
    await api.store.deliverDue('mail', api.clock.time, 1, refuse);
    const smaller = await digest();
    expect(smaller.lines).toHaveLength(10);
    expect(smaller.text).toContain('And 53 more.');
    expect(smaller.text.length).toBeLessThan(whole.text.length / 3);
  });
});
