import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';
import { release } from '../../../server/command/release';
import { readConfig } from '../../../server/config';
import { openBackend } from '../../../server/service';
import { openStorage } from '../../../server/store/open';
import { detailedBody, newsletterBody, shortBody } from '../../../server/testing/bodies';
import { startFeedServer } from '../../../server/testing/feed-server';
import { startSmtpStub } from '../../../server/testing/smtp-stub';
import { auditPath, newAudit } from '../audits';
import { databaseKinds } from '../database-kind';
import { smtpUrl } from '../mails';
import type { Row } from '../row';
import { tally } from '../tally';
import { startReceiver } from '../week/receiver';
import { readSentMails } from '../week/sent-mails';
import { createTimetable } from '../week/timetable';

const hourMs = 3_600_000;
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const [brokenFeedDay, deadHookDay, mailOutageDay] = [2, 3, 4] as const;

const feed = (url: string) =>
  `<rss version="2.0"><channel><title>B</title>${[1, 2, 3]
    .map(
      (number) =>
        `<item><title>Post ${number}</title><link>${url}/posts/${number}</link><enclosure url="${url}/${number}.png" type="image/png"/></item>`,
    )
    .join('')}</channel></rss>`;

export const week: Row = {
  name: 'week',
  reach:
    'a week with daily deploys, and a day each without the feed, the webhook and the mail server: every clean lead sent by mail and webhook with one id, every quarantined one in exactly one digest',
  databases: databaseKinds,
  measure: async (context) => {
    const perDay = context.count(40, 3);
    const timetable = createTimetable(new Date(2026, 10, 16, 6).getTime());
    const [sink, receiver, blog] = await Promise.all([
      startSmtpStub(),
      startReceiver(secret, timetable.now),
      startFeedServer(),
    ]);
    const picture = await sharp({
      create: { width: 32, height: 32, channels: 3, background: '#00be2a' },
    })
      .png()
      .toBuffer();
    blog.on('/feed', feed(blog.url));
    for (const number of [1, 2, 3]) blog.on(`/${number}.png`, picture);

    const config = readConfig({
      ...context.environment,
      ...smtpUrl(sink.port),
      RATE_LIMIT: 'off',
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: secret,
      BLOG_FEED_URL: `${blog.url}/feed`,
      VITE_BLOG_URL: `${blog.url}/posts`,
      VITE_SITE_URL: 'https://site.example',
    });
    const events: string[] = [];
    const deploy = () => openBackend(config, (_level, event) => void events.push(event), timetable);
    let site = await deploy();

    const statuses: number[] = [];
    const referenceOf = async (path: string, body: object, headers: Record<string, string>) => {
      const response = await site.api.request(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        body: JSON.stringify(body),
      });
      statuses.push(response.status);
      const { reference }: { reference: string } = await response.json();
      return reference;
    };
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      referenceOf(path, body, { [antiSpamHeaders.idempotencyKey]: randomUUID(), ...headers });

    const clean: string[] = [];
    const spam: string[] = [];
    const signUps: string[] = [];
    const released: string[] = [];
    let wrongLists = 0;

    const visitors = async (day: number) => {
      for (let index = 0; index < perDay; index += 1) {
        const key = { [antiSpamHeaders.idempotencyKey]: randomUUID() };
        const short = shortBody({ name: `Ann ${day}-${index}` });
        clean.push(await post('/api/get-in-touch', short, key));
        // A repeated post with the same key is the same lead.
        await post('/api/get-in-touch', short, key);
        clean.push(await post('/api/contact-us', detailedBody()));
        // Every fourth only: each audit renders a report, which takes time.
        if (index % 4 === 0) clean.push(await post(auditPath, newAudit().body));
        // Every second only: a digest lists at most 50 addresses.
        if (index % 2 === 0) {
          const trapped = shortBody({ email: `spam-${day}-${index}@world.example` });
          spam.push(await post('/api/get-in-touch', trapped, { [antiSpamHeaders.honeypot]: 'x' }));
        }
        const email = `reader-${day}-${index}@post.example`;
        signUps.push(await post('/api/newsletter', newsletterBody({ email })));
        await timetable.advance((4 * hourMs) / perDay);
      }
    };

    const checkList = async () => {
      const posts: { slug: string; thumbnailUrl: string }[] = await (
        await site.api.request('/api/blog')
      ).json();
      const isOurs = posts.every(({ thumbnailUrl }) => thumbnailUrl.startsWith('/api/blog/'));
      if (posts.length !== 3 || !isOurs) wrongLists += 1;
    };

    const releaseOne = async (day: number) => {
      const reference = spam[day - 1];
      if (reference === undefined) return;
      const files = context.files;
      const storage = await openStorage(config, files);
      await release({ ...storage, hasWebhook: true, now: timetable.now }, reference);
      await storage.store.close();
      released.push(reference);
    };

    try {
      await timetable.advance(hourMs);
      for (let day = 0; day < 7; day += 1) {
        if (day === brokenFeedDay) blog.on('/feed', (response) => response.writeHead(500).end());
        if (day === brokenFeedDay + 1) blog.on('/feed', feed(blog.url));
        receiver.state.isBroken = day === deadHookDay;
        if (day === mailOutageDay) await sink.stop();
        await visitors(day);
        await checkList();
        if (day === brokenFeedDay) blog.on('/feed', '<!doctype html><p>Down for a while');
        if (day === deadHookDay) await receiver.stop();
        if (day > 0) await releaseOne(day);
        await site.close();
        site = await deploy();
        await visitors(day + 7);
        await checkList();
        await timetable.advance(16 * hourMs);
        if (day === deadHookDay) await receiver.start();
        if (day === mailOutageDay) await sink.start();
      }
      await timetable.advance(24 * hourMs);

      const mails = readSentMails(sink.messages);
      const confirmations = mails.filter(({ to }) => to.startsWith('reader-'));
      const links = confirmations.map(
        ({ text }) =>
          /https:\/\/site\.example(\/api\/newsletter\/confirm\S+)/.exec(text)?.[1] ?? '',
      );
      const late = await Promise.all(
        links.map(async (link) => (await site.api.request(link, { method: 'POST' })).status),
      );
      await timetable.advance(hourMs);

      const leads = [...clean, ...released];
      const all = readSentMails(sink.messages);
      const digests = all.filter(({ subject }) => subject.includes('held for review'));
      const isTold = (reference: string) =>
        digests.filter(({ text }) => text.includes(reference)).length;
      const unmailed = leads.filter(
        (reference) => !all.some(({ subject }) => subject.includes(reference)),
      );
      const idsOf = (reference: string) =>
        new Set(receiver.hooks.filter((hook) => hook.reference === reference).map(({ id }) => id));
      const unhooked = leads.filter((reference) => idsOf(reference).size !== 1);
      const untold = spam.filter((reference) => isTold(reference) !== 1);
      const doubledMails = all.length - new Set(all.map(({ id }) => id)).size;
      const doubledHooks = receiver.hooks.length - leads.length;
      const waiting = await context.waitingMails();
      return {
        figure: `${statuses.length} posts: ${tally(statuses)}; ${leads.length} clean leads (${released.length} released): ${unmailed.length} unmailed, ${receiver.hooks.length} hooks, ${unhooked.length} leads without exactly one hook id, ${receiver.state.refused} refused during the outage, ${receiver.state.forged} wrongly signed; ${spam.length} quarantined, ${digests.length} digests, ${untold.length} not in exactly one digest; ${signUps.length} sign-ups, ${confirmations.length} confirmation mails, answers ${tally(late)}; ${all.length} mails, ${doubledMails} duplicated, ${waiting} waiting; blog list wrong ${wrongLists} times of 14, feed failed ${events.filter((event) => event === 'feed-failed').length} times`,
        isReached:
          statuses.every((status) => status === 200) &&
          unmailed.length + unhooked.length + untold.length + wrongLists === 0 &&
          receiver.state.refused > 0 &&
          receiver.state.forged + doubledMails + doubledHooks + waiting === 0 &&
          confirmations.length === signUps.length &&
          late.includes(200) &&
          late.includes(410) &&
          events.includes('mail-transport-failed'),
      };
    } finally {
      await site.close();
      await Promise.all([sink.stop(), receiver.stop()]);
      blog.stop();
    }
  },
};
