import { startSmtpStub } from '../../../server/testing/smtp-stub';
import { atOnce } from '../at-once';
import { createClient } from '../client';
import { newEnquiries } from '../enquiries';
import { messageIds, smtpUrl } from '../mails';
import { engines } from '../engine';
import type { Row } from '../row';
import { until } from '../until';

export const mailOnce: Row = {
  name: 'mail-once',
  reach: 'several site processes on one database: no mail leaves twice, none is forgotten',
  engines,
  measure: async (ground) => {
    const processes = ground.count(3, 2);
    const sink = await startSmtpStub();
    const servers = await atOnce(1, Array.from({ length: processes }), () =>
      ground.start(smtpUrl(sink.port)),
    );
    const client = createClient(30);
    const enquiries = newEnquiries(ground.count(1500, 60));
    await atOnce(30, enquiries, ({ path, body, key }, index) =>
      client.post(servers[index % processes]?.url ?? '', path, body, key),
    );
    client.close();
    const isEmptied = await until(async () => (await ground.waitingMails()) === 0, 90_000);
    await sink.stop();
    const ids = messageIds(sink.messages);
    const distinct = new Set(ids).size;
    return {
      figure: `${enquiries.length} enquiries, ${ids.length} mails, ${ids.length - distinct} doubled, ${enquiries.length - distinct} lost`,
      isReached: isEmptied && ids.length === enquiries.length && distinct === ids.length,
    };
  },
};
