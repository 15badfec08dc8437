import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config-error';
import { failureCode } from './log';

/** Paths of the files in `DATA_DIR`. */
export const dataPaths = (dataDir: string) => ({
  database: path.join(dataDir, 'contrio.db'),
  outbox: path.join(dataDir, 'outbox'),
  secret: path.join(dataDir, 'secret'),
});

export type DataPaths = ReturnType<typeof dataPaths>;

/** @returns the `.eml` file of a mail; its name is a random id, so nobody can guess it */
export const mailFile = (folder: string, id: string) => path.join(folder, `${id}.eml`);

/**
 * Creates the data directory if it is missing, for its owner only. The files in it are so anyway.
 *
 * @throws {ConfigError} when it is not writable
 */
export const openDataDir = (dataDir: string) => {
  const paths = dataPaths(dataDir);
  try {
    mkdirSync(paths.outbox, { recursive: true, mode: 0o700 });
    for (const folder of [dataDir, paths.outbox])
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written to (${failureCode(error)})`);
  }
  return paths;
};

/**
 * @returns the 32-byte key of HMACs and tokens, or undefined if the file does not exist
 * @throws {ConfigError} when the file is unreadable or damaged
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
 * Creates the key file (0600). It writes a draft, so that no half-written key is ever read, and
 * links it to the file's name. That fails if another process was faster: its key stays.
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

/** The codes for a full disk: of the file system, of SQLite and of PostgreSQL. */
const fullDisk = /ENOSPC|SQLITE_FULL|\b53100\b/;

/** @returns what the operator does about an error, if its message says that the disk is full */
export const fullDiskAdvice = (message: string): string | undefined =>
  fullDisk.test(message)
    ? 'The disk is full. Free some space on it (old logs, mails under outbox/) and run the command ' +
      'again; what is done stays done.'
    : undefined;
