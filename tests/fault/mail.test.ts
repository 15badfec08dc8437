import { leaseMs } from '../../server/store/outbox';
import { databases } from '../../server/testing/databases';
import { startSmtpStub } from '../../server/testing/smtp-stub';
import { waitUntil } from '../../server/testing/wait-for';
import { createClient, mapLimit, tally } from './client';
import { newEnquiry, send } from './enquiries';
import { count, shortOnSqlite, testRow } from './row';

const deliveryMs = 90_000;

const messageIds = (messages: readonly string[]) =>
  messages.map((message) => /^Message-ID: *(\S+)/im.exec(message)?.[1] ?? 'none');

/** Of one kind, which sends one mail. */
const enquiriesOf = (length: number) => Array.from({ length }, () => newEnquiry());

testRow(
  'mail server down and back, then the site killed between sending a mail and recording it: 0 lost, at most 1 duplicate per crash, same Message-ID',
  shortOnSqlite,
  async (context) => {
    // On a shared database the claims of a dead process end with their lease. Each crash waits for it: only two.
    const crashes = context.isPostgres ? 2 : count(10, 1);
    const longestMs = context.isPostgres ? leaseMs + deliveryMs : deliveryMs;
    const sink = await startSmtpStub();
    await sink.stop();
    const smtp = { SMTP_URL: `smtp://127.0.0.1:${sink.port}?insecure` };
    const client = createClient(20);
    let server = await context.start(smtp);
    const waiting = count(500, 30);
    const statuses = await mapLimit(20, enquiriesOf(waiting), (each) =>
      send(client, server.url, each),
    );
    const queued = await context.waitingMails();
    await sink.start();
    const isEmptied = () => waitUntil(async () => (await context.waitingMails()) === 0, longestMs);
    await isEmptied();
    const held = messageIds(sink.messages);
    let most = 0;
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
      for (const enquiry of enquiriesOf(5)) await send(client, server.url, enquiry);
      await dies;
      server = await context.start(smtp);
      await isEmptied();
      const ids = messageIds(sink.messages.slice(before));
      most = Math.max(most, ids.length - new Set(ids).size);
    }
    client.close();
    const left = await context.waitingMails();
    const rows = await context.countRows('FROM submissions');
    await server.end('SIGTERM');
    await sink.stop();
    const distinct = new Set(messageIds(sink.messages)).size;
    return {
      figure: `down: ${tally(statuses.map(String))}, ${queued} queued, then ${held.length} mails with ${new Set(held).size} ids; ${crashes} crashes, ${rows} enquiries, ${distinct} Message-IDs, at most ${most} duplicated per crash, ${left} waiting`,
      isReached:
        statuses.every((status) => status === 200) &&
        queued === waiting &&
        held.length === waiting &&
        new Set(held).size === waiting &&
        left === 0 &&
        rows === distinct &&
        most <= 1 &&
        !held.includes('none'),
    };
  },
);

testRow(
  'several site processes on one database: every mail sent exactly once',
  databases,
  async (context) => {
    const sink = await startSmtpStub();
    const smtp = { SMTP_URL: `smtp://127.0.0.1:${sink.port}?insecure` };
    const processes = count(3, 2);
    const servers = await mapLimit(1, Array.from({ length: processes }), () => context.start(smtp));
    const client = createClient(30);
    const enquiries = enquiriesOf(count(1500, 60));
    await mapLimit(30, enquiries, (enquiry, index) =>
      send(client, servers[index % processes]?.url ?? '', enquiry),
    );
    client.close();
    const isEmptied = await waitUntil(async () => (await context.waitingMails()) === 0, deliveryMs);
    await sink.stop();
    const ids = messageIds(sink.messages);
    const distinct = new Set(ids).size;
    return {
      figure: `${enquiries.length} enquiries, ${ids.length} mails, ${ids.length - distinct} duplicated, ${enquiries.length - distinct} lost`,
      isReached: isEmptied && ids.length === enquiries.length && distinct === ids.length,
    };
  },
);
