import { missingMigrations, schemaVersion, sqliteMigrations } from './schema';
import { backUpSqlite } from './sqlite-backup';
import {
  fileId,
  openSqliteConnection,
  retryWhileBusy,
  type SqliteConnection,
} from './sqlite-connection';
import { clearUnusedSpace } from './sqlite-erase';
import { processInPages } from './process-in-pages';
import { createStore, type Store } from './store';
import { createTransaction, type Dialect, StoreError, toStoreError } from './transaction';
import { createWriteQueue } from './write-queue';

/** SQLite locks the whole database in a transaction. */
const dialect: Dialect = {
  clock: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  lock: '',
  ids: '(SELECT value FROM json_each(?1))',
};

const versionOf = async ({ all }: SqliteConnection): Promise<number> => {
  const select = 'SELECT user_version AS version FROM pragma_user_version';
  const [row] = await createTransaction(all).rows<{ version: number }>(select);
  return row?.version ?? 0;
};

const missingIn = async (connection: SqliteConnection) =>
  missingMigrations(await versionOf(connection), sqliteMigrations);

/** Read-only commands do not create the tables: that is left to the server. */
const checkVersion = async (connection: SqliteConnection) => {
  if ((await missingIn(connection)).length > 0) throw new StoreError('OTHER_SCHEMA');
};

const migrate = async (connection: SqliteConnection) => {
  // A current schema needs no lock, which a program that reads the file (a backup, a replicator) may
  // hold back for long, and no room on a full disk.
  if ((await missingIn(connection)).length === 0) return;
  await connection.transaction(async () => {
    for (const step of await missingIn(connection)) connection.exec(step);
    connection.exec(`PRAGMA user_version = ${schemaVersion}`);
  });
};

/**
 * Opens the store on a SQLite file. A resolved write is on disk: see the pragmas of the connection.
 *
 * @param isReadOnly never writes, not even a migration
 * @throws {StoreError} when the file cannot be opened or is not the site's database
 */
export const openSqliteStore = async (file: string, isReadOnly = false): Promise<Store> => {
  const open = () => openSqliteConnection(file, isReadOnly ? checkVersion : migrate, isReadOnly);
  let connection: SqliteConnection | undefined;
  /** Opens the file again if it was replaced. A file that is missing by then is not created. */
  const current = async () => {
    if (connection?.id === fileId(file)) return connection;
    connection?.close();
    connection = undefined;
    connection = await open();
    return connection;
  };
  let previousWork: Promise<unknown> = Promise.resolve();
  /** Runs one work at a time: a read amid a transaction would see what may be rolled back. */
  const alone = <Result>(work: (connection: SqliteConnection) => Result | Promise<Result>) => {
    const result = previousWork.then(async () => work(await current()));
    previousWork = result.catch(() => undefined);
    return result;
  };
  const writes = createWriteQueue((work) =>
    alone(({ transaction, all }) => transaction(() => work(createTransaction(all)))),
  );
  try {
    connection = await open();
  } catch (error) {
    throw toStoreError(error);
  }
  return createStore({
    dialect,
    write: (work) => writes.run(work),
    // Reads wait as long as the queue does for another process's lock.
    read: (work) => retryWhileBusy(() => alone(({ all }) => work(createTransaction(all)))),
    clean: async () => {
      let nextPage = 1;
      await processInPages(async (limit) => {
        const pages = await retryWhileBusy(() =>
          alone((database) =>
            database.transaction(async () => clearUnusedSpace(database, nextPage, limit)),
          ),
        );
        nextPage += pages;
        return pages;
      });
      return [];
    },
    backup: (target) =>
      backUpSqlite(file, target).catch((error: unknown) => {
        throw toStoreError(error);
      }),
    close: async () => {
      await writes.idle();
      await previousWork;
      connection?.close();
      connection = undefined;
    },
  });
};
