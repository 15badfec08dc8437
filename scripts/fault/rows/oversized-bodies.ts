import { shortBody } from '../../../server/testing/bodies';
import { mapLimit } from '../map-limit';
import { createClient } from '../client';
import { mebibyte, memoryOf } from '../memory-of';
import { buildForProduction } from '../production';
import { type Row } from '../row';
import { tally } from '../tally';

const together = 10;
const mostGrowth = 20;
const body = JSON.stringify(shortBody({ projectDescription: 'x'.repeat(33 * 1024) }));

export const oversizedBodies: Row = {
  name: 'oversized',
  reach: `33 KiB bodies, with and without Content-Length, 1,000 times each: 413, memory growth under ${mostGrowth} MB`,
  databases: ['sqlite'],
  measure: async (context) => {
    const { url, pid } = await context.start({}, await buildForProduction());
    const client = createClient(together);
    const send = (count: number) =>
      mapLimit(together, Array.from({ length: count }), async (_, index) => {
        const call = { path: '/api/get-in-touch', body, isChunked: index % 2 === 1 };
        const answer = await client.send(url, call).catch(() => undefined);
        return answer?.status ?? 'connection lost';
      });
    // Warms up: the cost of the first requests (compiled code, pools) does not count.
    await send(context.count(1000, 200));
    const before = await memoryOf(pid);
    const statuses = await send(context.count(2000, 200));
    const growth = ((await memoryOf(pid)) - before) / mebibyte;
    client.close();
    return {
      figure: `${tally(statuses)}; memory growth ${growth.toFixed(1)} MB`,
      isReached: statuses.every((status) => status === 413) && growth < mostGrowth,
    };
  },
};
