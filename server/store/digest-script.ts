import { takeTurn } from './chore-script';
import { numberOf, submissionColumns, textOf, toSubmission } from './rows';
import { ask, type Script } from './script';
import type { StoredSubmission } from './store';

const untoldSubmissions = 'quarantine IS NOT NULL AND digest_id IS NULL';
const untoldParked = "parked_at IS NOT NULL AND digest_id IS NULL AND kind <> 'digest'";

/**
 * Queues the mail about everything that was kept aside or parked and that no digest told of yet. Nothing is queued
 * when there is nothing to tell, or when the day's digest is queued already.
 *
 * @param id a new UUID
 * @param since when the day began
 */
export function* queueDigest(id: string, now: number, since: number): Script<boolean> {
  if (!(yield* takeTurn('digest', now, since))) return false;
  const submissions = `UPDATE submissions SET digest_id = ?1 WHERE ${untoldSubmissions} RETURNING id`;
  const parked = `UPDATE outbox SET digest_id = ?1 WHERE ${untoldParked} RETURNING kind`;
  const told = [...(yield* ask(submissions, id)), ...(yield* ask(parked, id))];
  if (told.length === 0) return false;
  const insert = `INSERT INTO outbox (id, channel, kind, queued_at, due_at)
    VALUES (?1, 'mail', 'digest', ?2, ?3)`;
  yield* ask(insert, id, now, now);
  return true;
}

/** Something that would not leave, however often it was tried. */
interface Parked {
  /** What it is: a kind of mail, or the webhook. */
  kind: string;
  reference: string;
  parkedAt: number;
}

export interface DigestContent {
  keptAside: readonly StoredSubmission[];
  /** How many more are kept aside than are listed. */
  unlisted: number;
  parked: readonly Parked[];
}

/** Beyond this nobody reads on, and mail programs cut. */
const mostListed = 200;

/** @returns what a queued digest tells; what was released or forgotten since is left out */
export function* readDigest(id: string): Script<DigestContent> {
  const where = 'digest_id = ?1 AND quarantine IS NOT NULL';
  const list = `SELECT ${submissionColumns} FROM submissions s WHERE ${where}
    ORDER BY s.id LIMIT ${mostListed}`;
  const keptAside = (yield* ask(list, id)).map(toSubmission);
  const count = `SELECT count(*) AS kept FROM submissions WHERE ${where}`;
  const [total] = yield* ask(count, id);
  const parked = yield* ask(
    `SELECT o.kind, s.reference, o.parked_at FROM outbox o
      JOIN submissions s ON s.id = o.submission_id
      WHERE o.digest_id = ?1 AND o.parked_at IS NOT NULL ORDER BY o.parked_at LIMIT ${mostListed}`,
    id,
  );
  return {
    keptAside,
    unlisted: (total === undefined ? 0 : numberOf(total, 'kept')) - keptAside.length,
    parked: parked.map((row) => ({
      kind: textOf(row, 'kind'),
      reference: textOf(row, 'reference'),
      parkedAt: numberOf(row, 'parked_at'),
    })),
  };
}
