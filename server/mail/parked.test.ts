import { afterEach, beforeEach, expect, test } from 'vitest';
import { newsletterBody } from '../testing/bodies';
import { startSmtpStub } from '../testing/smtp-stub';
import { openTestApi, type TestApi } from '../testing/test-api';
import { waitFor } from '../testing/wait-for';
import { startOutbox } from '../testing/start-outbox';
import type { RunningWorker } from '../worker';
import { createSmtpTransport } from './smtp-transport';
import { readSmtpUrl } from './smtp-url';

let api: TestApi;
let outbox: RunningWorker;
let smtp: Awaited<ReturnType<typeof startSmtpStub>>;
beforeEach(async () => {
  api = await openTestApi();
  smtp = await startSmtpStub();
});
afterEach(async () => {
  await outbox.stop();
  await smtp.stop();
  await api.close();
});

const parked = () => api.logged.filter(([, event]) => event === 'mail-parked');

const start = () => {
  outbox = startOutbox({
    store: api.store,
    transport: createSmtpTransport(readSmtpUrl(`smtp://127.0.0.1:${smtp.port}?insecure`)),
    log: (...line) => void api.logged.push(line),
    now: () => api.clock.time,
    mayDeliver: () => true,
  });
};

const attempts = () => api.logged.filter(([level]) => level === 'error').length;

const refusedUntilParked = async () => {
  for (let count = 1; count <= 30; count += 1) {
    await waitFor(() => attempts() === count || undefined, `refusal ${count}`);
    // Wake it only after the outcome is recorded.
    await waitFor(
      async () => ((await api.store.nextDueAt('mail')) ?? Infinity) > api.clock.time || undefined,
      'a later retry',
    );
    api.clock.time += 3_600_000;
    outbox.wake();
  }
};

test('a mail that is refused thirty times is parked, and retried after the next start', async () => {
  smtp.behaviour.onSender = '550 not from you';
  await api.post('/newsletter', newsletterBody());
  start();
  await refusedUntilParked();
  expect(parked()).toHaveLength(1);
  expect(await api.store.nextDueAt('mail')).toBeUndefined();

  await outbox.stop();
  smtp.behaviour.onSender = '250 ok';
  start();
  await waitFor(() => smtp.messages[0], 'the mail');
  await waitFor(
    async () => (await api.store.nextDueAt('mail')) === undefined || undefined,
    'the end',
  );

  // Another start does not send it again.
  await outbox.stop();
  start();
  await api.post('/newsletter', newsletterBody({ email: 'next@post.example' }));
  await waitFor(() => smtp.messages[1], 'the next mail');
  expect(smtp.messages).toHaveLength(2);
  expect(smtp.messages[1]).toContain('next@post.example');
});

test('a mail to an address that no header can carry is parked at once, and no start retries it', async () => {
  await api.post('/newsletter', newsletterBody({ email: 'jürgen@post.example' }));
  for (let starts = 0; starts < 2; starts += 1) {
    start();
    await waitFor(() => parked()[0], 'the mail to be parked');
    await waitFor(
      async () => (await api.store.nextDueAt('mail')) === undefined || undefined,
      'the end',
    );
    await outbox.stop();
  }
  expect(attempts()).toBe(1);
});
