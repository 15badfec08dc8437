import { ConfigError } from '../config-error';
import { processInPages } from './process-in-pages';
import {
  openPostgresConnection,
  type PostgresConnection,
  type PostgresSession,
} from './postgres-connection';
import { migratePostgres } from './postgres-migrate';
import { createPostgresOutbox } from './postgres-outbox';
import { submitToPostgres } from './postgres-submit';
import { isPurgedSql, numberOf, submissionColumns, textOf, toPost, toSubmission } from './rows';
import { runScriptOnPostgres } from './script';
import type { Erased, ExportFilter, Store, StoredSubmission } from './store';

const exportPage = 500;

const exportRowsOf = async function* (
  { all }: PostgresSession,
  { kind }: ExportFilter,
): AsyncGenerator<StoredSubmission> {
  const page = `SELECT ${submissionColumns} FROM submissions s
    WHERE s.id > $1 AND s.kind = coalesce($2, s.kind) ORDER BY s.id LIMIT ${exportPage}`;
  for (let last = 0; ;) {
    const rows = (await all(page, last, kind ?? null)).map(toSubmission);
    yield* rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < exportPage) return;
  }
};

const notVacuumed =
  'The deleted rows are still in the files of the database server, because its role may not vacuum. Ask the owner of the tables to run VACUUM submissions, outbox, idempotency_keys, audit_identities';
const inLog =
  'The write-ahead log of the database server, its replicas and backups keep them until they are deleted';

const deleteInPages = async (
  connection: PostgresConnection,
  condition: string,
  value: string | number,
): Promise<Erased> => {
  const mailIds: string[] = [];
  const submissions = await processInPages((limit) =>
    connection.transaction(async ({ all, run }) => {
      const page = await all(
        `SELECT id FROM submissions WHERE ${condition} LIMIT ${limit} FOR UPDATE`,
        value,
      );
      const ids = `{${page.map((row) => numberOf(row, 'id')).join(',')}}`;
      // Digests that list the person are erased as well.
      const mails = `SELECT id::text FROM outbox WHERE submission_id = ANY ($1)
        UNION SELECT d.id FROM submissions s JOIN digests d ON s.id > d.after_id AND s.id <= d.until_id
          WHERE s.id = ANY ($1)`;
      for (const mail of await all(mails, ids)) mailIds.push(textOf(mail, 'id'));
      return run('DELETE FROM submissions WHERE id = ANY ($1)', ids);
    }),
  );
  // VACUUM removes the deleted rows from the server's files. It cannot be told to pause: a setting of the session would
  // stay with the pooler's connection.
  const warnings = await connection
    .runOutsideTransaction('VACUUM submissions, outbox, idempotency_keys, audit_identities')
    .catch(() => ['failed']);
  return {
    submissions,
    mailIds,
    remainingCopies: [...(warnings.length > 0 ? [notVacuumed] : []), inLog],
  };
};

interface PostgresStore {
  store: Store;
  connection: PostgresConnection;
  /** HMAC key. */
  secret: Buffer;
}

/**
 * Opens the store on a PostgreSQL server, which several processes may share.
 *
 * @param url `postgres://user:password@host:5432/database`
 * @throws {StoreError} when the server is unreachable, its schema is newer, or its secret is lost
 */
export const openPostgresStore = async (
  url: string,
  { isNew = false, isReadOnly = false }: { isNew?: boolean; isReadOnly?: boolean } = {},
): Promise<PostgresStore> => {
  const connection = openPostgresConnection(url, isReadOnly);
  let secret: Buffer;
  try {
    secret = await migratePostgres(connection, { isNew, isReadOnly });
  } catch (error) {
    await connection.close();
    throw error;
  }
  const { all, transaction } = connection;
  const store: Store = {
    submit: (submission) => submitToPostgres(connection, submission),
    listPosts: async () => (await all('SELECT * FROM blog_posts ORDER BY position')).map(toPost),
    ...createPostgresOutbox(connection),
    write: (script) => transaction((session) => runScriptOnPostgres(script(), session.all)),
    read: (script) => runScriptOnPostgres(script(), all),
    exportRows: (filter) => exportRowsOf(connection, filter),
    forget: (email) => deleteInPages(connection, 'email = $1', email),
    purge: (before) => deleteInPages(connection, isPurgedSql.replaceAll('?', '$'), before),
    backup: () => Promise.reject(new ConfigError('On PostgreSQL, back up with pg_dump')),
    close: connection.close,
  };
  return { store, connection, secret };
};
