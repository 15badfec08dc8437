import path from 'node:path';
import { openSqliteConnection } from '../../server/store/sqlite-connection';
import { sqliteMigrations } from '../../server/store/sqlite-schema';
import { submitToSqlite } from '../../server/store/sqlite-submit';
import { toSubmission } from '../../server/api/submission';
import { shortBody } from '../../server/testing/bodies';
import { mapLimit } from '../fault/map-limit';
import { createClient } from '../fault/client';
import { newEnquiries } from '../fault/enquiries';
import { inTestContext } from '../fault/test-context';
import type { Verdict } from '../fault/row';
import { median } from '../fault/tally';

const together = 200;
const enquiriesPerRun = 3000;
const insertsPerRun = 300;
const runs = 3;
const leastShare = 0.6;

/** @returns inserts per second of a loop that writes one enquiry at a time, each synced to disk */
const bareLoop = (folder: string): number => {
  const connection = openSqliteConnection(path.join(folder, 'bare.db'), ({ exec, all }) => {
    if (JSON.stringify(all('PRAGMA user_version')) !== '[{"user_version":0}]') return;
    sqliteMigrations.forEach(exec);
    exec('PRAGMA user_version = 1');
  });
  const begin = performance.now();
  for (let index = 0; index < insertsPerRun; index += 1) {
    const circumstances = {
      receivedAt: Date.now(),
      secret: Buffer.alloc(32),
      hasWebhook: false,
      key: undefined,
      quarantine: undefined,
    };
    const submission = toSubmission('short', shortBody(), circumstances);
    connection.transaction(() => void submitToSqlite(connection, submission));
  }
  const perSecond = insertsPerRun / ((performance.now() - begin) / 1000);
  connection.close();
  return perSecond;
};

/** @returns enquiries per second answered with 200 over HTTP, each on disk by then */
const overHttp = async (url: string): Promise<number> => {
  const client = createClient(together);
  const enquiries = newEnquiries(enquiriesPerRun);
  const begin = performance.now();
  const statuses = await mapLimit(together, enquiries, async (enquiry) => {
    const { status } = await client.post(url, enquiry.path, enquiry.body, enquiry.key);
    return status;
  });
  const seconds = (performance.now() - begin) / 1000;
  client.close();
  return statuses.filter((status) => status === 200).length / seconds;
};

const list = (values: readonly number[]) => values.map((value) => value.toFixed(0)).join(', ');

/** Measures durable enquiries per second against a bare insert-and-sync loop on the same disk; compares the medians. */
export const measureEnquiries = (): Promise<Verdict> =>
  inTestContext({}, async (context) => {
    const { url } = await context.start();
    const bare: number[] = [];
    const served: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      bare.push(bareLoop(context.folder));
      served.push(await overHttp(url));
    }
    const share = median(served) / median(bare);
    return {
      figure: `${(share * 100).toFixed(0)} %: ${list(served)} enquiries/s over HTTP, ${list(bare)} inserts/s bare`,
      isReached: share >= leastShare,
    };
  });
