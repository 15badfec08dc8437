import { fileId, openSqliteConnection, type SqliteConnection } from './sqlite-connection';
import { toStoreError } from './store-error';

/** A connection to a SQLite file that does one work at a time. */
export interface SerialConnection {
  run: <Result>(
    work: (connection: SqliteConnection) => Result | Promise<Result>,
  ) => Promise<Result>;
  /** Closes the connection after the work that has begun. */
  close: () => Promise<void>;
}

/**
 * Opens a connection that does one work at a time: a read amid a transaction would see what may be
 * rolled back. The file is opened again once it was replaced, as by a restored backup.
 *
 * @throws {StoreError}
 */
export const openSerialConnection = async (
  ...options: Parameters<typeof openSqliteConnection>
): Promise<SerialConnection> => {
  const [file] = options;
  let connection: SqliteConnection | undefined;
  let previousWork: Promise<unknown> = Promise.resolve();

  /** `fileId` throws while the file is missing, because opening would create it. */
  const current = async () => {
    if (connection?.id === fileId(file)) return connection;
    connection?.close();
    connection = undefined;
    connection = await openSqliteConnection(...options);
    return connection;
  };

  try {
    connection = await openSqliteConnection(...options);
  } catch (error) {
    throw toStoreError(error);
  }
  return {
    run: (work) => {
      const result = previousWork.then(async () => work(await current()));
      previousWork = result.catch(() => undefined);
      return result;
    },
    close: async () => {
      await previousWork;
      connection?.close();
      connection = undefined;
    },
  };
};
