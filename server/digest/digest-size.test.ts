import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { shortBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { drainMails } from '../testing/drain-mails';
import { openTestApi, type TestApi } from '../testing/test-api';

const spam = { [antiSpamHeaders.honeypot]: 'x' };
const projectDescription = 'a film '.repeat(700);

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({ databaseUrl: await createDatabase() });
  });
  afterEach(() => api.close());

  const post = async (email: string) => {
    api.clock.time += 1000;
    await api.post('/get-in-touch', shortBody({ email, projectDescription }), spam);
  };
  const digest = async () => {
    const [taken] = await drainMails(api);
    const { text = '', html = '', subject = '' } = taken?.mail ?? {};
    const lines = text.split('\n').filter((line) => line.startsWith('C-'));
    return { text, html, subject, lines };
  };

  test('lists a flood from one address in one line', async () => {
    await post('first@lee.example');
    for (let index = 0; index < 100; index += 1) await post('flood@world.example');
    await post('second@lee.example');
    for (let index = 0; index < 99; index += 1) await post('flood@world.example');
    await post('third@lee.example');
    await api.queueDigest();
    const { text, html, subject, lines } = await digest();
    expect(subject).toBe('202 leads held for review');
    expect(lines.map((line) => /\S+@\S+/.exec(line)?.[0])).toEqual([
      'third@lee.example',
      'flood@world.example',
      'second@lee.example',
      'first@lee.example',
    ]);
    expect(lines[1]).toContain('(199 times)');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(200);
    expect(text.length + html.length).toBeLessThan(50_000);
  });

  test('lists at most fifty addresses, and ten after it was refused', async () => {
    for (let index = 0; index < 63; index += 1) await post(`p${index}@world.example`);
    await api.queueDigest();
    const refuse = (waiting: readonly unknown[]) =>
      Promise.resolve(waiting.map(() => ({ outcome: 'failed', retryAt: api.clock.time }) as const));
    const whole = await digest();
    expect(whole.lines).toHaveLength(50);
    expect(whole.text).toContain('And 13 more: npm run leads -- list --held-for-review');
    api.clock.time += 86_400_000;
    for (let index = 0; index < 63; index += 1) await post(`q${index}@world.example`);
    await api.queueDigest();
    await api.store.deliverDue('mail', api.clock.time, 1, refuse);
    const smaller = await digest();
    expect(smaller.lines).toHaveLength(10);
    expect(smaller.text).toContain('And 53 more: ');
    expect(smaller.text.length).toBeLessThan(whole.text.length / 3);
  });
});
