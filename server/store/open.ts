import { statSync } from 'node:fs';
import { createRateCounter, type RateCounter } from '../api/rate-counter';
import type { Config } from '../config';
import { ConfigError } from '../config-error';
import { type DataPaths, openSecret } from '../data-dir';
import { failureCode } from '../log';
import { createDeliveryLock, type DeliveryLock } from '../mail/delivery-lock';
import { openPostgresStore } from './postgres';
import { createSharedRateCounter } from './postgres-rates';
import { openSqliteStore } from './sqlite';
import type { Store } from './store';

/** What processes on the same data share, each engine in its way. */
interface Storage {
  store: Store;
  rates: RateCounter;
  /** The key of the keyed hashes. */
  secret: Buffer;
  delivery: DeliveryLock;
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;

/** The secret is written after the first database: beside it, an empty file is one that was lost. */
const refuseEmptied = ({ database, secret }: DataPaths) => {
  if (sizeOf(database) === 0 && sizeOf(secret) !== undefined)
    throw new ConfigError(
      `The database ${database} is empty, though there was one: restore a backup, or delete the file to begin anew`,
    );
};

const openEmbedded = (files: DataPaths): Storage => {
  refuseEmptied(files);
  try {
    const store = openSqliteStore(files.database);
    return {
      store,
      rates: createRateCounter(),
      secret: openSecret(files.secret),
      delivery: createDeliveryLock(files.outboxLock),
    };
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `The database ${files.database} cannot be opened (${failureCode(error)})`,
    );
  }
};

const openShared = async (url: string): Promise<Storage> => {
  try {
    const { store, connection, secret } = await openPostgresStore(url);
    // The database itself hands every mail to one process only.
    const delivery = { take: () => true, release: () => undefined };
    return { store, rates: createSharedRateCounter(connection, secret), secret, delivery };
  } catch (error) {
    throw new ConfigError(`The database of DATABASE_URL cannot be opened (${failureCode(error)})`);
  }
};

/**
 * Opens the store that the settings name: a PostgreSQL server, else the file in the data directory.
 *
 * @throws {ConfigError} when it cannot be opened; the message never repeats the URL, which holds a password
 */
export const openStorage = async (
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  files: DataPaths,
): Promise<Storage> => (databaseUrl === undefined ? openEmbedded(files) : openShared(databaseUrl));
