import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsletterBody } from '../testing/bodies';
import { databases } from '../testing/databases';
import { startOutbox } from '../testing/start-outbox';
import { startSmtpStub } from '../testing/smtp-stub';
import { openTestApi, type TestApi } from '../testing/test-api';
import { waitFor } from '../testing/wait-for';
import type { RunningWorker } from '../worker';
import { createSmtpTransport, smtpTimeouts } from './smtp-transport';
import { readSmtpUrl } from './smtp-url';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe.each(databases)('unconfirmed mail on $name', ({ createDatabase }) => {
  let api: TestApi;
  let outbox: RunningWorker;
  let smtp: Awaited<ReturnType<typeof startSmtpStub>>;
  beforeEach(async () => {
    api = await openTestApi({ databaseUrl: await createDatabase() });
    smtp = await startSmtpStub();
  });
  afterEach(async () => {
    await outbox.stop();
    await smtp.stop();
    await api.close();
  });

  const start = (timeouts: Partial<typeof smtpTimeouts> = {}) => {
    const settings = readSmtpUrl(`smtp://127.0.0.1:${smtp.port}?insecure`);
    outbox = startOutbox({
      store: api.store,
      transport: createSmtpTransport(settings, { ...smtpTimeouts, ...timeouts }),
      log: (...line) => void api.logged.push(line),
      now: () => api.clock.time,
      mayDeliver: () => true,
      slowMs: 50,
    });
  };
  const signUp = (name: string) =>
    api.post('/newsletter', newsletterBody({ email: `${name}@post.example` }));
  const copiesTo = (name: string) =>
    smtp.messages.filter((message) => message.includes(`To: ${name}@post.example`)).length;
  const logged = (event: string) => api.logged.filter(([, each]) => each === event).length;
  /** Waits until nothing is due now. */
  const settled = () =>
    waitFor(async () => {
      const next = await api.store.nextDueAt('mail');
      return next === undefined || next > api.clock.time || undefined;
    }, 'all due mail to be tried');

  test('a slow confirmation leaves one copy and does not delay other mail', async () => {
    let confirmFirst: (() => void) | undefined;
    smtp.behaviour.onMessage = (answer, _drop, message) => {
      if (message.includes('To: slow@')) confirmFirst = answer;
      else answer();
    };
    await signUp('slow');
    start();
    await waitFor(() => confirmFirst, 'the slow mail');
    await signUp('next');
    await signUp('last');
    outbox.wake();
    const others = () => copiesTo('next') * copiesTo('last') > 0 || undefined;
    await waitFor(others, 'the others');
    expect(['slow', 'next', 'last'].map(copiesTo)).toEqual([1, 1, 1]);
    confirmFirst?.();
    await waitFor(
      async () => (await api.store.nextDueAt('mail')) === undefined || undefined,
      'all',
    );
    expect(copiesTo('slow')).toBe(1);
    expect(api.logged.filter(([level]) => level === 'error')).toEqual([]);
  });

  test.each([
    ['drops it', 5, 'unconfirmed', (_answer: (line: string) => void, drop: () => void) => drop()],
    ['puts it off', 5, 'unconfirmed', (answer: (line: string) => void) => answer('451 later')],
    ['refuses it', 3, 'refused', (answer: (line: string) => void) => answer('550 not wanted')],
  ] as const)(
    'a server that %s after the data gets at most three copies a day; the mail is parked after %i',
    async (_how, failures, event, treat) => {
      const copiesAt: number[] = [];
      smtp.behaviour.onMessage = (answer, drop, message) => {
        if (!message.includes('To: poor@')) return answer();
        copiesAt.push(api.clock.time);
        treat(answer, drop);
      };
      await signUp('poor');
      start();
      const live = async (hours: number) => {
        for (const end = api.clock.time + hours * hourMs; api.clock.time < end;) {
          await settled();
          api.clock.time += 15 * minuteMs;
          outbox.wake();
        }
        await settled();
      };
      await live(72);
      expect(copiesAt).toHaveLength(failures);
      expect(logged(`mail-${event}`)).toBe(failures - 1);
      expect(logged('mail-parked')).toBe(1);
      await signUp('rich');
      outbox.wake();
      await waitFor(() => copiesTo('rich') || undefined, 'another mail');
      // Every start unparks it.
      await outbox.stop();
      start();
      await live(12);
      await outbox.stop();
      start();
      await live(40);
      const inADay = copiesAt.map(
        (from) => copiesAt.filter((at) => at >= from && at < from + 24 * hourMs).length,
      );
      expect(copiesAt.length).toBeGreaterThan(failures);
      expect(Math.max(...inADay)).toBeLessThanOrEqual(3);
    },
    40_000,
  );

  test('each stage has its own time-out; only the one after the final dot counts as unconfirmed', async () => {
    smtp.behaviour.onMessage = () => undefined;
    await signUp('mute');
    start({ afterDot: 100 });
    await waitFor(() => logged('mail-unconfirmed') || undefined, 'the time-out');
    await settled();
    expect((await api.store.nextDueAt('mail')) ?? 0).toBe(api.clock.time + 15 * minuteMs);
    await outbox.stop();
    smtp.behaviour.onSender = undefined;
    await signUp('mute-before');
    start({ commands: 100 });
    await waitFor(() => logged('mail-transport-failed') || undefined, 'the transport to fail');
    expect(smtp.messages).toHaveLength(1);
  });

  test('a stop before the confirmation counts the mail as unconfirmed', async () => {
    smtp.behaviour.onMessage = () => undefined;
    await signUp('held');
    start();
    await waitFor(() => smtp.messages[0], 'the mail');
    await outbox.stop();
    expect(await api.store.nextDueAt('mail')).toBe(api.clock.time + 15 * minuteMs);
  });
});
