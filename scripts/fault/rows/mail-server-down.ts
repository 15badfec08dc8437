import { setTimeout as sleep } from 'node:timers/promises';
import { startSmtpStub } from '../../../server/testing/smtp-stub';
import { waitUntil } from '../../../server/testing/wait-for';
import { mapLimit } from '../map-limit';
import { createClient } from '../client';
import { newEnquiries } from '../enquiries';
import { smtpUrl, messageIds } from '../mails';
import { databaseKinds } from '../database-kind';
import type { Row } from '../row';
import { tally } from '../tally';

export const mailServerDown: Row = {
  name: 'mail-down',
  reach: 'mail server down, then back: every enquiry 200, every mail retried, 0 lost, 0 duplicated',
  databases: databaseKinds,
  measure: async (context) => {
    const sink = await startSmtpStub();
    await sink.stop();
    const { url } = await context.start(smtpUrl(sink.port));
    const client = createClient(20);
    const enquiries = newEnquiries(context.count(500, 30));
    const statuses = await mapLimit(20, enquiries, async ({ path, body, key }) => {
      const { status } = await client.post(url, path, body, key);
      return status;
    });
    client.close();
    await sleep(context.count(10_000, 500));
    const waiting = await context.waitingMails();
    await sink.start();
    const begin = performance.now();
    const isEmptied = await waitUntil(async () => (await context.waitingMails()) === 0, 90_000);
    const seconds = (performance.now() - begin) / 1000;
    await sink.stop();
    const ids = messageIds(sink.messages);
    const lost = enquiries.length - new Set(ids).size;
    const doubled = ids.length - new Set(ids).size;
    return {
      figure: `${tally(statuses)}; ${waiting} queued; all sent ${seconds.toFixed(1)} s after it came back: ${isEmptied ? 'yes' : 'NO'}; ${lost} lost, ${doubled} duplicated`,
      isReached:
        statuses.every((status) => status === 200) &&
        waiting === enquiries.length &&
        isEmptied &&
        lost + doubled === 0,
    };
  },
};
