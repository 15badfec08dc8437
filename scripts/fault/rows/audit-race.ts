import type { Running } from '../../../server/testing/spawn';
import { mapLimit } from '../map-limit';
import { type AuditIdentity, auditIdentities, auditPath, newAudit, newStranger } from '../audits';
import { createClient } from '../client';
import type { TestContext } from '../test-context';
import { databaseKinds } from '../database-kind';
import type { Row } from '../row';
import { tally } from '../tally';

const race = async (context: TestContext, server: Running, shared: AuditIdentity) => {
  // New connections for each race: an idle one may close before the next.
  const client = createClient(200);
  const together = context.count(200, 20);
  const before = (await context.rows()).length;
  const value = newStranger()[shared];
  const audits = Array.from({ length: together }, () => newAudit({ [shared]: value }));
  const answers = await Promise.all(
    audits.map(({ key, body }) => client.post(server.url, auditPath, body, key)),
  );
  const added = (await context.rows()).length - before;
  // A rejected audit claims none of its other identities: it succeeds without the shared one.
  const losers = audits.filter((_, index) => answers[index]?.status === 409).slice(0, 20);
  const again = await mapLimit(10, losers, ({ body }) => {
    const { key } = newAudit();
    return client.post(server.url, auditPath, { ...body, [shared]: newStranger()[shared] }, key);
  });
  client.close();
  const statuses = tally(answers.map(({ status }) => status).toSorted((a, b) => a - b));
  const isFree = again.length > 0 && again.every(({ status }) => status === 200);
  return {
    figure: `${shared}: ${statuses}, ${added} row, other identities of the rejected ${isFree ? 'free' : 'TAKEN'}`,
    isReached: statuses === `1 × 200, ${together - 1} × 409` && added === 1 && isFree,
  };
};

export const auditRace: Row = {
  name: 'audit-race',
  reach:
    '200 parallel audits that share one identity, for each kind: 1 × 200, 199 × 409, 1 row, no other identity taken',
  databases: databaseKinds,
  measure: async (context) => {
    const server = await context.start();
    const verdicts = [];
    for (const shared of auditIdentities) {
      verdicts.push(await race(context, server, shared));
    }
    return {
      figure: verdicts.map(({ figure }) => figure).join('; '),
      isReached: verdicts.every(({ isReached }) => isReached),
    };
  },
};
