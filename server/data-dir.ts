import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  linkSync,
  mkdirSync,
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

const closeToOthers = (folder: string) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode } = statSync(folder);
  // A sticky directory (/tmp) is shared on purpose: closing it would break other programs.
  if ((mode & 0o077) !== 0 && (mode & 0o1000) === 0) chmodSync(folder, 0o700);
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
};

/**
 * Creates the data directory where it is missing, closes it to everybody else (0700), and tries to write in it.
 *
 * @throws {ConfigError} when it cannot be used
 */
export const openDataDir = (dataDir: string) => {
  const paths = dataPaths(dataDir);
  try {
    closeToOthers(dataDir);
    closeToOthers(paths.outbox);
    const probe = path.join(dataDir, `.probe-${randomBytes(8).toString('hex')}`);
    writeFileSync(probe, '', { mode: 0o600, flag: 'wx' });
    rmSync(probe);
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written to (${failureCode(error)})`);
  }
  return paths;
};

/**
 * Reads the key of the keyed hashes, 32 random bytes; creates it once (0600), whole or not at all.
 *
 * @throws {ConfigError} when the file is there but unreadable or damaged
 */
export const openSecret = (file: string): Buffer => {
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
  const text = readFileSync(file, 'utf8').trim();
  if (!/^[\da-f]{64}$/.test(text))
    throw new ConfigError(`${file} is damaged: it must hold 64 hexadecimal digits`);
  return Buffer.from(text, 'hex');
};
