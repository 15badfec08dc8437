import pg from 'pg';
import { failureCode } from '../log';
import { type Row, toRows } from './row';
import type { SqlValue } from './script';
import { StoreError } from './store';

type Value = SqlValue | readonly (string | number | null)[];

/** Runs statements on one connection, inside or outside a transaction. */
export interface PostgresSession {
  /** Runs a statement. @returns its rows */
  all: (sql: string, ...values: Value[]) => Promise<Row[]>;
  /** Runs a statement. @returns the number of rows changed */
  run: (sql: string, ...values: Value[]) => Promise<number>;
}

export interface PostgresConnection extends PostgresSession {
  /**
   * Runs the work in one transaction, which is on the server's disk when this resolves. A call of `undo` rolls it back.
   *
   * @param lock id of an advisory lock: transactions with the same id run one at a time
   */
  transaction: <Result>(
    work: (session: PostgresSession, undo: () => void) => Promise<Result>,
    lock?: number,
  ) => Promise<Result>;
  /** Runs statements on their own connection, without transaction or time-out. @returns the server's warnings */
  runOutsideTransaction: (statement: string) => Promise<string[]>;
  close: () => Promise<void>;
}

const maxConnections = 10;
const connectMs = 5000;
/** Shorter than the browser's time-out of 15 s (docs/rules.md#timeout-and-retries), so that it gets a 503. */
const statementMs = 9000;

/** `SET LOCAL`, because behind a pooler (PgBouncer) the next transaction may run in another session. */
const limits = `SET LOCAL synchronous_commit = 'on'; SET LOCAL statement_timeout = ${statementMs}`;

const toStoreError = (error: unknown) =>
  error instanceof StoreError ? error : new StoreError(failureCode(error), { cause: error });

const sessionOn = (client: pg.Pool | pg.ClientBase): PostgresSession => ({
  all: async (sql, ...values) => toRows((await client.query(sql, values)).rows),
  run: async (sql, ...values) => (await client.query(sql, values)).rowCount ?? 0,
});

const ignore = () => undefined;

/** Opens a pool of connections to a PostgreSQL server; broken connections are replaced on demand. */
export const openPostgresConnection = (
  connectionString: string,
  isReadOnly = false,
): PostgresConnection => {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    // For a dead network, which closes no connection.
    query_timeout: statementMs + 1000,
    keepAlive: true,
  });
  // Ignore a broken idle connection: the next query reports the failure.
  pool.on('error', ignore);
  const pooled = sessionOn(pool);

  const withClient = async <Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
  ): Promise<Result> => {
    let client: pg.PoolClient | undefined;
    try {
      client = await pool.connect();
      // The connection may break between two statements: an unhandled error event would end the process.
      client.on('error', ignore);
      const result = await work(client);
      client.off('error', ignore);
      client.release();
      return result;
    } catch (error) {
      // Its state is unknown: do not reuse it.
      client?.release(true);
      throw toStoreError(error);
    }
  };

  return {
    all: (sql, ...values) =>
      pooled.all(sql, ...values).catch((error: unknown) => {
        throw toStoreError(error);
      }),
    run: (sql, ...values) =>
      pooled.run(sql, ...values).catch((error: unknown) => {
        throw toStoreError(error);
      }),
    transaction: (work, lock) =>
      withClient(async (client) => {
        let isUndone = false;
        const locked = lock === undefined ? '' : `; SELECT pg_advisory_xact_lock(${lock})`;
        await client.query(`BEGIN${isReadOnly ? ' READ ONLY' : ''}; ${limits}${locked}`);
        const result = await work(sessionOn(client), () => {
          isUndone = true;
        });
        const { command } = await client.query(isUndone ? 'ROLLBACK' : 'COMMIT');
        // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK instead of an error.
        if (!isUndone && command !== 'COMMIT') throw new StoreError('NOT_COMMITTED');
        return result;
      }),
    runOutsideTransaction: async (statement) => {
      const warnings: string[] = [];
      const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectMs });
      client.on('error', ignore);
      client.on('notice', ({ severity, message }) => {
        if (severity === 'WARNING') warnings.push(message ?? '');
      });
      try {
        await client.connect();
        await client.query(statement);
        return warnings;
      } catch (error) {
        throw toStoreError(error);
      } finally {
        await client.end();
      }
    },
    close: () => pool.end(),
  };
};
