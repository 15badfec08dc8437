import pg from 'pg';
import { failureCode } from '../log';
import { type Row, toRows } from './row';
import type { SqlValue } from './script';
import { StoreError } from './store';

type Value = SqlValue | readonly (string | number | null)[];

/** Where statements are run: one connection, inside a transaction or not. */
export interface PostgresSession {
  /** Runs a statement; gives its rows. */
  all: (sql: string, ...values: Value[]) => Promise<Row[]>;
  /** Runs a statement; gives how many rows it changed. */
  run: (sql: string, ...values: Value[]) => Promise<number>;
}

export interface PostgresConnection extends PostgresSession {
  /**
   * Runs the work in one transaction, on the server's disk when this resolves. After a call of `undo` nothing of
   * it stays.
   *
   * @param lock a whole number: transactions with the same one take turns
   */
  transaction: <Result>(
    work: (session: PostgresSession, undo: () => void) => Promise<Result>,
    lock?: number,
  ) => Promise<Result>;
  /**
   * Runs a statement on a connection of its own, without a transaction and without a limit on time; gives what the
   * server warned of.
   */
  runOutsideTransaction: (sql: string) => Promise<string[]>;
  close: () => Promise<void>;
}

const mostConnections = 10;
const connectMs = 5000;
/**
 * Shorter than the browser's time-out of 15 s (docs/rules.md#timeout-and-retries), so that it hears 503 instead of
 * nothing.
 */
const statementMs = 9000;

/** Settings of a transaction, not of the session: behind a pooler (PgBouncer) the next one is on another session. */
const limits = `SET LOCAL synchronous_commit = 'on'; SET LOCAL statement_timeout = ${statementMs}`;

const toStoreError = (error: unknown) =>
  error instanceof StoreError ? error : new StoreError(failureCode(error), { cause: error });

const sessionOn = (client: pg.Pool | pg.ClientBase): PostgresSession => ({
  all: async (sql, ...values) => toRows((await client.query(sql, values)).rows),
  run: async (sql, ...values) => (await client.query(sql, values)).rowCount ?? 0,
});

const ignore = () => undefined;

/** A pool of connections to a PostgreSQL server; one that breaks is replaced when the next is needed. */
export const openPostgresConnection = (
  connectionString: string,
  isReadOnly = false,
): PostgresConnection => {
  const pool = new pg.Pool({
    connectionString,
    max: mostConnections,
    connectionTimeoutMillis: connectMs,
    // The server's answer may never come: a dead network closes nothing.
    query_timeout: statementMs + 1000,
    keepAlive: true,
  });
  // An idle connection that breaks is no event of its own: whoever needs the next one learns it.
  pool.on('error', ignore);
  const pooled = sessionOn(pool);

  const withClient = async <Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
  ): Promise<Result> => {
    let client: pg.PoolClient | undefined;
    try {
      client = await pool.connect();
      // It may break between two statements, when nobody waits for it: unheard, that would end the process.
      client.on('error', ignore);
      const result = await work(client);
      client.off('error', ignore);
      client.release();
      return result;
    } catch (error) {
      // Whatever state it is in, this connection is not used again.
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
        // A transaction that failed inside answers COMMIT with ROLLBACK, and no error.
        if (!isUndone && command !== 'COMMIT') throw new StoreError('NOT_COMMITTED');
        return result;
      }),
    runOutsideTransaction: async (sql) => {
      const warnings: string[] = [];
      const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectMs });
      client.on('error', ignore);
      client.on('notice', ({ severity, message }) => {
        if (severity === 'WARNING') warnings.push(message ?? '');
      });
      try {
        await client.connect();
        await client.query(sql);
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
