import { createHash } from 'node:crypto';
import pg from 'pg';
import { StoreError, toStoreError } from './store-error';
import { createTransaction, type RunStatement, type Transaction } from './transaction';

const maxConnections = 10;
const connectMs = 5000;
/** Shorter than the browser's 15 s (docs/rules.md#timeout-and-retries), so that it gets a 503. */
const statementMs = 9000;

/** `SET LOCAL`, because behind PgBouncer the next transaction may run in another session. */
const settings = `SET LOCAL synchronous_commit = 'on'; SET LOCAL statement_timeout = ${statementMs}`;

/** 64-bit integers become numbers: none of our counts and times is too large for an exact one. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
};

/** Statements are written for SQLite, with parameters `?1`: PostgreSQL calls them `$1`. */
const runOn =
  (client: pg.Pool | pg.ClientBase): RunStatement =>
  async (sql, ...values) => {
    // Several statements at once, as a migration has, give no rows.
    const { rows }: { rows?: unknown[] } = await client.query(
      sql.replaceAll(/\?(?=\d)/g, '$'),
      values,
    );
    return rows ?? [];
  };

/** @returns the number of an advisory lock for a name */
const lockOf = (name: string) => createHash('sha256').update(name).digest().readUIntBE(0, 6);

/** A connection broke, idle or in use: the next query reports it; unhandled, it ends the process. */
const ignore = () => undefined;

/**
 * Opens a pool of connections to a PostgreSQL server; broken connections are replaced on demand.
 */
export const openPostgresConnection = (url: string, isReadOnly = false) => {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    // For a dead network, which closes no connection.
    query_timeout: statementMs + 1000,
    keepAlive: true,
  });
  pool.on('error', ignore);
  const onPool = runOn(pool);

  return {
    /** Runs each statement by itself. */
    withoutTransaction: createTransaction(async (...statement) => {
      try {
        return await onPool(...statement);
      } catch (error) {
        throw toStoreError(error);
      }
    }),
    /** Runs the work in one transaction, which is on the server's disk when this resolves. */
    transaction: async <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => {
      let client: pg.PoolClient | undefined;
      try {
        client = await pool.connect();
        client.on('error', ignore);
        await client.query(`BEGIN${isReadOnly ? ' READ ONLY' : ''}; ${settings}`);
        const run = runOn(client);
        const lock = async (name: string) => {
          await run('SELECT pg_advisory_xact_lock(?1)', lockOf(name));
        };
        const result = await work(createTransaction(run, lock));
        const { command } = await client.query('COMMIT');
        // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK instead of an error.
        if (command !== 'COMMIT') throw new StoreError('NOT_COMMITTED');
        client.off('error', ignore);
        client.release();
        return result;
      } catch (error) {
        // The state of the connection is unknown: the pool closes it instead of reusing it.
        client?.release(true);
        throw toStoreError(error);
      }
    },
    close: () => pool.end(),
  };
};

export type PostgresConnection = ReturnType<typeof openPostgresConnection>;
