import { afterEach, beforeEach, expect, test } from 'vitest';
import { failureCode } from '../base/log';
import { readSmtpUrl } from '../base/smtp-settings';
import { startSmtpStub } from '../testing/smtp-stub';
import { waitFor } from '../testing/wait-for';
import { answerOf } from './transport';
import { createSmtpTransport, smtpTimeouts } from './smtp-transport';

type Stub = Awaited<ReturnType<typeof startSmtpStub>>;

let smtp: Stub;
beforeEach(async () => {
  smtp = await startSmtpStub();
});
afterEach(() => smtp.stop());

const noAnswer = () => undefined;

const mail = { from: 'web@contrio.example', to: 'ann@lee.example', text: 'Hello' };

const open = (timeouts: Partial<typeof smtpTimeouts> = {}, security = '?insecure') =>
  createSmtpTransport(readSmtpUrl(`smtp://127.0.0.1:${smtp.port}${security}`, 'contrio.example'), {
    ...smtpTimeouts,
    ...timeouts,
  });

/** Sends a mail. @returns what its failure concerns, and how to give up */
const send = (...options: Parameters<typeof open>) => {
  const { close, ...transport } = open(...options);
  const outcome = transport.send('1', mail).then(() => 'sent', transport.classifyError);
  return { close, outcome: outcome.finally(close) };
};

test.each<[string, Stub['behaviour'], string, number, Partial<typeof smtpTimeouts>?]>([
  ['takes the mail', {}, 'sent', 1],
  ['refuses the sender', { senderReply: '550 not from you' }, 'mail', 0],
  ['does not answer the sender', { senderReply: undefined }, 'transport', 0, { commands: 100 }],
  ['drops the connection after the data', { onMessage: (_, drop) => drop() }, 'unconfirmed', 1],
  ['puts the data off', { onMessage: (answer) => answer('451 later') }, 'unconfirmed', 1],
  ['refuses the data', { onMessage: (answer) => answer('550 not wanted') }, 'rejected', 1],
  ['never confirms the data', { onMessage: noAnswer }, 'unconfirmed', 1, { afterDot: 1000 }],
])('a server that %s', async (_what, behaviour, outcome, received, timeouts) => {
  Object.assign(smtp.behaviour, behaviour);
  expect(await send(timeouts).outcome).toBe(outcome);
  expect(smtp.messages).toHaveLength(received);
});

/** Sends a mail. @returns its error */
const failure = async () => {
  const { send: sendMail, close } = open();
  const error: unknown = await sendMail('1', mail).catch((thrown: unknown) => thrown);
  close();
  return error;
};

test('what the server answered is told with its codes and without its text, also when it closes at once', async () => {
  smtp.behaviour.greetsAs = 'mail.example';
  expect(answerOf(await failure())).toBe('554 5.7.1');
  smtp.behaviour.greetsAs = 'contrio.example';
  smtp.behaviour.onMessage = (answer) => answer('552 5.3.4 <ann@lee.example> sends too much');
  const refused = await failure();
  expect([failureCode(refused), answerOf(refused)]).toEqual(['EMESSAGE', '552 5.3.4']);
});

test('a stop before the confirmation counts the mail as unconfirmed', async () => {
  smtp.behaviour.onMessage = noAnswer;
  const { close, outcome } = send();
  await waitFor(() => smtp.messages[0], 'the mail');
  close();
  expect(await outcome).toBe('unconfirmed');
});

test('sends nothing unencrypted unless that is allowed, and nothing to a server that is down', async () => {
  expect(await send({}, '').outcome).toBe('transport');
  expect(smtp.messages).toEqual([]);
  await smtp.stop();
  expect(await send().outcome).toBe('transport');
});
