import { startPostgres } from '../../server/testing/postgres-server';
import { mapLimit } from '../fault/map-limit';
import { createClient } from '../fault/client';
import { compare, newEnquiries } from '../fault/enquiries';
import { openTestContext } from '../fault/test-context';
import type { Verdict } from '../fault/row';

const together = 200;
const enquiriesPerRun = 3000;

/** Measures enquiries per second with one, two and four site processes on one PostgreSQL database. */
export const measureProcesses = async (): Promise<Verdict> => {
  const postgres = await startPostgres();
  if (postgres === undefined) return { figure: 'PostgreSQL is not installed', isReached: true };
  const figures: string[] = [];
  let isReached = true;
  try {
    for (const processes of [1, 2, 4]) {
      const context = await openTestContext({ database: 'postgres', isShort: false, postgres });
      const servers = await mapLimit(1, Array.from({ length: processes }), () => context.start());
      const client = createClient(together);
      const enquiries = newEnquiries(enquiriesPerRun);
      const begin = performance.now();
      const statuses = await mapLimit(together, enquiries, async ({ path, body, key }, index) => {
        const url = servers[index % processes]?.url ?? '';
        return (await client.post(url, path, body, key)).status;
      });
      const seconds = (performance.now() - begin) / 1000;
      client.close();
      const keys = enquiries.map(({ key }) => key);
      const { lost, doubled } = compare(keys, await context.rows());
      isReached &&= statuses.every((status) => status === 200) && lost + doubled === 0;
      const perSecond = (enquiriesPerRun / seconds).toFixed(0);
      figures.push(`${processes}: ${perSecond}/s, ${lost} lost, ${doubled} duplicated`);
      await context.clear();
    }
  } finally {
    await postgres.remove();
  }
  return { figure: figures.join('; '), isReached };
};
