import { startSmtpStub } from '../../../server/testing/smtp-stub';
import { waitUntil } from '../../../server/testing/wait-for';
import { mapLimit } from '../map-limit';
import { createClient } from '../client';
import { newEnquiries } from '../enquiries';
import { messageIds, smtpUrl } from '../mails';
import { databaseKinds } from '../database-kind';
import type { Row } from '../row';

export const mailOnce: Row = {
  name: 'mail-once',
  reach: 'several site processes on one database: every mail sent exactly once',
  databases: databaseKinds,
  measure: async (context) => {
    const processes = context.count(3, 2);
    const sink = await startSmtpStub();
    const servers = await mapLimit(1, Array.from({ length: processes }), () =>
      context.start(smtpUrl(sink.port)),
    );
    const client = createClient(30);
    const enquiries = newEnquiries(context.count(1500, 60));
    await mapLimit(30, enquiries, ({ path, body, key }, index) =>
      client.post(servers[index % processes]?.url ?? '', path, body, key),
    );
    client.close();
    const isEmptied = await waitUntil(async () => (await context.waitingMails()) === 0, 90_000);
    await sink.stop();
    const ids = messageIds(sink.messages);
    const distinct = new Set(ids).size;
    return {
      figure: `${enquiries.length} enquiries, ${ids.length} mails, ${ids.length - distinct} duplicated, ${enquiries.length - distinct} lost`,
      isReached: isEmptied && ids.length === enquiries.length && distinct === ids.length,
    };
  },
};
