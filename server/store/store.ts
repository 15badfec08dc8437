import type { BlogSeed } from '@/content/blog-seed';

export const submissionKinds = ['short', 'detailed', 'audit', 'newsletter'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** What one free audit is bound to (decision 43). */
export type IdentityKind = 'email' | 'linkedin' | 'contact' | 'website';

export interface Identity {
  kind: IdentityKind;
  /** Keyed hash: the store never learns what was hashed. */
  hash: string;
}

/** The mails a submission gives rise to; each is rendered when it leaves (see `mail/mails.ts`). */
export const mailKinds = ['notification', 'audit-report'] as const;
export type MailKind = (typeof mailKinds)[number];

export type Payload = Readonly<Record<string, unknown>>;

export interface StoredSubmission {
  /** Grows with every row. */
  id: number;
  /** Random, for people to quote. */
  reference: string;
  kind: SubmissionKind;
  /** The body as it was validated, with outer spaces removed. */
  payload: Payload;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Why it is kept aside (decision 49); absent for a clean one. */
  quarantine?: string;
}

export interface NewSubmission extends Omit<StoredSubmission, 'id'> {
  /** Normalised, to find a person's rows by. */
  email: string;
  idempotency?: { key: string; bodyHash: string };
  identities: readonly Identity[];
  mails: readonly MailKind[];
}

export type SubmitOutcome =
  | { outcome: 'stored'; reference: string }
  /** The key was used before, for the same body. */
  | { outcome: 'replayed'; reference: string }
  /** The key was used before, for another body. */
  | { outcome: 'conflict' }
  /** An audit of one of these identities is there already; nothing was written. */
  | { outcome: 'taken'; identities: readonly IdentityKind[] };

export interface QueuedMail {
  /** A UUID; makes the Message-ID and the name of the `.eml` file, alike on every attempt. */
  id: string;
  kind: MailKind;
  /** Attempts that failed so far. */
  attempts: number;
  submission: StoredSubmission;
}

export type Delivery =
  | { outcome: 'sent' }
  /** Try again at this time (milliseconds since 1970); the attempt counts. */
  | { outcome: 'failed'; retryAt: number }
  /** Never try again by itself; the row stays. */
  | { outcome: 'parked' }
  /** The way was blocked: try again at this time; the attempt does not count. */
  | { outcome: 'postponed'; retryAt: number };

export interface ExportFilter {
  kind?: SubmissionKind;
}

/**
 * Where enquiries live. Every method rejects with {@link StoreError} when the database cannot do it now; nothing
 * is half written then, and the next call may succeed.
 */
export interface Store {
  /** Resolves only when the submission, its key, identities and mails are on disk, in one transaction. */
  submit: (submission: NewSubmission) => Promise<SubmitOutcome>;
  /** Writes something, to learn whether enquiries could be stored now. */
  probe: () => Promise<void>;
  listPosts: () => Promise<BlogSeed[]>;
  /**
   * Hands at most `limit` mails due at `now` to `deliver`, and keeps what it answers for each.
   *
   * @returns how many were handed over
   */
  deliverMails: (
    now: number,
    limit: number,
    deliver: (mails: readonly QueuedMail[]) => Promise<readonly Delivery[]>,
  ) => Promise<number>;
  /** Makes mails due again that were parked after this many attempts; they are counted anew. */
  unpark: (attempts: number, now: number) => Promise<void>;
  /** @returns when the next mail is due, if one waits */
  nextMailAt: () => Promise<number | undefined>;
  /** Yields every submission in the order received, a page in memory at a time. */
  exportRows: (filter: ExportFilter) => AsyncIterable<StoredSubmission>;
  /**
   * Deletes everything of a person, down to the bytes on disk.
   *
   * @returns how many submissions went, and the mails made from them
   */
  forget: (email: string) => Promise<Erased>;
  /** Deletes every submission received before the time given (milliseconds since 1970). */
  purge: (before: number) => Promise<Erased>;
  /** Writes a consistent copy to a file that is empty. */
  backup: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface Erased {
  submissions: number;
  /** Mails that were queued for them or sent. */
  mailIds: readonly string[];
}

/** The database cannot be reached, is full, read-only, locked or damaged. */
export class StoreError extends Error {
  override name = 'StoreError';
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`The database failed (${code})`, options);
  }
}
