import { readConfig } from '../../../server/config';
import { openBackend } from '../../../server/service';
import { databaseKinds } from '../database-kind';
import { newEnquiries } from '../enquiries';
import type { Row } from '../row';
import { createTimetable } from '../week/timetable';

const hourMs = 3_600_000;

export const wrongClock: Row = {
  name: 'wrong-clock',
  reach: 'clock set to 2031 or 1971 with RETENTION_DAYS: no row purged',
  databases: databaseKinds,
  measure: async (context) => {
    const config = readConfig({
      ...context.environment,
      RATE_LIMIT: 'off',
      RETENTION_DAYS: '30',
    });
    const enquiries = newEnquiries(context.count(300, 30));
    const left: string[] = [];
    for (const year of [2026, 2031, 1971, 2026]) {
      const timetable = createTimetable(Date.UTC(year, 10, 20, 12));
      const site = await openBackend(config, () => undefined, timetable);
      if (left.length === 0)
        for (const { path, body, key } of enquiries)
          await site.api.request(path, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'sec-fetch-site': 'same-origin',
              'idempotency-key': key,
            },
            body: JSON.stringify(body),
          });
      await timetable.advance(25 * hourMs);
      await site.close();
      left.push(`${year}: ${(await context.rows()).length}`);
    }
    return {
      figure: `${enquiries.length} enquiries; rows left in ${left.join(', in ')}`,
      isReached: left.every((each) => each.endsWith(`: ${enquiries.length}`)),
    };
  },
};
