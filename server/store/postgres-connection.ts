import pg from 'pg';
import type { SqlValue } from './script';
import { StoreError, toStoreError } from './store';

/** Runs a statement. @returns its rows */
type RunOnPostgres = (sql: string, ...values: SqlValue[]) => Promise<readonly unknown[]>;

const maxConnections = 10;
const connectMs = 5000;
/** Shorter than the browser's time-out of 15 s (docs/rules.md#timeout-and-retries), so that it gets a 503. */
const statementMs = 9000;

/** `SET LOCAL`, because behind a pooler (PgBouncer) the next transaction may run in another session. */
const limits = `SET LOCAL synchronous_commit = 'on'; SET LOCAL statement_timeout = ${statementMs}`;

/** 64-bit integers are numbers: no count or time of ours is larger than those are exact. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
};

const runOn =
  (client: pg.Pool | pg.ClientBase): RunOnPostgres =>
  async (sql, ...values) => {
    // Several statements at once, as a migration has, give no rows.
    const { rows }: { rows?: unknown[] } = await client.query(sql, values);
    return rows ?? [];
  };

const ignore = () => undefined;

/** Opens a pool of connections to a PostgreSQL server; broken connections are replaced on demand. */
export const openPostgresConnection = (connectionString: string, isReadOnly = false) => {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    // For a dead network, which closes no connection.
    query_timeout: statementMs + 1000,
    keepAlive: true,
  });
  // Ignore a broken idle connection: the next query reports the failure.
  pool.on('error', ignore);
  const all: RunOnPostgres = (...statement) =>
    runOn(pool)(...statement).catch((error: unknown) => {
      throw toStoreError(error);
    });

  return {
    /** Runs a statement outside a transaction. */
    all,
    /**
     * Runs the work in one transaction, which is on the server's disk when this resolves. A call of `undo` rolls it back.
     *
     * @param lock id of an advisory lock: transactions with the same id run one at a time
     */
    transaction: async <Result>(
      work: (run: RunOnPostgres, undo: () => void) => Promise<Result>,
      lock?: number,
    ): Promise<Result> => {
      let isUndone = false;
      const locked = lock === undefined ? '' : `; SELECT pg_advisory_xact_lock(${lock})`;
      let client: pg.PoolClient | undefined;
      try {
        client = await pool.connect();
        // The connection may break between two statements: an unhandled error event would end the process.
        client.on('error', ignore);
        await client.query(`BEGIN${isReadOnly ? ' READ ONLY' : ''}; ${limits}${locked}`);
        const result = await work(runOn(client), () => {
          isUndone = true;
        });
        const { command } = await client.query(isUndone ? 'ROLLBACK' : 'COMMIT');
        // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK instead of an error.
        if (!isUndone && command !== 'COMMIT') throw new StoreError('NOT_COMMITTED');
        client.off('error', ignore);
        client.release();
        return result;
      } catch (error) {
        // Its state is unknown: do not reuse it.
        client?.release(true);
        throw toStoreError(error);
      }
    },
    /** Runs statements on their own connection, without transaction or time-out. @returns the server's warnings */
    runOutsideTransaction: async (statement: string) => {
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
      } finally {
        await client.end();
      }
    },
    close: () => pool.end(),
  };
};

export type PostgresConnection = ReturnType<typeof openPostgresConnection>;
