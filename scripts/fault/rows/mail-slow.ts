import { setTimeout as sleep } from 'node:timers/promises';
import { startSmtpStub } from '../../../server/testing/smtp-stub';
import { waitUntil } from '../../../server/testing/wait-for';
import { createClient } from '../client';
import { databaseKinds } from '../database-kind';
import { newEnquiries } from '../enquiries';
import { messageIds, smtpUrl } from '../mails';
import type { Row } from '../row';

export const mailSlow: Row = {
  name: 'mail-slow',
  reach:
    'mail server that drops one connection after the final dot and confirms another mail late: one copy of each within a minute, others delivered meanwhile, exit 0 within 5 s of SIGTERM',
  databases: databaseKinds,
  measure: async (context) => {
    const sink = await startSmtpStub();
    sink.behaviour.onMessage = (answer, drop) => {
      const number = sink.messages.length;
      if (number === 1) drop();
      // The second never completes.
      else if (number > 2) answer();
    };
    const { url, end } = await context.start(smtpUrl(sink.port));
    const client = createClient(1);
    const enquiries = newEnquiries(10);
    for (const { path, body, key } of enquiries) await client.post(url, path, body, key);
    client.close();
    const areOthersOut = await waitUntil(
      () => new Set(messageIds(sink.messages)).size === enquiries.length,
      30_000,
    );
    await sleep(context.count(30_000, 5000));
    const ids = messageIds(sink.messages);
    const copies = Math.max(...ids.map((id) => ids.filter((each) => each === id).length));
    const begin = performance.now();
    const code = await end('SIGTERM');
    const seconds = (performance.now() - begin) / 1000;
    await sink.stop();
    return {
      figure: `${ids.length} copies of ${new Set(ids).size} mails, at most ${copies} of one; others sent: ${areOthersOut ? 'yes' : 'NO'}; exit ${code} in ${seconds.toFixed(1)} s`,
      isReached: areOthersOut && copies === 1 && code === 0 && seconds < 5,
    };
  },
};
