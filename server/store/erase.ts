import type { Dialect, Driver } from './driver';
import { processInPages } from './process-in-pages';
import type { Erased } from './records';
import { isSubscribed } from './submissions';
import type { Transaction } from './transaction';

/**
 * Deletes everything of a mailbox ({@link NewSubmission}), on SQLite down to the bytes on disk:
 * even if no row is left, because a crash may have ended an earlier call before that.
 */
export const forget = async (driver: Driver, mailbox: string): Promise<Erased> => ({
  ...(await deleteSubmissions(driver, 'mailbox = ?1', mailbox)),
  remainingCopies: await driver.clean(),
});

/**
 * Deletes the submissions received before a time (milliseconds since 1970), but those in use:
 * current newsletter subscriptions, addresses asked to confirm since, and rows whose mail waits, or
 * is parked and not yet named in a digest.
 */
export const purge = async (driver: Driver, before: number): Promise<Erased> => {
  const deleted = await deleteSubmissions(driver, isPurged, before);
  return { ...deleted, remainingCopies: deleted.submissions > 0 ? await driver.clean() : [] };
};

/** SQL condition: a purge of everything before ?1 deletes it (docs/rules.md#retention). */
const isPurged = `received_at < ?1 AND NOT ${isSubscribed} AND NOT EXISTS (
  SELECT 1 FROM outbox q WHERE q.submission_id = submissions.id
    AND (q.due_at IS NOT NULL OR (q.parked_at IS NOT NULL AND q.digest_id IS NULL)
      OR (q.kind = 'confirmation' AND q.queued_at >= ?1)))`;

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
