import { expect, test } from 'vitest';
import { leaseMs } from '../../server/store/outbox';
import { startSmtpStub } from '../../server/testing/smtp-stub';
import { waitUntil } from '../../server/testing/wait-for';
import { createClient, mapLimit, tally } from './client';
import { newEnquiry, send } from './enquiries';
import { count, shortOnSqlite, inContext } from './row';

const deliveryMs = 90_000;

test.for(shortOnSqlite)(
  'mail server down, then the site killed as it sends: 0 lost, 1 duplicate at most ($name)',
  inContext(async (context) => {
    // On a shared database the claims of a dead process end with their lease. Each crash waits for it: only two.
    const crashes = context.isPostgres ? 2 : count(10, 1);
    const longestMs = context.isPostgres ? leaseMs + deliveryMs : deliveryMs;
    const sink = await startSmtpStub();
    const idsSince = (first: number) =>
      sink.messages
        .slice(first)
        .map((message) => /^Message-ID: *(\S+)/im.exec(message)?.[1] ?? 'none');
    await sink.stop();
    const smtp = { SMTP_URL: `smtp://127.0.0.1:${sink.port}?insecure` };
    const client = createClient(20);
    let server = await context.start(smtp);
    /** Of one kind, which sends one mail. */
    const post = (enquiries: number) =>
      mapLimit(20, Array.from({ length: enquiries }), () => send(client, server.url, newEnquiry()));
    const waiting = count(500, 30);
    expect(tally(await post(waiting))).toEqual({ 200: waiting });
    expect(await context.waitingMails()).toBe(waiting);
    await sink.start();
    const untilSent = () => waitUntil(async () => (await context.waitingMails()) === 0, longestMs);
    expect(await untilSent()).toBe(true);
    expect(idsSince(0)).toHaveLength(waiting);
    for (let crash = 0; crash < crashes; crash += 1) {
      const before = sink.messages.length;
      const dies = new Promise<number | null>((resolve) => {
        // The sink accepts the mail and the process dies: before the reply or just after it, in turn.
        sink.behaviour.onMessage = (answer) => {
          if (sink.messages.length < before + 3) return answer();
          sink.behaviour.onMessage = undefined;
          if (crash % 2 === 1) answer();
          resolve(server.end('SIGKILL'));
        };
      });
      await post(5);
      await dies;
      server = await context.start(smtp);
      expect(await untilSent()).toBe(true);
      const ids = idsSince(before);
      expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(1);
    }
    client.close();
    await server.end('SIGTERM');
    await sink.stop();
    const distinct = new Set(idsSince(0));
    expect(distinct.has('none')).toBe(false);
    expect(distinct.size).toBe(await context.countRows('FROM submissions'));
  }),
);
