import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sqliteMigrations } from '../../../server/store/sqlite-schema';
import { shortBody } from '../../../server/testing/bodies';
import { runProgram } from '../../../server/testing/spawn';
import { createClient } from '../client';
import { fillUp } from '../fill-up';
import { mayMount, mountSmallDisk, unmount } from '../mounts';
import type { Row } from '../row';

const diskMebibytes = 3;

export const fullStart: Row = {
  name: 'full-start',
  reach:
    'start on a full disk: pages 200, posts 503; list, export and backup to another disk work; a start that migrates says what to do',
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
      const filler = path.join(data, 'filler');
      fillUp(filler);
      const said = (...words: string[]) =>
        context.leads(...words).catch((error: Error) => error.message);
      const lists = (await said('list')).includes('Ann Lee');
      const exports = (await said('export', '--format', 'json')).includes('Ann Lee');
      const copied = await said('backup', path.join(context.folder, 'copy.db'));
      const { url, end } = await context.start();
      const { status: page } = await client.send(url, { method: 'GET', path: '/' });
      const { status: post } = await client.post(url, '/api/get-in-touch', shortBody());
      await end('SIGTERM');
      rmSync(filler);
      // The schema of the version before, as far as its last step goes.
      await context.query('DROP TABLE digests');
      await context.query('DROP INDEX submissions_quarantined');
      await context.query('CREATE INDEX submissions_kept_aside ON submissions (digest_id)');
      await context.query(`PRAGMA user_version = ${sqliteMigrations.length - 1}`);
      fillUp(filler);
      const { code, stderr } = await runProgram('index.ts', [], context.environment);
      const isSaid =
        code === 1 &&
        /^The database .+ \(SQLITE_FULL\)\. The disk is full.+again[^\n]+\n$/.test(stderr);
      return {
        figure: `full disk of ${diskMebibytes} MB: page ${page}, post ${post}; list ${lists ? 'ok' : 'FAILED'}, export ${exports ? 'ok' : 'FAILED'}, "${copied.trim()}"; upgrade: "${stderr.trim()}"`,
        isReached:
          page === 200 &&
          post === 503 &&
          lists &&
          exports &&
          copied.startsWith('Copied to ') &&
          isSaid,
      };
    } finally {
      client.close();
      unmount(data);
    }
  },
};
