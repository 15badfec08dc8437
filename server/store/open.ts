import { ConfigError } from '../config-error';
import { failureCode } from '../log';
import { openSqliteStore } from './sqlite';
import type { Store } from './store';

/**
 * Opens the store.
 *
 * @param file the SQLite file
 * @throws {ConfigError} when it cannot be opened
 */
export const openStore = (file: string): Store => {
  try {
    return openSqliteStore(file);
  } catch (error) {
    throw new ConfigError(`The database ${file} cannot be opened (${failureCode(error)})`);
  }
};
