import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shortBody } from './testing/bodies';
import { databases, postgres } from './testing/databases';
import { listen } from './testing/listen';
import { startSmtpStub } from './testing/smtp-stub';
import { fakeSite, type Running, startServer } from './testing/spawn';
import { temporaryFolder } from './testing/temporary-folder';
import { waitFor } from './testing/wait-for';

const maxMs = 5000;

/** Starts a TCP server on loopback; `stop` also closes its connections. */
const serve = async (onSocket: (socket: Socket) => void) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    onSocket(socket);
  });
  const port = await listen(server);
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port, sockets, stop };
};

/** Relays connections to a database until `freeze` drops all further data. */
const relayTo = async (url: string) => {
  const relayed = new URL(url);
  const target = { port: Number(relayed.port), host: relayed.hostname };
  let isFrozen = false;
  const { port, stop } = await serve((socket) => {
    const onward = connect(target);
    onward.on('error', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    socket.on('data', (chunk) => isFrozen || onward.write(chunk));
    onward.on('data', (chunk) => isFrozen || socket.write(chunk));
  });
  relayed.port = String(port);
  const freeze = () => {
    isFrozen = true;
  };
  return { url: relayed.href, stop, freeze };
};

let folder: string;
let server: Running | undefined;
beforeEach(() => {
  folder = temporaryFolder();
  fakeSite(folder);
});
afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const start = async (environment: Readonly<Record<string, string>>) => {
  server = await startServer(folder, environment);
  return server;
};

const post = ({ url }: Running) =>
  fetch(`${url}/api/get-in-touch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(shortBody()),
  });

const expectStop = async ({ end }: Running) => {
  const begin = performance.now();
  const code = await end('SIGTERM');
  expect([code, performance.now() - begin < maxMs]).toEqual([0, true]);
};

describe.each(databases)(
  'on SIGTERM with $name it exits with 0 within five seconds',
  ({ createDatabase }) => {
    const database = async () => ({ DATABASE_URL: (await createDatabase()) ?? '' });

    test('while the mail server does not confirm a mail', async () => {
      const smtp = await startSmtpStub();
      smtp.behaviour.onMessage = () => undefined;
      const running = await start({
        ...(await database()),
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}?insecure`,
      });
      expect((await post(running)).status).toBe(200);
      await waitFor(() => smtp.messages[0], 'the mail');
      await expectStop(running);
      await smtp.stop();
    });

    test('while mail server and webhook accept connections but do not answer', async () => {
      const mute = await serve(() => undefined);
      const running = await start({
        ...(await database()),
        SMTP_URL: `smtp://127.0.0.1:${mute.port}?insecure`,
        LEAD_WEBHOOK_URL: `http://127.0.0.1:${mute.port}/`,
        LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
      });
      expect((await post(running)).status).toBe(200);
      await waitFor(() => mute.sockets.size > 1 || undefined, 'both calls');
      await expectStop(running);
      mute.stop();
    });
  },
);

test.skipIf(postgres === undefined)('it does so while the database does not answer', async () => {
  const relay = await relayTo((await postgres?.createDatabase()) ?? '');
  const running = await start({ DATABASE_URL: relay.url });
  expect((await post(running)).status).toBe(200);
  relay.freeze();
  const late = post(running).catch(() => undefined);
  await expectStop(running);
  await late;
  relay.stop();
});
