import { blogSeed } from '@/content/blog-seed';
import { failureCode } from '../log';
import { isPurgedSql, numberOf, submissionColumns, toPost, toSubmission } from './rows';
import { backUpSqlite } from './sqlite-backup';
import {
  isBusy,
  openSqliteConnection,
  type SqliteConnection,
  toStoreError,
} from './sqlite-connection';
import { deleteInPages, fileContains } from './sqlite-erase';
import { runScriptOnSqlite } from './script';
import { createSqliteOutbox } from './sqlite-outbox';
import { sqliteMigrations } from './sqlite-schema';
import { submitToSqlite } from './sqlite-submit';
import { type ExportFilter, type Store, StoreError, type StoredSubmission } from './store';
import { busyLimitMs, busyRetryMs, createWriteQueue } from './write-queue';

const exportPage = 500;

const seedPosts = ({ run }: SqliteConnection) => {
  blogSeed.forEach((post, position) => {
    run(
      'INSERT INTO blog_posts VALUES (?, ?, ?, ?, ?, ?, ?)',
      post.slug,
      position,
      post.thumbnailUrl,
      post.category,
      post.title,
      post.creator,
      post.readTime ?? null,
    );
  });
};

/** Read-only commands do not migrate: that is left to the server. */
const checkVersion = ({ all }: SqliteConnection) => {
  const [row] = all('PRAGMA user_version');
  const version = row === undefined ? 0 : numberOf(row, 'user_version');
  if (version !== sqliteMigrations.length) throw new StoreError('OTHER_SCHEMA');
};

const migrate = (connection: SqliteConnection) => {
  connection.transaction(() => {
    const [row] = connection.all('PRAGMA user_version');
    const version = row === undefined ? 0 : numberOf(row, 'user_version');
    if (version > sqliteMigrations.length) throw new StoreError('NEWER_SCHEMA');
    // Write nothing to a current schema, so that erasing can begin on a full disk.
    if (version === sqliteMigrations.length) return;
    for (const step of sqliteMigrations.slice(version)) connection.exec(step);
    if (version === 0) seedPosts(connection);
    connection.exec(`PRAGMA user_version = ${sqliteMigrations.length}`);
  });
};

const openReadOnly = (file: string): SqliteConnection => {
  try {
    return openSqliteConnection(file, checkVersion, 'read');
  } catch (error) {
    // A process was killed during a write: open the file for writing, which rolls it back.
    if (failureCode(error) !== 'SQLITE_READONLY_ROLLBACK') throw error;
    openSqliteConnection(file, checkVersion).close();
    return openSqliteConnection(file, checkVersion, 'read');
  }
};

/**
 * Opens the store on a SQLite file. A resolved write is on disk: see the pragmas of the connection.
 *
 * @param isReadOnly never writes, not even a migration
 * @throws {StoreError} when the file cannot be opened or is not the site's database
 */
export const openSqliteStore = (file: string, isReadOnly = false): Store => {
  let connection: SqliteConnection;
  try {
    connection = isReadOnly ? openReadOnly(file) : openSqliteConnection(file, migrate);
  } catch (error) {
    throw toStoreError(error);
  }

  const writes = createWriteQueue({
    transaction: (work) => {
      connection.reopenIfReplaced();
      connection.transaction(work);
    },
    isBusy,
    toStoreError,
  });

  // Reads bypass the queue, but wait as long as it does for another process's lock.
  const read = async <Result>(query: () => Result): Promise<Result> => {
    const deadline = performance.now() + busyLimitMs;
    for (;;) {
      try {
        connection.reopenIfReplaced();
        return query();
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw toStoreError(error);
        await new Promise((resolve) => setTimeout(resolve, busyRetryMs));
      }
    }
  };

  const exportRows = async function* ({ kind }: ExportFilter): AsyncGenerator<StoredSubmission> {
    const page = `SELECT ${submissionColumns} FROM submissions s
      WHERE s.id > ? AND s.kind = coalesce(?, s.kind) ORDER BY s.id LIMIT ${exportPage}`;
    for (let last = 0; ;) {
      const after = last;
      const rows = await read(() => connection.all(page, after, kind ?? null).map(toSubmission));
      yield* rows;
      last = rows.at(-1)?.id ?? last;
      if (rows.length < exportPage) return;
    }
  };

  return {
    submit: (submission) => writes.run(() => submitToSqlite(connection, submission)),
    listPosts: () =>
      read(() => connection.all('SELECT * FROM blog_posts ORDER BY position').map(toPost)),
    ...createSqliteOutbox(connection, writes, read),
    write: (script) => writes.run(() => runScriptOnSqlite(script(), connection.all)),
    read: (script) => read(() => runScriptOnSqlite(script(), connection.all)),
    exportRows,
    forget: async (email) => {
      const erased = await deleteInPages(connection, writes, 'email = ?1', email);
      // When SQLite rebalances a page, its unused part may keep a copy that deleting does not overwrite.
      if (await fileContains(file, email)) await read(connection.vacuum);
      return erased;
    },
    purge: (before) => deleteInPages(connection, writes, isPurgedSql, before),
    backup: (target) =>
      backUpSqlite(file, target).catch((error: unknown) => {
        throw toStoreError(error);
      }),
    close: async () => {
      await writes.idle();
      connection.close();
    },
  };
};
