import { statSync } from 'node:fs';
import { createRateCounter, type RateCounter } from '../api/rate-counter';
import type { Config } from '../config';
import { ConfigError } from '../config-error';
import { createSecret, type DataPaths, readSecret } from '../data-dir';
import { failureCode } from '../log';
import { createDeliveryLock, type DeliveryLock } from '../mail/delivery-lock';
import { countWaitingInCopy } from './copied-script';
import { deleteFact, setFact, readFact } from './fact-script';
import { latestLeads } from './lead-script';
import { openPostgresStore } from './postgres';
import type { PostgresSession } from './postgres-connection';
import { createPostgresRateCounter } from './postgres-rates';
import { textOf } from './rows';
import { openSqliteStore } from './sqlite';
import type { Store } from './store';

/** What processes on the same data share, each database in its own way. */
interface Storage {
  store: Store;
  rates: RateCounter;
  /** The key of the keyed hashes. */
  secret: Buffer;
  deliveryLock: DeliveryLock;
}

export interface OpenOptions {
  /** Whether what is missing beside what is there is made anew: a database, or a secret. */
  isNew?: boolean;
  /** Whether nothing is written, so that a full disk is no hindrance. */
  isReadOnly?: boolean;
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The secret is written after the first database: alone, it tells of one that was lost. */
const refuseLostDatabase = ({ database, secret }: DataPaths) => {
  if (sizeOf(database) === 0 && sizeOf(secret) > 0)
    throw new ConfigError(
      `The database ${database} is missing or empty beside its secret: restore a backup, or start once with --new to begin an empty one`,
    );
};

const lostSecret = (place: string) =>
  new ConfigError(
    `The secret ${place} is missing beside the enquiries: restore it, or start once with --new to make another (links in mails that are out end, and each audit is free once more)`,
  );

const notOpened = (place: string, error: unknown) => {
  const code = failureCode(error);
  return new ConfigError(
    code === 'OTHER_SCHEMA'
      ? `The database ${place} is of another version of the site: its server brings it up to date at the next start`
      : `The database ${place} cannot be opened (${code})`,
  );
};

const secretBeside = async (store: Store, file: string, isNew: boolean): Promise<Buffer> => {
  const known = readSecret(file);
  if (known !== undefined) return known;
  // Without a row nothing rests on it: a first start was cut short.
  if (!isNew && (await store.read(() => latestLeads(1))).length > 0) throw lostSecret(file);
  createSecret(file);
  return secretBeside(store, file, isNew);
};

const openEmbedded = async (
  files: DataPaths,
  { isNew = false, isReadOnly = false }: OpenOptions,
): Promise<Storage> => {
  if (!isNew) refuseLostDatabase(files);
  let store: Store | undefined;
  try {
    store = openSqliteStore(files.database, isReadOnly);
    return {
      store,
      rates: createRateCounter(),
      secret: await secretBeside(store, files.secret, isNew),
      deliveryLock: createDeliveryLock(files.outboxLock),
    };
  } catch (error) {
    await store?.close();
    if (error instanceof ConfigError) throw error;
    throw notOpened(files.database, error);
  }
};

const openShared = async (url: string, options: OpenOptions): Promise<Storage> => {
  try {
    const { store, connection, secret } = await openPostgresStore(url, options);
    if (options.isReadOnly !== true) await noteHome(store, connection);
    // The database itself hands every mail to one process only.
    const deliveryLock = { acquire: () => true, release: () => undefined };
    return { store, rates: createPostgresRateCounter(connection, secret), secret, deliveryLock };
  } catch (error) {
    if (failureCode(error) === 'NO_SECRET') throw lostSecret('of DATABASE_URL');
    throw notOpened('of DATABASE_URL', error);
  }
};

/** A dump that was restored is another database than the one that it says it is. */
const noteHome = async (store: Store, { all }: PostgresSession) => {
  const [row] = await all(
    `SELECT system_identifier || '/' || oid AS home FROM pg_control_system(), pg_database
      WHERE datname = current_database()`,
  ).catch(() => []);
  if (row === undefined) return;
  const home = textOf(row, 'home');
  const known = await store.read(() => readFact('home'));
  if (known === home) return;
  await store.write(function* note() {
    yield* setFact('home', home);
    if (known !== undefined) yield* setFact('copied', home);
  });
};

/** @throws {ConfigError} when the store is a copy in which something waits that may have left since */
export const refuseUnsettledCopy = async (store: Store): Promise<void> => {
  if ((await store.read(() => readFact('copied'))) === undefined) return;
  const waiting = await store.read(countWaitingInCopy);
  if (waiting > 0)
    throw new ConfigError(
      `The database was restored from a copy in which ${waiting} mails and calls wait that may have left since: "npm run leads -- restored --drop" counts them as sent, "--send" lets them leave again`,
    );
  await store.write(() => deleteFact('copied'));
};

/**
 * Opens the store that the settings name: a PostgreSQL server, else the file in the data directory.
 *
 * @throws {ConfigError} when it cannot be opened; the message never repeats the URL, which holds a password
 */
export const openStorage = async (
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  files: DataPaths,
  options: OpenOptions = {},
): Promise<Storage> =>
  databaseUrl === undefined ? openEmbedded(files, options) : openShared(databaseUrl, options);
