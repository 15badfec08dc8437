import { randomUUID } from 'node:crypto';
import { shortBody } from '../../../server/testing/bodies';
import { createClient } from '../client';
import { databaseKinds } from '../database-kind';
import type { Row } from '../row';
import { tally } from '../tally';

const together = 100;
const path = '/api/get-in-touch';

export const oneKey: Row = {
  name: 'one-key',
  reach: '100 parallel posts with one key: 1 row, 100 × 200; same key with another body: 422',
  databases: databaseKinds,
  measure: async (context) => {
    const { url } = await context.start();
    const client = createClient(together);
    const rounds = context.count(10, 2);
    const statuses: number[] = [];
    const conflicts: number[] = [];
    const references = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const key = randomUUID();
      const posts = Array.from({ length: together }, () =>
        client.post(url, path, shortBody({ name: key }), key),
      );
      for (const { status, body } of await Promise.all(posts)) {
        statuses.push(status);
        references.add(body);
      }
      const other = await client.post(url, path, shortBody({ name: 'Somebody else' }), key);
      conflicts.push(other.status);
    }
    client.close();
    const rows = await context.rows();
    return {
      figure: `${rounds} keys: ${tally(statuses)}, ${references.size} references, ${rows.length} rows; other body: ${tally(conflicts)}`,
      isReached:
        statuses.every((status) => status === 200) &&
        conflicts.every((status) => status === 422) &&
        references.size === rounds &&
        rows.length === rounds,
    };
  },
};
