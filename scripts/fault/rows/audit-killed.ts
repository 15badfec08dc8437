import { setTimeout as sleep } from 'node:timers/promises';
import { mapLimit } from '../map-limit';
import { auditPath, newAudit } from '../audits';
import { createClient } from '../client';
import { databaseKinds } from '../database-kind';
import type { Row } from '../row';
import { tally } from '../tally';

const together = 50;
const mostTries = 400;
const pauseMs = 100;

export const auditKilled: Row = {
  name: 'audit-killed',
  reach:
    '2,000 different audits, 50 at once, SIGKILL five times, clients retrying their key: 0 lost, 0 doubled, sound',
  databases: databaseKinds,
  measure: async (context) => {
    let server = await context.start();
    const client = createClient(together);
    const audits = Array.from({ length: context.count(2000, 100) }, () => newAudit());
    const kills = context.count(5, 1);
    let answered = 0;
    let killed = 0;
    let retries = 0;

    const killWhenDue = async () => {
      if (killed === kills || answered < ((killed + 1) * audits.length) / (kills + 1)) return;
      killed += 1;
      await server.end('SIGKILL');
      server = await context.start();
    };

    const statuses = await mapLimit(together, audits, async ({ body, key }) => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const answer = await client.post(server.url, auditPath, body, key).catch(() => undefined);
        if (answer !== undefined) {
          answered += 1;
          await killWhenDue();
          return answer.status;
        }
        retries += 1;
        await sleep(pauseMs);
      }
      return 'no answer';
    });
    client.close();
    await server.end('SIGTERM');
    const emails = (await context.rows()).map(({ payload }) => payload['email']);
    const distinct = new Set(emails);
    const lost = audits.filter(({ body }) => !distinct.has(body.email)).length;
    const doubled = emails.length - distinct.size;
    const isSound = context.isSound();
    return {
      figure: `${killed} kills, ${retries} retries; ${tally(statuses)}; ${emails.length} rows, ${lost} lost, ${doubled} doubled, integrity ${isSound ? 'ok' : 'BROKEN'}`,
      isReached:
        killed === kills &&
        statuses.every((status) => status === 200) &&
        emails.length === audits.length &&
        lost + doubled === 0 &&
        isSound,
    };
  },
};
