import { selectSubmissions } from './submissions';
import { type Methods, type MethodsOf, reads, writes } from './methods';
import { createOutboxStore, type OutboxStore } from './outbox';
import { processInPages } from './process-in-pages';
import type { Erased, StoredSubmission, SubmissionKind } from './records';
import type { Dialect, Driver, InTransaction, Transaction } from './transaction';

/**
 * The database. Every method rejects with {@link StoreError} when the database fails; then it has written nothing, and
 * the next call may succeed.
 */
export interface Store extends Methods, OutboxStore, Pick<Driver, 'backup' | 'close'> {
  /** Yields the submissions in the order received, with one page in memory. */
  exportRows: (filter: { kind?: SubmissionKind }) => AsyncIterable<StoredSubmission>;
  /** Deletes everything of a person, on SQLite down to the bytes on disk. @param mailbox see {@link NewSubmission} */
  forget: (mailbox: string) => Promise<Erased>;
  /**
   * Deletes the submissions received before a time (milliseconds since 1970), except current newsletter subscriptions:
   * that consent holds until it is withdrawn.
   */
  purge: (before: number) => Promise<Erased>;
}

const exportPage = 500;

/** SQL condition: the submission is a current newsletter subscription. */
const isSubscribedSql = "(kind = 'newsletter' AND confirmed_at IS NOT NULL AND left_at IS NULL)";

/**
 * SQL condition of a purge of everything before ?1 (docs/rules.md#retention): spares current subscriptions, addresses
 * asked to confirm since, and rows whose mail waits.
 */
const isPurgedSql = `received_at < ?1 AND NOT ${isSubscribedSql} AND NOT EXISTS (
  SELECT 1 FROM outbox q WHERE q.submission_id = submissions.id
    AND (q.due_at IS NOT NULL OR (q.kind = 'confirmation' AND q.queued_at >= ?1)))`;

/** @returns the functions as methods, which get their transaction from one of the driver's */
const bind = <Functions extends Readonly<Record<string, InTransaction<never[], unknown>>>>(
  functions: Functions,
  run: Driver['read'],
): MethodsOf<Functions> => {
  const methods: unknown[][] = Object.entries(functions).map(([name, work]) => [
    name,
    (...values: never[]) => run((tx) => work(tx, ...values)),
  ]);
  return Object.fromEntries(methods);
};

/** Deletes a page of submissions. @returns their number, and the mails about them: also digests that list them */
const deletePage = async (
  tx: Transaction,
  { ids: inIds }: Dialect,
  condition: string,
  value: string | number,
  limit: number,
) => {
  const page = `SELECT id FROM submissions WHERE ${condition} LIMIT ?2`;
  const found = await tx.rows<{ id: number }>(page, value, limit);
  const ids = JSON.stringify(found.map(({ id }) => id));
  const mails = `SELECT CAST(id AS text) AS id FROM outbox WHERE submission_id IN ${inIds}
    UNION SELECT d.id FROM submissions s JOIN digests d ON s.id > d.after_id AND s.id <= d.until_id
      WHERE s.id IN ${inIds}`;
  const mailIds = (await tx.rows<{ id: string }>(mails, ids)).map(({ id }) => id);
  const gone = `DELETE FROM submissions WHERE id IN ${inIds} RETURNING id`;
  return { mailIds, submissions: (await tx.rows(gone, ids)).length };
};

/** Yields submissions in the order received. A running server answers its visitors between two pages. */
async function* readPages(read: Driver['read'], kind?: SubmissionKind) {
  const page = `s.id > ?1 AND s.kind = coalesce(?2, s.kind) ORDER BY s.id LIMIT ${exportPage}`;
  for (let last = 0; ;) {
    const after = last;
    const rows = await read((tx) => selectSubmissions(tx, page, after, kind ?? null));
    yield* rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < exportPage) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** @returns the store on a database */
export const createStore = (driver: Driver): Store => {
  const { dialect, read, write, clean, backup, close } = driver;
  /** In pages of one transaction each, so that a running server waits for milliseconds only. */
  const deleteWhere = async (condition: string, value: string | number) => {
    const mailIds: string[] = [];
    const submissions = await processInPages(async (limit) => {
      const deleted = await write((tx) => deletePage(tx, dialect, condition, value, limit));
      mailIds.push(...deleted.mailIds);
      return deleted.submissions;
    });
    return { submissions, mailIds };
  };

  return {
    ...bind(reads, read),
    ...bind(writes, write),
    ...createOutboxStore(driver),
    exportRows: ({ kind }) => readPages(read, kind),
    // Even if no row is left: a crash may have come before the end.
    forget: async (mailbox) => ({
      ...(await deleteWhere('mailbox = ?1', mailbox)),
      remainingCopies: await clean(),
    }),
    purge: async (before) => {
      const deleted = await deleteWhere(isPurgedSql, before);
      return { ...deleted, remainingCopies: deleted.submissions > 0 ? await clean() : [] };
    },
    backup,
    close,
  };
};
