import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { shortBody } from '../../../server/testing/bodies';
import { createClient } from '../client';
import { fillUp } from '../fill-up';
import { mayMount, mountSmallDisk, unmount } from '../mounts';
import type { Row } from '../row';

const diskMebibytes = 3;

export const fullStart: Row = {
  name: 'full-start',
  reach: 'start on a full disk: pages 200, posts 503; list, export and backup to another disk work',
  databases: ['sqlite'],
  measure: async (context) => {
    if (!mayMount) return { figure: 'skipped: needs permission to mount', isReached: true };
    const data = path.join(context.folder, 'data');
    mkdirSync(data);
    mountSmallDisk(data, diskMebibytes);
    const client = createClient(1);
    try {
      const first = await context.start();
      await client.post(first.url, '/api/get-in-touch', shortBody());
      await first.end('SIGTERM');
      fillUp(path.join(data, 'filler'));
      const said = (...words: string[]) =>
        context.leads(...words).catch((error: Error) => error.message);
      const lists = (await said('list')).includes('Ann Lee');
      const exports = (await said('export', '--format', 'json')).includes('Ann Lee');
      const copied = await said('backup', path.join(context.folder, 'copy.db'));
      const { url, end } = await context.start();
      const { status: page } = await client.send(url, { method: 'GET', path: '/' });
      const { status: post } = await client.post(url, '/api/get-in-touch', shortBody());
      await end('SIGTERM');
      return {
        figure: `full disk of ${diskMebibytes} MB: page ${page}, post ${post}; list ${lists ? 'ok' : 'FAILED'}, export ${exports ? 'ok' : 'FAILED'}, "${copied.trim()}"`,
        isReached:
          page === 200 && post === 503 && lists && exports && copied.startsWith('Copied to '),
      };
    } finally {
      client.close();
      unmount(data);
    }
  },
};
