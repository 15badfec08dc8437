import { mapLimit } from '../map-limit';
import { createClient } from '../client';
import { compare, newEnquiries } from '../enquiries';
import { databaseKinds } from '../database-kind';
import type { Row } from '../row';
import { tally } from '../tally';

const together = 200;

export const manyEnquiries: Row = {
  name: 'many',
  reach: '10,000 enquiries, 200 at once: every answer 200, every row stored, 0 duplicated',
  databases: databaseKinds,
  measure: async (context) => {
    const { url, end } = await context.start();
    const client = createClient(together);
    const enquiries = newEnquiries(context.count(10_000, 400));
    const begin = performance.now();
    const statuses = await mapLimit(together, enquiries, async ({ path, body, key }) => {
      const { status } = await client.post(url, path, body, key);
      return status;
    });
    const seconds = (performance.now() - begin) / 1000;
    client.close();
    await end('SIGTERM');
    const rows = await context.rows();
    const { lost, doubled } = compare(
      enquiries.map(({ key }) => key),
      rows,
    );
    const perSecond = Math.round(enquiries.length / seconds);
    return {
      figure: `${tally(statuses)}; ${rows.length} rows, ${lost} lost, ${doubled} duplicated; ${perSecond}/s`,
      isReached:
        statuses.every((status) => status === 200) &&
        rows.length === enquiries.length &&
        lost + doubled === 0,
    };
  },
};
