import type { Dialect } from './driver';
import { missingMigrations, schemaVersion, sqliteMigrations } from './schema';
import { openSerialConnection } from './serial-connection';
import { backUpSqlite } from './sqlite-backup';
import { retryWhileBusy, type SqliteConnection } from './sqlite-connection';
import { clearUnusedSpace } from './sqlite-erase';
import { createStore, type Store } from './store';
import { StoreError, toStoreError } from './store-error';
import { createTransaction } from './transaction';
import { createWriteQueue } from './write-queue';

const dialect: Dialect = {
  clock: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  // A transaction locks the whole database.
  rowLock: '',
  jsonIds: '(SELECT value FROM json_each(?1))',
};

/**
 * Opens the store on a SQLite file. A resolved write is on disk: see the pragmas of the connection.
 *
 * @param isReadOnly never writes, not even a migration
 * @throws {StoreError} when the file cannot be opened or is not the site's database
 */
export const openSqliteStore = async (file: string, isReadOnly = false): Promise<Store> => {
  const prepare = isReadOnly ? checkVersion : migrate;
  const connection = await openSerialConnection(file, prepare, isReadOnly);
  const writes = createWriteQueue((work) =>
    connection.run(({ transaction, rows }) => transaction(() => work(createTransaction(rows)))),
  );
  return createStore({
    dialect,
    write: (work) => writes.run(work),
    // Reads wait as long as the queue does for another process's lock.
    read: (work) =>
      retryWhileBusy(() => connection.run(({ rows }) => work(createTransaction(rows)))),
    clean: async () => {
      await clearUnusedSpace(connection);
      // Every erased byte is overwritten: there is no copy to tell the owner of.
      return [];
    },
    backup: (target) =>
      backUpSqlite(file, target).catch((error: unknown) => {
        throw toStoreError(error);
      }),
    close: async () => {
      await writes.idle();
      await connection.close();
    },
  });
};

const versionOf = async ({ rows }: SqliteConnection): Promise<number> => {
  const select = 'SELECT user_version AS version FROM pragma_user_version';
  const [row] = await createTransaction(rows).rows<{ version: number }>(select);
  return row?.version ?? 0;
};

const missingIn = async (connection: SqliteConnection) =>
  missingMigrations(await versionOf(connection), sqliteMigrations);

/** Read-only commands do not create the tables: that is left to the server. */
const checkVersion = async (connection: SqliteConnection) => {
  if ((await missingIn(connection)).length > 0) throw new StoreError('OTHER_SCHEMA');
};

const migrate = async (connection: SqliteConnection) => {
  // A current schema needs no lock, which a program that reads the file (a backup, a replicator)
  // may hold back for long, and no room on a full disk.
  if ((await missingIn(connection)).length === 0) return;
  await connection.transaction(async () => {
    for (const step of await missingIn(connection)) connection.exec(step);
    connection.exec(`PRAGMA user_version = ${schemaVersion}`);
  });
};
