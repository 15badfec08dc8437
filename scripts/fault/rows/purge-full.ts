import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { shortBody } from '../../../server/testing/bodies';
import { createClient } from '../client';
import { fillUp } from '../fill-up';
import { mayMount, mountSmallDisk, unmount } from '../mounts';
import type { Row } from '../row';

const diskMebibytes = 3;
const enquiries = 300;

export const purgeFull: Row = {
  name: 'purge-full',
  reach: 'purge on a full disk reports it and says what to do; with free space it completes',
  databases: ['sqlite'],
  measure: async (context) => {
    if (!mayMount) return { figure: 'skipped: needs permission to mount', isReached: true };
    const data = path.join(context.folder, 'data');
    const filler = path.join(data, 'filler');
    mkdirSync(data);
    mountSmallDisk(data, diskMebibytes);
    try {
      const { url, end } = await context.start();
      const client = createClient(10);
      const posts = Array.from({ length: enquiries }, () =>
        client.post(url, '/api/get-in-touch', shortBody()),
      );
      const stored = (await Promise.all(posts)).filter(({ status }) => status === 200).length;
      client.close();
      await end('SIGTERM');
      fillUp(filler);
      const purge = () =>
        context
          .leads('purge', '--older-than', '0', '--confirm')
          .catch((error: Error) => error.message);
      const whenFull = (await purge()).trim();
      rmSync(filler);
      const whenRoom = (await purge()).trim();
      const left = (await context.rows()).length;
      const isSaid = /The disk is full.+and run the command again/.test(whenFull);
      const isDone = whenFull === `Purged ${stored} submissions`;
      return {
        figure: `full disk of ${diskMebibytes} MB with ${stored} enquiries: "${whenFull}"; with free space: "${whenRoom}"; ${left} left`,
        isReached:
          stored === enquiries && (isSaid || isDone) && left === 0 && (await context.isSound()),
      };
    } finally {
      unmount(data);
    }
  },
};
