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

/** Paths of the files in `DATA_DIR`. */
export const dataPaths = (dataDir: string) => ({
  database: path.join(dataDir, 'contrio.db'),
  outbox: path.join(dataDir, 'outbox'),
  secret: path.join(dataDir, 'secret'),
});

export type DataPaths = ReturnType<typeof dataPaths>;

/** @returns the `.eml` file of a mail; its name is a random id, so nobody can guess it */
export const mailFile = (folder: string, id: string) => path.join(folder, `${id}.eml`);

/** @returns whether other programs use this folder (/srv): restricting its mode would break them */
const isShared = (folder: string) => {
  // A new disk holds lost+found, and a database a companion such as `contrio.db-journal`.
  const siteFiles = Object.values(dataPaths(folder)).map((file) => path.basename(file));
  const ownBeginnings = ['.', 'lost+found', ...siteFiles];
  return readdirSync(folder).some(
    (name) => !ownBeginnings.some((beginning) => name.startsWith(beginning)),
  );
};

const restrictToOwner = (folder: string) => {
  const { mode } = statSync(folder);
  // The sticky bit marks a folder that everybody shall write to, such as /tmp.
  const isSticky = (mode & 0o1000) !== 0;
  if ((mode & 0o077) !== 0 && !isSticky) chmodSync(folder, 0o700);
};

/**
 * Creates the data directory if it is missing, and sets mode 0700 unless it holds other files.
 *
 * @throws {ConfigError} when it is not writable
 */
export const openDataDir = (dataDir: string) => {
  const paths = dataPaths(dataDir);
  try {
    mkdirSync(paths.outbox, { recursive: true, mode: 0o700 });
    if (!isShared(dataDir)) restrictToOwner(dataDir);
    restrictToOwner(paths.outbox);
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
 * Creates the key file (0600). Another process may do so at the same time: a draft that is complete
 * gets the file's name by a hard link, which fails, unlike a rename, where a key stands already.
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
