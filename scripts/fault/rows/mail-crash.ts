import { leaseMs } from '../../../server/store/claims';
import { startSmtpStub } from '../../../server/testing/smtp-stub';
import { waitUntil } from '../../../server/testing/wait-for';
import { createClient } from '../client';
import { newEnquiries } from '../enquiries';
import { messageIds, smtpUrl } from '../mails';
import { databaseKinds } from '../database-kind';
import type { Row } from '../row';

const mailsPerCrash = 5;
const deliveryMs = 30_000;

export const mailCrash: Row = {
  name: 'mail-crash',
  reach:
    'killed between sending a mail and recording it: 0 lost, at most 1 duplicate per crash, same Message-ID',
  databases: databaseKinds,
  measure: async (context) => {
    const isShared = context.database === 'postgres';
    // On a shared database the claims of a dead process expire with their lease. Each crash waits for it: only two.
    const crashes = isShared ? 2 : context.count(10, 1);
    const longestMs = isShared ? leaseMs + deliveryMs : deliveryMs;
    const sink = await startSmtpStub();
    const client = createClient(5);
    let server = await context.start(smtpUrl(sink.port));
    let most = 0;
    for (let crash = 0; crash < crashes; crash += 1) {
      const heldBefore = sink.messages.length;
      const dies = new Promise<number | null>((resolve) => {
        // The sink accepts the mail and the process dies: before the reply or just after it, in turn.
        sink.behaviour.onMessage = (answer) => {
          if (sink.messages.length < heldBefore + 3) return answer();
          sink.behaviour.onMessage = undefined;
          if (crash % 2 === 1) answer();
          resolve(server.end('SIGKILL'));
        };
      });
      for (const { path, body, key } of newEnquiries(mailsPerCrash))
        await client.post(server.url, path, body, key).catch(() => undefined);
      await dies;
      server = await context.start(smtpUrl(sink.port));
      await waitUntil(async () => (await context.waitingMails()) === 0, longestMs);
      const ids = messageIds(sink.messages.slice(heldBefore));
      most = Math.max(most, ids.length - new Set(ids).size);
    }
    client.close();
    const waiting = await context.waitingMails();
    const rows = await context.rows();
    await server.end('SIGTERM');
    await sink.stop();
    const ids = messageIds(sink.messages);
    const lost = rows.length - new Set(ids).size;
    return {
      figure: `${crashes} crashes, ${rows.length} enquiries, ${ids.length} mails, ${new Set(ids).size} Message-IDs: ${lost} lost, at most ${most} duplicated per crash`,
      isReached: waiting === 0 && lost === 0 && most <= 1 && !ids.includes('none'),
    };
  },
};
