import { execFileSync } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';
import { sqlite } from '../../server/testing/databases';
import { sqliteMigrations } from '../../server/store/schema';
import { shortBody } from '../../server/testing/bodies';
import { runProgram } from '../../server/testing/spawn';
import { waitUntil } from '../../server/testing/wait-for';
import { createClient, mapLimit, tally } from './client';
import { compare, newEnquiry, send } from './enquiries';
import { type Context, count, testRow } from './row';

/** These rows mount file systems, which only root on Linux may; elsewhere they are left out, and say so. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
const here = mayMount ? [sqlite] : [];
if (!mayMount) console.warn('The rows of a full and a read-only disk need root on Linux');

const mount = (...words: string[]) => void execFileSync('mount', words, { stdio: 'pipe' });
/** Even while files on it are open. */
const unmount = (folder: string) =>
  void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });

const dataOf = ({ folder }: Context) => path.join(folder, 'data');

/** Runs the work with the data directory on a disk of 3 MB. */
const onSmallDisk =
  <Result>(work: (context: Context, filler: string) => Promise<Result>) =>
  async (context: Context) => {
    const data = dataOf(context);
    mkdirSync(data);
    mount('-t', 'tmpfs', '-o', 'size=3m,mode=0700', 'tmpfs', data);
    try {
      return await work(context, path.join(data, 'filler'));
    } finally {
      unmount(data);
    }
  };

const fillUp = (file: string) => {
  const handle = openSync(file, 'w');
  // To the last byte: a database page may still fit in the space that 4,096-byte writes leave.
  for (const size of [4096, 1]) {
    const piece = Buffer.alloc(size);
    try {
      while (writeSync(handle, piece) === piece.length);
    } catch {
      // Full.
    }
  }
  closeSync(handle);
};

/**
 * Mounts a copy of a folder read-only on it. It is read-only before it is mounted there: a file opened in between would
 * keep the mount writable.
 */
const mountReadOnly = (folder: string, copy: string) => {
  cpSync(folder, copy, { recursive: true });
  mount('--bind', copy, copy);
  mount('-o', 'remount,bind,ro', copy);
  mount('--bind', copy, folder);
  unmount(copy);
};

const together = 10;

/** Posts before, during and after an outage of the disk, and compares the posts answered with 200 with the rows. */
const judgeOutage = async (context: Context, begin: () => void, end: () => void) => {
  const client = createClient(together);
  const { url, end: stop } = await context.start();
  const promised: string[] = [];
  const post = (posts: number) =>
    mapLimit(together, Array.from({ length: posts }), async () => {
      const { key, path: to, body } = newEnquiry();
      const long = { ...body, projectDescription: 'long '.repeat(900) };
      const status = (await send(client, url, { key, path: to, body: long })) ?? 'no answer';
      if (status === 200) promised.push(key);
      return status;
    });
  const healthIs = (wanted: number) =>
    waitUntil(async () => (await client.get(`${url}/api/healthz`)).status === wanted, 5000);

  const before = await post(20);
  begin();
  const during = await post(count(200, 40));
  const isSick = await healthIs(503);
  end();
  const after = await post(20);
  const isWell = await healthIs(200);
  const areMailsOut = await waitUntil(async () => (await context.waitingMails()) === 0, 90_000);
  client.close();
  await stop('SIGTERM');
  const { rows, lost, doubled } = await compare(promised, context);
  const isSound = await context.isSound();
  return {
    figure: `before ${tally(before)}; during ${tally(during)}, health ${isSick ? '503' : 'WELL'}; after ${tally(after)}, health ${isWell ? '200' : 'SICK'}; ${rows} rows for ${promised.length} × 200, ${lost} lost, integrity ${isSound ? 'ok' : 'BROKEN'}, mails out: ${areMailsOut ? 'all' : 'NO'}`,
    isReached:
      [...before, ...after].every((status) => status === 200) &&
      during.every((status) => status === 200 || status === 503) &&
      during.includes(503) &&
      isSick &&
      isWell &&
      areMailsOut &&
      rows === promised.length &&
      lost + doubled === 0 &&
      isSound,
  };
};

// Each waits a minute for the mails to be tried again.
describe.concurrent('an outage', () => {
  testRow(
    'disk full: 503, never a false 200; recovers without restart',
    here,
    onSmallDisk((context, filler) =>
      judgeOutage(
        context,
        () => fillUp(filler),
        () => rmSync(filler),
      ),
    ),
  );

  testRow('database read-only: 503, never a false 200; recovers without restart', here, (context) =>
    judgeOutage(
      context,
      () => mountReadOnly(dataOf(context), path.join(context.folder, 'copy')),
      () => unmount(dataOf(context)),
    ),
  );
});

testRow(
  'start on a full disk: pages 200, posts 503; list, export, backup to another disk and, once there is room, a purge work; a start that migrates says what to do',
  here,
  onSmallDisk(async (context, filler) => {
    const client = createClient(together);
    const first = await context.start();
    const posts = Array.from({ length: 300 }, () =>
      client.post(`${first.url}/api/get-in-touch`, shortBody()),
    );
    await Promise.all(posts);
    await first.end('SIGTERM');
    fillUp(filler);
    const list = await context.leads('list');
    const exported = await context.leads('export', '--format', 'json');
    const copied = await context.leads('backup', path.join(context.folder, 'copy.db'));
    const { url, end } = await context.start();
    const page = (await client.get(`${url}/`)).status;
    const post = (await client.post(`${url}/api/get-in-touch`, shortBody())).status;
    client.close();
    await end('SIGTERM');
    const purge = () => context.leads('purge', '--older-than', '0', '--confirm');
    const whenFull = await purge();
    rmSync(filler);
    const whenRoom = await purge();
    const left = await context.countRows('FROM submissions');
    // The schema of the version before, as far as its last step goes.
    await context.query('DROP INDEX submissions_held_by_mailbox');
    await context.query('DROP TABLE used_links');
    await context.query(`PRAGMA user_version = ${sqliteMigrations.length - 1}`);
    fillUp(filler);
    const upgrade = await runProgram('index.ts', [], {
      DATA_DIR: dataOf(context),
      DIST_DIR: path.join(context.folder, 'dist'),
    });
    const works =
      list.includes('Ann Lee') && exported.includes('Ann Lee') && copied.startsWith('Copied to ');
    const isSaid =
      /The disk is full.+and run the command again/.test(whenFull) ||
      whenFull.startsWith('Purged 300 submissions');
    return {
      figure: `page ${page}, post ${post}, commands ${works ? 'ok' : 'FAILED'}; purge: "${whenFull.trim()}", with room: "${whenRoom.trim()}", ${left} left; upgrade: "${upgrade.stderr.trim()}"`,
      isReached:
        page === 200 &&
        post === 503 &&
        works &&
        isSaid &&
        left === 0 &&
        upgrade.code === 1 &&
        /^The database .+ \(SQLITE_FULL\)\. The disk is full.+again[^\n]+\n$/.test(upgrade.stderr),
    };
  }),
);
