import { statSync } from 'node:fs';
import type { Config } from '../base/config';
import { ConfigError } from '../base/config-error';
import { createSecret, type DataPaths, readSecret } from '../base/data-dir';
import { failureCode } from '../base/log';
import { openPostgresStore } from './postgres';
import { createPostgresRateCounter } from './postgres-rates';
import { createRateCounter, type RateCounter } from './rate-counter';
import { openSqliteStore } from './sqlite';
import type { Store } from './store';

/** What a process opens at its start. */
interface Storage {
  store: Store;
  rates: RateCounter;
  /** HMAC key of identities, addresses and tokens; 32 bytes. */
  secret: Buffer;
}

export interface OpenOptions {
  /** Creates a missing database beside a secret, or a missing secret beside a database. */
  mayCreate?: boolean;
  /** Opens the data for reading only, so that it works on a full disk. */
  isReadOnly?: boolean;
}

/**
 * Opens the configured database: PostgreSQL at `DATABASE_URL`, else SQLite in the data directory.
 *
 * @throws {ConfigError} when it cannot be opened; the message never quotes the URL and its password
 */
export const openStorage = async (
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  files: DataPaths,
  options: OpenOptions = {},
): Promise<Storage> => {
  try {
    return databaseUrl === undefined
      ? await openSqlite(files, options)
      : await openPostgres(databaseUrl, files, options);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const place = databaseUrl === undefined ? files.database : 'of DATABASE_URL';
    throw notOpened(`The database ${place}`, error);
  }
};

async function openSqlite(
  files: DataPaths,
  { mayCreate, isReadOnly }: OpenOptions,
): Promise<Storage> {
  // The secret is created after the database: a secret alone means that the database was lost.
  if (!mayCreate && sizeOf(files.database) === 0 && sizeOf(files.secret) > 0)
    throw new ConfigError(
      `The database ${files.database} is missing or empty, but its secret exists: ` +
        'restore a backup, or start once with --new to create an empty database',
    );
  const store = await openSqliteStore(files.database, isReadOnly);
  return closeOnFailure(store, async () => {
    const place: SecretPlace = {
      name: `The secret ${files.secret}`,
      read: async () => readSecret(files.secret),
      create: async () => createSecret(files.secret),
    };
    const secret = await openSecret(store, place, mayCreate);
    return { store, rates: createRateCounter(), secret };
  });
}

async function openPostgres(
  databaseUrl: string,
  files: DataPaths,
  { mayCreate, isReadOnly }: OpenOptions,
): Promise<Storage> {
  const { store, connection, secret } = await openPostgresStore(databaseUrl, isReadOnly);
  return closeOnFailure(store, async () => {
    if (!mayCreate && sizeOf(files.database) > 0 && (await secret.read()) === undefined)
      throw new ConfigError(
        `DATABASE_URL leads to an empty database, but ${files.database} has enquiries: export them ` +
          'without DATABASE_URL ("npm run -s leads -- export --format json"), then start once with --new',
      );
    // The secret is in the database, because all processes need the same one.
    const place = { name: 'The secret of DATABASE_URL', ...secret };
    const key = await openSecret(store, place, mayCreate);
    return { store, rates: createPostgresRateCounter(connection, key), secret: key };
  });
}

interface SecretPlace {
  name: string;
  read: () => Promise<Buffer | undefined>;
  /** Keeps a secret that another process has created meanwhile. */
  create: () => Promise<void>;
}

async function openSecret(store: Store, place: SecretPlace, mayCreate = false): Promise<Buffer> {
  const secret = await place.read();
  if (secret !== undefined) return secret;
  // An empty database does not need the old secret: its first start was interrupted.
  if (!mayCreate && (await store.latestSubmissions(1)).length > 0)
    throw new ConfigError(
      `${place.name} is missing, but the database has enquiries: ` +
        'restore it, or start once with --new to create another ' +
        '(links in sent mails stop working, and everybody gets another free audit)',
    );
  await place.create();
  // Read it again, because another process may have created one first.
  return openSecret(store, place, mayCreate);
}

/** @throws {ConfigError} when the database is a restored copy with mail that may have left since */
export async function refuseUncheckedRestore(store: Store): Promise<void> {
  const waiting = await store.countWaitingInRestored();
  if (waiting === undefined) return;
  if (waiting > 0)
    throw new ConfigError(
      `The database was restored from a copy with ${waiting} waiting mails and calls that may have ` +
        'been sent since: "npm run leads -- restored --drop" counts them as sent, "--send" sends them again',
    );
  await store.endRestoreCheck(true);
}

/** Closes the store if the work on it fails. */
export async function closeOnFailure<Result>(
  store: Store,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Why a database cannot be opened, and what the operator does, by the code of the error. */
const reasons: Readonly<Record<string, string>> = {
  // From `failureCode`.
  'certificate-refused':
    'has a certificate that is signed by nobody that this machine knows: ' +
    'append &sslrootcert=/path/to/ca.pem to DATABASE_URL',
  // From the check of the schema's version.
  OLD_SCHEMA:
    "belongs to version 0.x of the site: export it with that version's " +
    '"npm run -s leads -- export --format json", then start this one with an empty database',
  OTHER_SCHEMA:
    'belongs to another version of the site; the server migrates an older one at its next start',
};

/** @returns what the operator is told of a database that cannot be opened */
export function notOpened(database: string, error: unknown): ConfigError {
  const code = failureCode(error);
  return new ConfigError(`${database} ${reasons[code] ?? `cannot be opened (${code})`}`);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
