import { ConfigError } from '../config-error';
import { openPostgres, type PostgresConnection, type PostgresSession } from './postgres-connection';
import { migratePostgres } from './postgres-migrate';
import { submitTo } from './postgres-submit';
import {
  isDue,
  longestWaitMs,
  numberOf,
  queuedColumns,
  submissionColumns,
  takesPart,
  textOf,
  toPost,
  toQueued,
  toRecord,
  toSubmission,
} from './rows';
import { runScriptRemotely } from './script';
import {
  type Delivery,
  type Erased,
  type ExportFilter,
  type Queued,
  type Store,
  type StoredSubmission,
} from './store';

const exportPage = 500;
const erasePage = 500;

/** What another process is delivering just now is passed over. */
const due = `SELECT ${queuedColumns}
  FROM outbox o LEFT JOIN submissions s ON s.id = o.submission_id
  WHERE ${isDue.replaceAll('?', '$')} ORDER BY o.due_at LIMIT $4 FOR UPDATE OF o SKIP LOCKED`;

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

const updateOutbox = `UPDATE outbox
  SET due_at = d.due_at, parked_at = d.parked_at, attempts = attempts + d.failures
  FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::integer[])
    AS d (id, due_at, parked_at, failures)
  WHERE outbox.id = d.id`;

/** Keeps what became of them. What is sent or parked is due no more. */
const recordDeliveries = (
  { run }: PostgresSession,
  waiting: readonly Queued[],
  deliveries: readonly Delivery[],
) => {
  const records = deliveries.map(toRecord);
  return run(
    updateOutbox,
    waiting.slice(0, records.length).map(({ id }) => id),
    records.map(({ dueAt }) => dueAt),
    records.map(({ parkedAt }) => parkedAt),
    records.map(({ failures }) => failures),
  );
};

const notVacuumed =
  'The deleted rows are still in the files of the database server: its role may not vacuum. Let the owner of the tables run VACUUM submissions, outbox, idempotency_keys, audit_identities';
const inLog =
  'The write-ahead log of the database server, its replicas and backups hold them until it drops those';

const eraseWhere = async (
  connection: PostgresConnection,
  condition: string,
  value: string | number,
): Promise<Erased> => {
  const mailIds: string[] = [];
  let submissions = 0;
  for (;;) {
    const count = await connection.transaction(async ({ all, run }) => {
      const page = await all(
        `SELECT id FROM submissions WHERE ${condition} LIMIT ${erasePage} FOR UPDATE`,
        value,
      );
      const ids = `{${page.map((row) => numberOf(row, 'id')).join(',')}}`;
      // A digest names the person: its file goes as well.
      const mails = `SELECT id::text FROM outbox WHERE submission_id = ANY ($1)
        UNION SELECT digest_id FROM submissions WHERE digest_id IS NOT NULL AND id = ANY ($1)`;
      for (const mail of await all(mails, ids)) mailIds.push(textOf(mail, 'id'));
      return run('DELETE FROM submissions WHERE id = ANY ($1)', ids);
    });
    submissions += count;
    if (count === 0) break;
  }
  // Until then the deleted rows are still in the server's files.
  const warnings = await connection
    .alone('VACUUM submissions, outbox, idempotency_keys, audit_identities')
    .catch(() => ['failed']);
  return { submissions, mailIds, remains: [...(warnings.length > 0 ? [notVacuumed] : []), inLog] };
};

interface PostgresStore {
  store: Store;
  connection: PostgresConnection;
  /** The key of the keyed hashes. */
  secret: Buffer;
}

/**
 * The store on a PostgreSQL server, shared by as many processes as there are.
 *
 * @param url `postgres://user:password@host:5432/database`
 * @throws {StoreError} when the server cannot be reached, its schema is of a newer version, or its secret is lost
 */
export const openPostgresStore = async (
  url: string,
  { isNew = false, isReadOnly = false }: { isNew?: boolean; isReadOnly?: boolean } = {},
): Promise<PostgresStore> => {
  const connection = openPostgres(url, isReadOnly);
  let secret: Buffer;
  try {
    secret = await migratePostgres(connection, { isNew, isReadOnly });
  } catch (error) {
    await connection.close();
    throw error;
  }
  const { all, run, transaction } = connection;
  const store: Store = {
    submit: (submission) => submitTo(connection, submission),
    listPosts: async () => (await all('SELECT * FROM blog_posts ORDER BY position')).map(toPost),
    deliverDue: (channel, now, limit, deliver) =>
      transaction(async (session) => {
        const waiting = (await session.all(due, channel, now, longestWaitMs, limit)).map(toQueued);
        if (waiting.length === 0) return 0;
        await recordDeliveries(session, waiting, await deliver(waiting));
        return waiting.length;
      }),
    unpark: async (channel, now) => {
      const unpark =
        'UPDATE outbox SET due_at = $1, attempts = 0, parked_at = NULL, digest_id = NULL';
      await run(`${unpark} WHERE parked_at IS NOT NULL AND channel = $2`, now, channel);
    },
    nextDueAt: async (channel) => {
      const next = `SELECT due_at FROM outbox WHERE channel = $1 AND due_at IS NOT NULL
        ORDER BY due_at LIMIT 1`;
      const [row] = await all(next, channel);
      return row === undefined ? undefined : numberOf(row, 'due_at');
    },
    write: (script) => transaction((session) => runScriptRemotely(script(), session.all)),
    read: (script) => runScriptRemotely(script(), all),
    exportRows: (filter) => exportRowsOf(connection, filter),
    forget: (email) => eraseWhere(connection, 'email = $1', email),
    purge: (before) => eraseWhere(connection, `received_at < $1 AND NOT ${takesPart}`, before),
    backup: () => Promise.reject(new ConfigError('On PostgreSQL, back up with pg_dump')),
    close: connection.close,
  };
  return { store, connection, secret };
};
