import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { release } from './acts/leads';
import { readConfig } from './config';
import { openDataDir } from './data-dir';
import { openBackend } from './service';
import { openStorage } from './store/open';
import { detailedBody, postOf, shortBody } from './testing/bodies';
import { databases } from './testing/databases';
import { listen } from './testing/listen';
import { type MailPart, readMail } from './testing/read-mail';
import { startSmtpStub } from './testing/smtp-stub';
import { fakeSite } from './testing/spawn';
import { temporaryFolder } from './testing/temporary-folder';
import type { RunningWorker, Worker } from './worker';

const hourMs = 3_600_000;

/** A manual clock and the workers that run on it, an hour at a time. */
const createTimetable = () => {
  let time = Date.now();
  const due = new Map<Worker, number>();
  const settle = async () => {
    for (;;) {
      const [worker] = [...due].find(([, at]) => at <= time) ?? [];
      if (worker === undefined) return;
      const { ms } = await worker.round();
      // A worker stopped during its round stays stopped.
      if (due.has(worker)) due.set(worker, time + ms);
    }
  };
  return {
    now: () => time,
    startWorker: (worker: Worker): RunningWorker => {
      due.set(worker, time);
      return {
        wake: () => {
          worker.onWake?.();
          if (due.has(worker)) due.set(worker, time);
        },
        stop: async () => {
          due.delete(worker);
          await worker.close?.();
        },
      };
    },
    advance: async (hours: number) => {
      for (const end = time + hours * hourMs; time < end; time += hourMs) await settle();
    },
  };
};

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

interface Hook {
  id: string;
  type: string;
  data: { reference?: string };
}

/** A receiver of webhooks that keeps those that are signed, and can be out of order. */
const startReceiver = async () => {
  const receiver = { isBroken: false, refused: 0, hooks: new Array<Hook>() };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const id = String(request.headers['webhook-id']);
    // The timestamp is of the manual clock: the signature alone is verified.
    const at = new Date(Number(request.headers['webhook-timestamp']) * 1000);
    const isSigned =
      new Webhook(secret).sign(id, at, body) === request.headers['webhook-signature'];
    if (receiver.isBroken) receiver.refused += 1;
    else if (isSigned) receiver.hooks.push({ ...JSON.parse(body), id });
    response.writeHead(receiver.isBroken ? 500 : 204).end();
  });
  const url = `http://127.0.0.1:${await listen(server)}/leads`;
  return Object.assign(receiver, { url, stop: () => void server.close() });
};

const textOf = ({ headers, content, parts }: MailPart): string =>
  headers['content-type']?.startsWith('text/plain')
    ? content.toString()
    : parts.map(textOf).join('');

test.each(databases)(
  'in a week on $name with daily deploys, a day without the webhook and one without the mail server, each lead is mailed and sent on once, each quarantined one told once',
  async ({ createDatabase }) => {
    const folder = temporaryFolder();
    const [sink, receiver] = await Promise.all([startSmtpStub(), startReceiver()]);
    const timetable = createTimetable();
    const files = openDataDir(`${folder}/data`);
    const config = readConfig({
      DATABASE_URL: (await createDatabase()) ?? '',
      DATA_DIR: `${folder}/data`,
      DIST_DIR: fakeSite(folder),
      SMTP_URL: `smtp://127.0.0.1:${sink.port}?insecure`,
      RATE_LIMIT: 'off',
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: secret,
      VITE_SITE_URL: 'https://site.example',
    });
    const deploy = () => openBackend(config, () => undefined, timetable);
    let site = await deploy();
    const post = async (url: string, ...content: Parameters<typeof postOf>) => {
      const answer = await site.api.request(`/api${url}`, postOf(...content), {});
      expect(answer.status).toBe(200);
      const { reference }: { reference: string } = await answer.json();
      return reference;
    };
    const leads: string[] = [];
    const spam: string[] = [];
    const visit = async (name: string) => {
      const key = { [antiSpamHeaders.idempotencyKey]: randomUUID() };
      const body = shortBody({ name: `Ann ${name}` });
      leads.push(await post('/get-in-touch', body, key));
      // A repeated post with the same key is the same lead.
      expect(await post('/get-in-touch', body, key)).toBe(leads.at(-1));
      leads.push(await post('/contact-us', detailedBody()));
      // The digest tells one sender, and one brief, once.
      const trapped = shortBody({
        email: `${name}@world.example`,
        projectDescription: `Brief ${name}`,
      });
      spam.push(await post('/get-in-touch', trapped, { [antiSpamHeaders.honeypot]: 'x' }));
      await timetable.advance(4);
    };
    for (let day = 1; day <= 7; day += 1) {
      receiver.isBroken = day === 3;
      if (day === 4) await sink.stop();
      await visit(`${day}-am`);
      if (day === 5) {
        const released = spam.shift() ?? '';
        const storage = await openStorage(config, files);
        await release({ ...storage, config, now: timetable.now }, released);
        await storage.store.close();
        leads.push(released);
      }
      await site.close();
      site = await deploy();
      await visit(`${day}-pm`);
      await timetable.advance(16);
      if (day === 4) await sink.start();
    }
    await timetable.advance(24);
    await site.close();
    await sink.stop();
    receiver.stop();
    rmSync(folder, { recursive: true, force: true });

    const mails = sink.messages.map((message) => readMail(message.replaceAll('\n', '\r\n')));
    const ids = mails.map(({ headers }) => headers['message-id']);
    expect(new Set(ids).size).toBe(ids.length);
    const subjects = mails.map(({ headers }) => headers['subject'] ?? '');
    const isMailed = (lead: string) => subjects.some((subject) => subject.includes(lead));
    expect(leads.filter((lead) => !isMailed(lead))).toEqual([]);
    expect(receiver.refused).toBeGreaterThan(0);
    const told = receiver.hooks.flatMap(({ data: { reference } }) => reference ?? []);
    expect(told.toSorted()).toEqual(leads.toSorted());
    expect(new Set(receiver.hooks.map(({ id }) => id)).size).toBe(receiver.hooks.length);
    expect(receiver.hooks.filter(({ type }) => type === 'mail.stuck')).toHaveLength(1);
    const digests = mails
      .filter(({ headers }) => headers['subject']?.includes('held for review'))
      .map(textOf);
    const toldTimes = spam.map((lead) => digests.filter((each) => each.includes(lead)).length);
    expect(toldTimes).toEqual(spam.map(() => 1));
  },
  180_000,
);
