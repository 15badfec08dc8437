import { isRow, type Row } from './row';
import {
  type Channel,
  type MailKind,
  mailKinds,
  type OutgoingKind,
  type Queued,
  StoreError,
  type StoredSubmission,
  type SubmissionKind,
  submissionKinds,
} from './store';

const unexpected = (column: string) => new StoreError(`UNEXPECTED_${column.toUpperCase()}`);

export const textOf = (row: Row, column: string): string => {
  const value = row[column];
  if (typeof value !== 'string') throw unexpected(column);
  return value;
};

/** @returns the number in a nullable column */
export const numberOrNone = (row: Row, column: string): number | undefined =>
  row[column] === null ? undefined : numberOf(row, column);

/** PostgreSQL returns 64-bit integers as text. */
export const numberOf = (row: Row, column: string): number => {
  const value = typeof row[column] === 'string' ? Number(row[column]) : row[column];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw unexpected(column);
  return value;
};

const isKind = (value: string): value is SubmissionKind =>
  submissionKinds.some((kind) => kind === value);

const isMailKind = (value: string): value is MailKind => mailKinds.some((kind) => kind === value);

export const channelOf = (kind: OutgoingKind): Channel => (kind === 'webhook' ? 'webhook' : 'mail');

/** SQL condition: the submission is a current newsletter subscription. */
const isSubscribedSql = "(kind = 'newsletter' AND confirmed_at IS NOT NULL AND left_at IS NULL)";

/**
 * SQL condition of a purge of everything before ?1 (docs/rules.md#retention): spares current subscriptions, and addresses
 * asked to confirm since.
 */
export const isPurgedSql = `received_at < ?1 AND NOT ${isSubscribedSql} AND NOT EXISTS (
  SELECT 1 FROM outbox q WHERE q.submission_id = submissions.id AND q.kind = 'confirmation'
    AND q.queued_at >= ?1)`;

export const submissionColumns =
  's.id, s.reference, s.kind, s.payload, s.received_at, s.quarantine, s.confirmed_at, s.left_at';

export const toSubmission = (row: Row): StoredSubmission => {
  const kind = textOf(row, 'kind');
  const payload: unknown = JSON.parse(textOf(row, 'payload'));
  if (!isKind(kind)) throw unexpected('kind');
  if (!isRow(payload)) throw unexpected('payload');
  return {
    id: numberOf(row, 'id'),
    reference: textOf(row, 'reference'),
    kind,
    payload,
    receivedAt: numberOf(row, 'received_at'),
    ...(row.quarantine === null ? {} : { quarantine: textOf(row, 'quarantine') }),
    ...(row.confirmed_at === null ? {} : { confirmedAt: numberOf(row, 'confirmed_at') }),
    ...(row.left_at === null ? {} : { leftAt: numberOf(row, 'left_at') }),
  };
};

export const queuedColumns = `o.id AS outbox_id, o.kind AS outbox_kind, o.attempts, o.unconfirmed, o.queued_at, ${submissionColumns}`;

/** @param row a row of `outbox`, joined with its submission if it has one */
export const toQueued = (row: Row): Queued => {
  const kind = textOf(row, 'outbox_kind');
  const waiting = {
    id: textOf(row, 'outbox_id'),
    attempts: numberOf(row, 'attempts'),
    unconfirmed: numberOf(row, 'unconfirmed'),
    queuedAt: numberOf(row, 'queued_at'),
  };
  if (kind === 'digest') return { ...waiting, kind };
  if (kind === 'confirmation' || kind === 'webhook')
    return { ...waiting, kind, submission: toSubmission(row) };
  if (!isMailKind(kind)) throw unexpected('outbox_kind');
  return { ...waiting, kind, submission: toSubmission(row) };
};

/** @param row a row of `blog_posts` */
export const toPost = (row: Row) => ({
  slug: textOf(row, 'slug'),
  thumbnailUrl: textOf(row, 'thumbnail_url'),
  category: textOf(row, 'category'),
  title: textOf(row, 'title'),
  creator: textOf(row, 'creator'),
  ...(row.read_time === null ? {} : { readTime: numberOf(row, 'read_time') }),
});
