import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgresStore } from '../store/postgres';
import { freePort } from './listen';
import { runSql } from './run-sql';
import { temporaryFolder } from './temporary-folder';
import { waitFor } from './wait-for';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server that all server tests share; undefined if it is not installed. */
    postgresUrl: string | undefined;
  }
}

/** A database with the tables: to copy it takes half as long as to create them. */
export const template = 'site_template';

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
  const users = rows.map((row) => {
    const [name, , uid, gid] = row.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
  return (
    users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody')
  );
};

/**
 * Starts a PostgreSQL server on loopback.
 *
 * @returns undefined, after a notice, if it is not installed
 * @throws if it is not installed in CI, where a test that is skipped counts as a failure
 */
const startPostgres = async () => {
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
  for (const owned of [folder, data])
    if (user.uid !== undefined && user.gid !== undefined) chownSync(owned, user.uid, user.gid);
  const options = { cwd: folder, uid: user.uid, gid: user.gid };
  // `-N` does not wait for the disk.
  const initdb = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'];
  execFileSync(path.join(programs, 'initdb'), initdb, { ...options, stdio: 'pipe' });
  const port = await freePort();
  const server = ['-D', data, '-p', String(port), ...settings.flatMap((name) => ['-c', name])];
  const child = spawn(path.join(programs, 'postgres'), server, { ...options, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  await waitFor(() => runSql(url, 'SELECT 1').catch(() => undefined), 'PostgreSQL', startTimeoutMs);
  await createTemplate(url);
  return {
    url,
    /** Stops the server and deletes its files. */
    remove: async () => {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // Tests never crash the system, which keeps what was written: do not wait for the disk.
  'fsync=off',
  'full_page_writes=off',
];

const createTemplate = async (url: string) => {
  await runSql(url, `CREATE DATABASE ${template}`);
  const { store } = await openPostgresStore(new URL(template, url).href);
  await store.close();
};

/**
 * Starts PostgreSQL once for all test files of a run. It also gives them a place for temporary
 * folders (`TMPDIR`), which is gone at the end. PostgreSQL has another user, and is not in it.
 */
export default async (project: TestProject) => {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres?.url);
  const place = temporaryFolder();
  process.env['TMPDIR'] = place;
  return async () => {
    rmSync(place, { recursive: true, force: true });
    await postgres?.remove();
  };
};
