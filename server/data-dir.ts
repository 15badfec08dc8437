import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config-error';
import { failureCode } from './log';

/** Where things lie below `DATA_DIR`. */
export const dataPaths = (dataDir: string) => ({
  database: path.join(dataDir, 'contrio.db'),
  outbox: path.join(dataDir, 'outbox'),
  outboxLock: path.join(dataDir, 'outbox-lock.db'),
  secret: path.join(dataDir, 'secret'),
});

export type DataPaths = ReturnType<typeof dataPaths>;

const isFolder = (place: string) =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Level by level: Node's own recursive `mkdir` tries for ever where a file system says ENOENT to it (/proc). */
const makeFolder = (folder: string) => {
  if (isFolder(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(folder)) throw error;
  }
};

/** A folder that other programs use (/tmp, /srv) is shared on purpose: closing it would break them. */
const isShared = (folder: string) => {
  const ours = Object.values(dataPaths(folder)).map((file) => path.basename(file));
  // The last is what a new disk holds.
  const isOurs = (name: string) =>
    name.startsWith('.') || ours.some((own) => name.startsWith(own)) || name === 'lost+found';
  return readdirSync(folder).some((name) => !isOurs(name));
};

const close = (folder: string) => {
  const { mode } = statSync(folder);
  const isSticky = (mode & 0o1000) !== 0;
  if ((mode & 0o077) !== 0 && !isSticky) chmodSync(folder, 0o700);
};

const checkAccess = (folder: string) =>
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);

/**
 * Creates the data directory where it is missing, closes it to everybody else (0700) unless other things lie in it,
 * and tries to write in it.
 *
 * @throws {ConfigError} when it cannot be used
 */
export const openDataDir = (dataDir: string) => {
  const paths = dataPaths(dataDir);
  try {
    makeFolder(dataDir);
    makeFolder(paths.outbox);
    if (!isShared(dataDir)) close(dataDir);
    close(paths.outbox);
    checkAccess(dataDir);
    checkAccess(paths.outbox);
    const probe = path.join(dataDir, `.probe-${randomBytes(8).toString('hex')}`);
    writeFileSync(probe, '', { mode: 0o600, flag: 'wx' });
    rmSync(probe);
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written to (${failureCode(error)})`);
  }
  return paths;
};

/**
 * @returns the key of the keyed hashes, 32 bytes; undefined where there is none
 * @throws {ConfigError} when the file is there but unreadable or damaged
 */
export const readSecret = (file: string): Buffer | undefined => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (failureCode(error) === 'ENOENT') return undefined;
    throw new ConfigError(`${file} cannot be read (${failureCode(error)})`);
  }
  if (!/^[\da-f]{64}$/.test(text))
    throw new ConfigError(`${file} is damaged: it must hold 64 hexadecimal digits`);
  return Buffer.from(text, 'hex');
};

/**
 * Creates the key (0600), whole or not at all; one that another process created meanwhile stays.
 *
 * @throws {ConfigError} when it cannot be written
 */
export const createSecret = (file: string) => {
  const draft = `${file}-${randomBytes(8).toString('hex')}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    linkSync(draft, file);
  } catch (error) {
    if (failureCode(error) !== 'EEXIST')
      throw new ConfigError(`${file} cannot be written (${failureCode(error)})`);
  } finally {
    rmSync(draft, { force: true });
  }
};
