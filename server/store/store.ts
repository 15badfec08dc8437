import type { Dialect, Driver } from './driver';
import { type Methods, type MethodsOf, reads, writes } from './methods';
import { createOutboxStore, type OutboxStore } from './outbox';
import { processInPages } from './process-in-pages';
import type { Erased, StoredSubmission, SubmissionKind } from './records';
import { selectSubmissions } from './submissions';
import type { InTransaction, Transaction } from './transaction';

/**
 * The database. Every method rejects with {@link StoreError} when the database fails; then it has
 * written nothing, and the next call may succeed.
 */
export interface Store extends Methods, OutboxStore, Pick<Driver, 'backup' | 'close'> {
  /** Yields the submissions in the order received, with one page in memory. */
  exportRows: (filter: { kind?: SubmissionKind }) => AsyncIterable<StoredSubmission>;
  /**
   * Deletes everything of a mailbox ({@link NewSubmission}), on SQLite down to the bytes on disk.
   */
  forget: (mailbox: string) => Promise<Erased>;
  /**
   * Deletes the submissions received before a time (milliseconds since 1970), but those in use:
   * current newsletter subscriptions, addresses asked to confirm since, and rows whose mail waits.
   */
  purge: (before: number) => Promise<Erased>;
}

/** @returns the store on a database */
export const createStore = (driver: Driver): Store => {
  const { read, write, clean, backup, close } = driver;
  return {
    ...bind(reads, read),
    ...bind(writes, write),
    ...createOutboxStore(driver),
    exportRows: ({ kind }) => readPages(read, kind),
    forget: async (mailbox) => ({
      ...(await deleteSubmissions(driver, 'mailbox = ?1', mailbox)),
      // Even if no row was deleted now: a crash may have ended an earlier call before this.
      remainingCopies: await clean(),
    }),
    purge: async (before) => {
      const deleted = await deleteSubmissions(driver, isPurged, before);
      return { ...deleted, remainingCopies: deleted.submissions > 0 ? await clean() : [] };
    },
    backup,
    close,
  };
};

/**
 * Makes methods of functions: `findSubmission(tx, reference)` becomes
 * `store.findSubmission(reference)`.
 *
 * @param run runs a function on a transaction
 */
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

/** Submissions of an export that are in memory at a time. */
const exportPage = 500;

/** Yields submissions in the order received. A server answers its visitors between two pages. */
async function* readPages(read: Driver['read'], kind?: SubmissionKind) {
  const condition = `s.id > ?1 AND s.kind = coalesce(?2, s.kind) ORDER BY s.id LIMIT ${exportPage}`;
  const pageAfter = (id: number) =>
    read((tx) => selectSubmissions(tx, condition, id, kind ?? null));
  let page = await pageAfter(0);
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield* page;
    await new Promise((resolve) => setImmediate(resolve));
    page = await pageAfter(last.id);
  }
}

/** SQL condition: the submission is a current newsletter subscription. */
const isSubscribed = "(kind = 'newsletter' AND confirmed_at IS NOT NULL AND left_at IS NULL)";

/** SQL condition: a purge of everything before ?1 deletes it (docs/rules.md#retention). */
const isPurged = `received_at < ?1 AND NOT ${isSubscribed} AND NOT EXISTS (
  SELECT 1 FROM outbox q WHERE q.submission_id = submissions.id
    AND (q.due_at IS NOT NULL OR (q.kind = 'confirmation' AND q.queued_at >= ?1)))`;

/**
 * Deletes submissions in pages of one transaction each, so that a running server waits for
 * milliseconds only.
 *
 * @param condition SQL of the table `submissions`, with one parameter, ?1
 * @returns their number, and the ids of the mails about them
 */
const deleteSubmissions = async (
  { write, dialect }: Driver,
  condition: string,
  value: string | number,
) => {
  const mailIds: string[] = [];
  const submissions = await processInPages(async (limit) => {
    const page = await write((tx) => deletePage(tx, dialect, condition, value, limit));
    mailIds.push(...page.mailIds);
    return page.submissions;
  });
  return { submissions, mailIds };
};

const deletePage = async (
  tx: Transaction,
  { jsonIds }: Dialect,
  condition: string,
  value: string | number,
  limit: number,
) => {
  const select = `SELECT id FROM submissions WHERE ${condition} LIMIT ?2`;
  const page = await tx.rows<{ id: number }>(select, value, limit);
  const ids = JSON.stringify(page.map(({ id }) => id));
  // The mails and calls about them, and the digests that list them: their files are deleted as
  // well.
  const mails = `SELECT CAST(id AS text) AS id FROM outbox WHERE submission_id IN ${jsonIds}
    UNION SELECT d.id FROM submissions s JOIN digests d ON s.id > d.after_id AND s.id <= d.until_id
      WHERE s.id IN ${jsonIds}`;
  const mailIds = (await tx.rows<{ id: string }>(mails, ids)).map(({ id }) => id);
  const deleted = await tx.rows(`DELETE FROM submissions WHERE id IN ${jsonIds} RETURNING id`, ids);
  return { mailIds, submissions: deleted.length };
};
