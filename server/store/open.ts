import { statSync } from 'node:fs';
import type { Config } from '../base/config';
import { ConfigError } from '../base/config-error';
import { createSecret, type DataPaths, readSecret } from '../base/data-dir';
import { failureCode } from '../base/log';
import { createDeliveryLock, type DeliveryLock } from './delivery-lock';
import { openPostgresStore } from './postgres';
import { createPostgresRateCounter } from './postgres-rates';
import { createRateCounter, type RateCounter } from './rate-counter';
import { openSqliteStore } from './sqlite';
import type { Store } from './store';

/** State that all processes on the same data share. */
interface Storage {
  store: Store;
  rates: RateCounter;
  /** HMAC key of identities, addresses and tokens; 32 bytes. */
  secret: Buffer;
  deliveryLock: DeliveryLock;
}

export interface OpenOptions {
  /** Creates a missing database beside a secret, or a missing secret beside a database. */
  isNew?: boolean;
  /** Opens the data for reading only, so that it works on a full disk. */
  isReadOnly?: boolean;
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The secret is created after the database, so a secret without a database means that the database was lost. */
const refuseLostDatabase = ({ database, secret }: DataPaths) => {
  if (sizeOf(database) === 0 && sizeOf(secret) > 0)
    throw new ConfigError(
      `The database ${database} is missing or empty, but its secret exists: restore a backup, or start once with --new to create an empty database`,
    );
};

/** @returns what the operator is told of a database that cannot be opened */
export const notOpened = (place: string, error: unknown) => {
  const code = failureCode(error);
  if (code === 'certificate-refused')
    return new ConfigError(
      `The certificate of the database ${place} is signed by nobody that this machine knows: append &sslrootcert=/path/to/ca.pem to DATABASE_URL`,
    );
  if (code === 'OLD_SCHEMA')
    return new ConfigError(
      `The database ${place} belongs to version 0.x of the site: export it with that version's "npm run -s leads -- export --format json", then start this one with an empty database`,
    );
  return new ConfigError(
    code === 'OTHER_SCHEMA'
      ? `The database ${place} belongs to another version of the site; the server migrates an older one at its next start`
      : `The database ${place} cannot be opened (${code})`,
  );
};

/** Where the secret is kept; `create` keeps one that another process created meanwhile. */
interface SecretPlace {
  name: string;
  read: () => Promise<Buffer | undefined>;
  create: () => Promise<void>;
}

const inFile = (file: string): SecretPlace => ({
  name: file,
  read: async () => readSecret(file),
  create: async () => createSecret(file),
});

/** In the database, because all processes need the same one. */
const inSettings = (store: Store): SecretPlace => ({
  name: 'of DATABASE_URL',
  read: () => store.readSecret(),
  create: () => store.createSecret(),
});

const openSecret = async (store: Store, place: SecretPlace, isNew: boolean): Promise<Buffer> => {
  const known = await place.read();
  if (known !== undefined) return known;
  // An empty database does not need the old secret: its first start was interrupted.
  if (!isNew && (await store.latestSubmissions(1)).length > 0)
    throw new ConfigError(
      `The secret ${place.name} is missing, but the database has enquiries: restore it, or start once with --new to create another (links in sent mails stop working, and everybody gets another free audit)`,
    );
  await place.create();
  return openSecret(store, place, isNew);
};

/** Records which database this is, to recognise a restored dump. */
const recordHome = async (store: Store) => {
  // Its role may not ask.
  const home = await store.databaseHome().catch(() => undefined);
  if (home !== undefined) await store.recordHome(home);
};

/** @throws {ConfigError} when the database is a restored copy with entries that may have been sent since */
export const refuseUncheckedRestore = async (store: Store): Promise<void> => {
  if ((await store.readMetadata('copied')) === undefined) return;
  const waiting = await store.countWaitingInRestored();
  if (waiting > 0)
    throw new ConfigError(
      `The database was restored from a copy with ${waiting} waiting mails and calls that may have been sent since: "npm run leads -- restored --drop" counts them as sent, "--send" sends them again`,
    );
  await store.deleteMetadata('copied');
};

/**
 * Opens the configured database: PostgreSQL at `DATABASE_URL`, else SQLite in the data directory.
 *
 * @throws {ConfigError} when it cannot be opened; the message never quotes the URL, which contains a password
 */
export const openStorage = async (
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  files: DataPaths,
  { isNew = false, isReadOnly = false }: OpenOptions = {},
): Promise<Storage> => {
  let store: Store | undefined;
  try {
    if (databaseUrl === undefined) {
      if (!isNew) refuseLostDatabase(files);
      store = await openSqliteStore(files.database, isReadOnly);
      const secret = await openSecret(store, inFile(files.secret), isNew);
      const deliveryLock = createDeliveryLock(files.outboxLock);
      return { store, rates: createRateCounter(), secret, deliveryLock };
    }
    const { connection, ...opened } = await openPostgresStore(databaseUrl, isReadOnly);
    ({ store } = opened);
    if (!isNew && sizeOf(files.database) > 0 && (await store.readSecret()) === undefined)
      throw new ConfigError(
        `DATABASE_URL leads to an empty database, but ${files.database} has enquiries: export them without DATABASE_URL ("npm run -s leads -- export --format json"), then start once with --new`,
      );
    const secret = await openSecret(store, inSettings(store), isNew);
    if (!isReadOnly) await recordHome(store);
    // Claims in the database already give each mail to one process only.
    const deliveryLock = { acquire: () => true, release: () => undefined };
    return { store, rates: createPostgresRateCounter(connection, secret), secret, deliveryLock };
  } catch (error) {
    await store?.close();
    throw error instanceof ConfigError
      ? error
      : notOpened(databaseUrl === undefined ? files.database : 'of DATABASE_URL', error);
  }
};
