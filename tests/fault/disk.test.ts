import { execFileSync } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sqlite } from '../../server/testing/databases';
import { shortBody } from '../../server/testing/bodies';
import { runProgram } from '../../server/testing/spawn';
import { waitUntil } from '../../server/testing/wait-for';
import { createClient, mapLimit, tally } from './client';
import { compare, newEnquiry, send } from './enquiries';
import { type Context, count, inContext } from './row';

/** These rows mount file systems. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

const mount = (...words: string[]) => void execFileSync('mount', words, { stdio: 'pipe' });
/** Even while files on it are open. */
const unmount = (folder: string) =>
  void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });

/** Runs the work with a data directory on a disk of 3 MB. */
const onSmallDisk = (work: (context: Context, data: string) => Promise<void>) =>
  inContext(async (context) => {
    const data = path.join(context.folder, 'data');
    mkdirSync(data);
    mount('-t', 'tmpfs', '-o', 'size=3m,mode=0700', 'tmpfs', data);
    try {
      await work(context, data);
    } finally {
      unmount(data);
    }
  })(sqlite);

const fillerIn = (data: string) => path.join(data, 'filler');

const fillUp = (data: string) => {
  const handle = openSync(fillerIn(data), 'w');
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
const mountReadOnly = (folder: string) => {
  const copy = `${folder}-copy`;
  cpSync(folder, copy, { recursive: true });
  mount('--bind', copy, copy);
  mount('-o', 'remount,bind,ro', copy);
  mount('--bind', copy, folder);
  unmount(copy);
};

const together = 10;

const outages = [
  { fault: 'disk full', begin: fillUp, end: (data: string) => rmSync(fillerIn(data)) },
  { fault: 'database read-only', begin: mountReadOnly, end: unmount },
];

describe.runIf(mayMount)('on a disk of its own', () => {
  // Each waits a minute for the mails to be tried again.
  describe.concurrent('an outage', () => {
    test.for(outages)(
      '$fault: 503, never a false 200; recovers without restart',
      ({ begin, end }) =>
        onSmallDisk(async (context, data) => {
          const client = createClient(together);
          const { url, end: stop } = await context.start();
          const promised: string[] = [];
          const post = (posts: number) =>
            mapLimit(together, Array.from({ length: posts }), async () => {
              const { key, path: to, body } = newEnquiry();
              const long = { ...body, projectDescription: 'long '.repeat(900) };
              const status = await send(client, url, { key, path: to, body: long });
              if (status === 200) promised.push(key);
              return status;
            });
          const healthBecomes = (wanted: number) =>
            waitUntil(async () => (await client.get(`${url}/api/healthz`)).status === wanted, 5000);
          expect(tally(await post(20))).toEqual({ 200: 20 });
          begin(data);
          const during = await post(count(200, 40));
          expect(await healthBecomes(503)).toBe(true);
          end(data);
          expect(tally(await post(20))).toEqual({ 200: 20 });
          expect(await healthBecomes(200)).toBe(true);
          const areMailsOut = async () => (await context.waitingMails()) === 0;
          expect(await waitUntil(areMailsOut, 90_000)).toBe(true);
          client.close();
          await stop('SIGTERM');
          expect(during).toContain(503);
          expect(during.filter((status) => status !== 200 && status !== 503)).toEqual([]);
          const sound = { lost: 0, doubled: 0, rows: promised.length, integrity: 'ok' };
          expect(await compare(promised, context)).toEqual(sound);
        }),
    );
  });

  test('start on a full disk: pages, list, export and backup work, posts get 503, a first start says why', () =>
    onSmallDisk(async (context, data) => {
      const client = createClient(together);
      const first = await context.start();
      const posts = Array.from({ length: 300 }, () =>
        client.post(`${first.url}/api/get-in-touch`, shortBody()),
      );
      await Promise.all(posts);
      await first.end('SIGTERM');
      fillUp(data);
      expect(await context.leads('list')).toContain('Ann Lee');
      expect(await context.leads('export', '--format', 'json')).toContain('Ann Lee');
      const copy = path.join(context.folder, 'copy.db');
      expect(await context.leads('backup', copy)).toMatch(/^Copied to /);
      const { url, end } = await context.start();
      expect((await client.get(`${url}/`)).status).toBe(200);
      expect((await client.post(`${url}/api/get-in-touch`, shortBody())).status).toBe(503);
      client.close();
      await end('SIGTERM');
      const purge = () => context.leads('purge', '--older-than', '0');
      expect(await purge()).toMatch(
        /The disk is full.+and run the command again|^Purged \d+ submissions/,
      );
      rmSync(fillerIn(data));
      // What waits is never purged.
      await context.query('UPDATE outbox SET due_at = NULL');
      await purge();
      expect(await context.countRows('FROM submissions')).toBe(0);
      for (const file of ['contrio.db', 'secret']) rmSync(path.join(data, file));
      fillUp(data);
      const { code, stderr } = await runProgram('index.ts', [], {
        DATA_DIR: data,
        DIST_DIR: path.join(context.folder, 'dist'),
      });
      expect(stderr).toMatch(/^The database .+ \(SQLITE_FULL\)\. The disk is full.+again[^\n]+\n$/);
      expect(code).toBe(1);
    }));
});
