import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './listen';
import { runSql } from './run-sql';
import { temporaryFolder } from './temporary-folder';
import { waitFor } from './wait-for';

/** For a machine that is busy with other tests; less than a test's time-out. */
const startTimeoutMs = 25_000;

const debianFolder = '/usr/lib/postgresql';

const findPrograms = (): string | undefined => {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debianFolder, version, 'bin'));
  return [
    ...folders,
    '/opt/homebrew/opt/postgresql/bin',
    ...(process.env.PATH ?? '').split(path.delimiter),
  ].find((folder) => existsSync(path.join(folder, 'initdb')));
};

/** PostgreSQL refuses to run as root: use its package's user, else `nobody`. */
const findUser = (): { uid?: number; gid?: number } | undefined => {
  if (process.getuid?.() !== 0) return {};
  const rows = readFileSync('/etc/passwd', 'utf8').split('\n');
  const users = rows.map((row) => row.split(':'));
  const found = ['postgres', 'nobody'].map((wanted) => users.find(([name]) => name === wanted));
  const [, , uid, gid] = found.find((user) => user !== undefined) ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
};

/**
 * Creates an empty database with its own name.
 * @param serverUrl any database of the server
 * @returns the URL of the new one
 */
export const createDatabase = async (serverUrl: string): Promise<string> => {
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  await runSql(serverUrl, `CREATE DATABASE ${name}`);
  return new URL(name, serverUrl).href;
};

/**
 * Starts a PostgreSQL server on loopback.
 *
 * @returns undefined, after a notice, if it is not installed
 * @throws in CI, where a half that is left out is a failure
 */
export const startPostgres = async () => {
  const programs = findPrograms();
  const user = findUser();
  if (programs === undefined || user === undefined) {
    if (process.env['CI'] !== undefined) throw new Error('PostgreSQL is not installed');
    process.stderr.write('PostgreSQL is not installed here: its tests are skipped\n');
    return undefined;
  }
  const folder = temporaryFolder();
  const data = path.join(folder, 'pg');
  mkdirSync(data, { mode: 0o700 });
  for (const place of [folder, data])
    if (user.uid !== undefined && user.gid !== undefined) chownSync(place, user.uid, user.gid);
  const options = { cwd: folder, ...user };
  const words = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'];
  execFileSync(path.join(programs, 'initdb'), words, { ...options, stdio: 'pipe' });
  const port = await freePort();
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;

  const start = async () => {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      // Tests crash the server, never the system, which keeps what was written: it need not wait for the disk.
      'fsync=off',
      'full_page_writes=off',
    ];
    child = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    );
    await waitFor(
      () => runSql(url, 'SELECT 1').catch(() => undefined),
      'PostgreSQL',
      startTimeoutMs,
    );
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child === undefined || child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  await start();

  return {
    /** The URL of its first database. */
    url,
    /** @returns the URL of a new empty database */
    createDatabase: () => createDatabase(url),
    /** Stops the server without a shutdown, as a power cut would. */
    crash: () => end('SIGQUIT'),
    start,
    /** Stops the server and deletes its files. */
    remove: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
