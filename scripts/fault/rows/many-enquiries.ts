import { setTimeout as sleep } from 'node:timers/promises';
import { mapLimit } from '../map-limit';
import { auditPath, newAudit } from '../audits';
import { createClient } from '../client';
import { compare, newEnquiries } from '../enquiries';
import { databaseKinds } from '../database-kind';
import type { Row } from '../row';
import { tally } from '../tally';

const together = 200;
const mostTries = 200;
const pauseMs = 250;

const measure =
  (kills: number): Row['measure'] =>
  async (context) => {
    let server = await context.start();
    const client = createClient(together);
    const enquiries = newEnquiries(context.count(10_000, 400));
    const audits = Array.from({ length: context.count(2000, 60) }, () => newAudit());
    // Keys are random, so sorting by key mixes both kinds.
    const posts = [
      ...enquiries,
      ...audits.map((audit) => ({ ...audit, path: auditPath })),
    ].toSorted((a, b) => a.key.localeCompare(b.key));
    let answered = 0;
    let killed = 0;
    let retries = 0;
    let restart: Promise<void> | undefined;

    const killAndRestart = async () => {
      killed += 1;
      await server.end('SIGKILL');
      server = await context.start();
      restart = undefined;
    };
    const killInTime = () => {
      const isDue = answered > ((killed + 1) * posts.length) / (kills + 1);
      if (isDue && killed < kills) restart ??= killAndRestart();
    };

    const begin = performance.now();
    const statuses = await mapLimit(together, posts, async ({ path, body, key }) => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const answer = await client.post(server.url, path, body, key).catch(() => undefined);
        if (answer !== undefined) {
          answered += 1;
          killInTime();
          return answer.status;
        }
        retries += 1;
        await sleep(pauseMs);
      }
      return 'no answer';
    });
    const perSecond = (1000 * posts.length) / (performance.now() - begin);
    await restart;
    client.close();
    await server.end('SIGTERM');
    const rows = await context.rows();
    const { lost, doubled } = compare(
      enquiries.map(({ key }) => key),
      rows.filter(({ kind }) => kind !== 'audit'),
    );
    const audited = rows
      .filter(({ kind }) => kind === 'audit')
      .map(({ payload }) => payload['email']);
    const areAuditsWhole =
      audited.length === audits.length && audits.every(({ body }) => audited.includes(body.email));
    const isSound = await context.isSound();
    return {
      figure: `${killed} kills, ${retries} retries, ${perSecond.toFixed(0)}/s; ${tally(statuses)}; ${rows.length} rows, ${lost} lost, ${doubled} duplicated, audits ${areAuditsWhole ? 'whole' : 'LOST OR DUPLICATED'}, integrity ${isSound ? 'ok' : 'BROKEN'}`,
      isReached:
        killed === kills &&
        (kills > 0 || retries === 0) &&
        statuses.every((status) => status === 200) &&
        rows.length === posts.length &&
        areAuditsWhole &&
        lost + doubled === 0 &&
        isSound,
    };
  };

const reach = '10,000 enquiries and 2,000 audits, 200 at once';

export const manyEnquiries: Row = {
  name: 'many',
  reach: `${reach}: every answer 200, every row stored, 0 duplicated`,
  databases: databaseKinds,
  measure: measure(0),
};

export const killedUnderLoad: Row = {
  name: 'killed',
  reach: `${reach}, SIGKILL five times, clients retry with the same key: 0 lost, 0 duplicated, integrity ok`,
  databases: databaseKinds,
  measure: (context) => measure(context.count(5, 1))(context),
};
