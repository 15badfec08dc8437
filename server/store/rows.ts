import {
  type MailKind,
  mailKinds,
  type QueuedMail,
  StoreError,
  type StoredSubmission,
  type SubmissionKind,
  submissionKinds,
} from './store';

/** A row as an engine gives it; the readers below say what a column must be. */
export type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** @returns what an engine gave, as rows */
export const toRows = (values: readonly unknown[]): Row[] => values.filter(isRow);

const unexpected = (column: string) => new StoreError(`UNEXPECTED_${column.toUpperCase()}`);

export const textOf = (row: Row, column: string): string => {
  const value = row[column];
  if (typeof value !== 'string') throw unexpected(column);
  return value;
};

/** PostgreSQL gives its 64-bit integers as text. */
export const numberOf = (row: Row, column: string): number => {
  const value = typeof row[column] === 'string' ? Number(row[column]) : row[column];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw unexpected(column);
  return value;
};

const isKind = (value: string): value is SubmissionKind =>
  submissionKinds.some((kind) => kind === value);

const isMailKind = (value: string): value is MailKind => mailKinds.some((kind) => kind === value);

export const submissionColumns =
  's.id, s.reference, s.kind, s.payload, s.received_at, s.quarantine';

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
  };
};

/** @param row a due row of `outbox` joined to its submission */
export const toQueuedMail = (row: Row): QueuedMail => {
  const kind = textOf(row, 'mail_kind');
  if (!isMailKind(kind)) throw unexpected('mail_kind');
  return {
    id: textOf(row, 'mail_id'),
    kind,
    attempts: numberOf(row, 'attempts'),
    submission: toSubmission(row),
  };
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
