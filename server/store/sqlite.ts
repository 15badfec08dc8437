import { failureCode } from '../base/log';
import { createStore } from './store';
import type { Dialect } from './transaction';
import { missingMigrations, schemaVersion, sqliteMigrations } from './schema';
import { backUpSqlite } from './sqlite-backup';
import {
  fileId,
  openSqliteConnection,
  retryWhileBusy,
  type SqliteConnection,
} from './sqlite-connection';
import type { Store } from './store';
import { StoreError, toStoreError } from './transaction';
import { createTransaction } from './transaction';
import { createWriteQueue } from './write-queue';

/** SQLite locks the whole database in a transaction. */
const dialect: Dialect = {
  clock: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  lock: '',
  ids: '(SELECT value FROM json_each(?1))',
  isAlone: true,
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
  // A current schema needs no lock, which a program that reads the file (a backup, a replicator) may hold back for long, and
  // no room on a full disk.
  if ((await missingIn(connection)).length === 0) return;
  await connection.transaction(async () => {
    for (const step of await missingIn(connection)) connection.exec(step);
    connection.exec(`PRAGMA user_version = ${schemaVersion}`);
  });
};

const openReadOnly = async (file: string): Promise<SqliteConnection> => {
  try {
    return await openSqliteConnection(file, checkVersion, 'read');
  } catch (error) {
    // A process was killed during a write: open the file for writing, which rolls it back.
    if (failureCode(error) !== 'SQLITE_READONLY_ROLLBACK') throw error;
    (await openSqliteConnection(file, checkVersion)).close();
    return openSqliteConnection(file, checkVersion, 'read');
  }
};

/** Sizes of the headers of pages that hold rows, by their first byte (https://www.sqlite.org/fileformat2.html). */
const headerSizes: ReadonlyMap<number, number> = new Map([
  [0x02, 12],
  [0x05, 12],
  [0x0a, 8],
  [0x0d, 8],
]);

/** Reading them takes about 2 ms. */
const pagesPerStep = 64;

/**
 * Overwrites the unused space of pages: rows that SQLite moved to other pages leave copies there, which `secure_delete` does
 * not know of.
 *
 * @param first number of the first page; 1 is that of the file
 * @returns the number of pages read, at most {@link pagesPerStep}
 */
const clearUnusedSpace = ({ all }: SqliteConnection, first: number): number => {
  const [counted] = all('SELECT page_count AS pages FROM pragma_page_count');
  const pages = Number(Object(counted).pages);
  const end = Math.min(first + pagesPerStep, pages + 1);
  for (let page = first; page < end; page += 1) {
    const [row] = all('SELECT data FROM sqlite_dbpage WHERE pgno = ?1', page);
    const data = Buffer.from(Object(row).data);
    const header = page === 1 ? 100 : 0;
    const headerSize = headerSizes.get(data[header] ?? 0);
    if (headerSize === undefined) continue;
    // Between the list of the rows' places, which grows upwards, and the rows, which grow downwards.
    const from = header + headerSize + 2 * data.readUInt16BE(header + 3);
    const to = data.readUInt16BE(header + 5) || 65_536;
    if (data.subarray(from, to).every((byte) => byte === 0)) continue;
    data.fill(0, from, to);
    all('UPDATE sqlite_dbpage SET data = ?1 WHERE pgno = ?2', data, page);
  }
  return end - first;
};

/**
 * Opens the store on a SQLite file. A resolved write is on disk: see the pragmas of the connection.
 *
 * @param isReadOnly never writes, not even a migration
 * @throws {StoreError} when the file cannot be opened or is not the site's database
 */
export const openSqliteStore = async (file: string, isReadOnly = false): Promise<Store> => {
  const open = () => (isReadOnly ? openReadOnly(file) : openSqliteConnection(file, migrate));
  let connection: SqliteConnection | undefined;
  /** Opens the file again if it was replaced. A file that is missing by then is not created. */
  const current = async () => {
    if (connection?.id === fileId(file)) return connection;
    connection?.close();
    connection = undefined;
    connection = await open();
    return connection;
  };
  let last: Promise<unknown> = Promise.resolve();
  /** One piece of work at a time: a read in the middle of a transaction would see what may be rolled back. */
  const alone = <Result>(work: (connection: SqliteConnection) => Result | Promise<Result>) => {
    const result = last.then(async () => work(await current()));
    last = result.catch(() => undefined);
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
      for (let first = 1; ; first += pagesPerStep) {
        const read = await retryWhileBusy(() =>
          alone((database) => database.transaction(async () => clearUnusedSpace(database, first))),
        );
        if (read < pagesPerStep) return [];
        // A running server answers its visitors in between.
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    },
    backup: (target) =>
      backUpSqlite(file, target).catch((error: unknown) => {
        throw toStoreError(error);
      }),
    close: async () => {
      await writes.idle();
      await last;
      connection?.close();
      connection = undefined;
    },
  });
};
