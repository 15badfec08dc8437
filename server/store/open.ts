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
export interface Storage {
  store: Store;
  rates: RateCounter;
  /** The key of the keyed hashes. */
  secret: Buffer;
  delivery: DeliveryLock;
}

const openEmbedded = (files: DataPaths): Storage => {
  const secret = openSecret(files.secret);
  try {
    const store = openSqliteStore(files.database);
    return {
      store,
      rates: createRateCounter(),
      secret,
      delivery: createDeliveryLock(files.outboxLock),
    };
  } catch (error) {
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
