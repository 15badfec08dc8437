import { ConfigError } from '../config-error';
import { openPostgres, type PostgresConnection, type PostgresSession } from './postgres-connection';
import { migratePostgres } from './postgres-migrate';
import { submitTo } from './postgres-submit';
import { numberOf, submissionColumns, textOf, toPost, toQueuedMail, toSubmission } from './rows';
import {
  type Delivery,
  type Erased,
  type ExportFilter,
  type QueuedMail,
  type Store,
  type StoredSubmission,
} from './store';

const exportPage = 500;
const erasePage = 500;

/** Mails that another process is delivering just now are passed over. */
const dueMails = `SELECT o.id AS mail_id, o.kind AS mail_kind, o.attempts, ${submissionColumns}
  FROM outbox o JOIN submissions s ON s.id = o.submission_id
  WHERE o.due_at <= $1 ORDER BY o.due_at LIMIT $2 FOR UPDATE OF o SKIP LOCKED`;

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

const updateMails = `UPDATE outbox SET due_at = d.due_at, attempts = attempts + d.failures
  FROM unnest($1::uuid[], $2::bigint[], $3::integer[]) AS d (id, due_at, failures)
  WHERE outbox.id = d.id`;

/** Keeps what became of mails. A sent or parked one is due no more. */
const recordDeliveries = (
  { run }: PostgresSession,
  mails: readonly QueuedMail[],
  deliveries: readonly Delivery[],
) =>
  run(
    updateMails,
    mails.slice(0, deliveries.length).map(({ id }) => id),
    deliveries.map((delivery) => ('retryAt' in delivery ? delivery.retryAt : null)),
    deliveries.map(({ outcome }) => (outcome === 'failed' || outcome === 'parked' ? 1 : 0)),
  );

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
      for (const mail of await all('SELECT id FROM outbox WHERE submission_id = ANY ($1)', ids))
        mailIds.push(textOf(mail, 'id'));
      return run('DELETE FROM submissions WHERE id = ANY ($1)', ids);
    });
    submissions += count;
    if (count === 0) break;
  }
  // Until then the deleted rows are still in the server's files.
  await connection.alone(({ run }) =>
    run('VACUUM submissions, outbox, idempotency_keys, audit_identities'),
  );
  return { submissions, mailIds };
};

export interface PostgresStore {
  store: Store;
  connection: PostgresConnection;
  /** The key of the keyed hashes. */
  secret: Buffer;
}

/**
 * The store on a PostgreSQL server, shared by as many processes as there are.
 *
 * @param url `postgres://user:password@host:5432/database`
 * @throws {StoreError} when the server cannot be reached or its schema is of a newer version
 */
export const openPostgresStore = async (url: string): Promise<PostgresStore> => {
  const connection = openPostgres(url);
  let secret: Buffer;
  try {
    secret = await migratePostgres(connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
  const { all, run, transaction } = connection;
  const store: Store = {
    submit: (submission) => submitTo(connection, submission),
    probe: async () => {
      const upsert = `INSERT INTO probe VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1`;
      await run(upsert, Date.now());
    },
    listPosts: async () => (await all('SELECT * FROM blog_posts ORDER BY position')).map(toPost),
    deliverMails: (now, limit, deliver) =>
      transaction(async (session) => {
        const mails = (await session.all(dueMails, now, limit)).map(toQueuedMail);
        if (mails.length === 0) return 0;
        await recordDeliveries(session, mails, await deliver(mails));
        return mails.length;
      }),
    unpark: async (attempts, now) => {
      const parked = 'due_at IS NULL AND attempts >= $2';
      await run(`UPDATE outbox SET due_at = $1, attempts = 0 WHERE ${parked}`, now, attempts);
    },
    nextMailAt: async () => {
      const next = 'SELECT due_at FROM outbox WHERE due_at IS NOT NULL ORDER BY due_at LIMIT 1';
      const [row] = await all(next);
      return row === undefined ? undefined : numberOf(row, 'due_at');
    },
    exportRows: (filter) => exportRowsOf(connection, filter),
    forget: (email) => eraseWhere(connection, 'email = $1', email),
    purge: (before) => eraseWhere(connection, 'received_at < $1', before),
    backup: () => Promise.reject(new ConfigError('On PostgreSQL, back up with pg_dump')),
    close: connection.close,
  };
  return { store, connection, secret };
};
