import type { BlogSeed } from '@/content/blog-seed';
import type { Script } from './script';

export const submissionKinds = ['short', 'detailed', 'audit', 'newsletter'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** What one free audit is bound to (docs/rules.md#one-free-audit). */
export type IdentityKind = 'email' | 'linkedin' | 'contact' | 'website';

export interface Identity {
  kind: IdentityKind;
  /** Keyed hash: the store never learns what was hashed. */
  hash: string;
}

/** The mails a submission gives rise to; each is rendered when it leaves (see `mail/render-mail.ts`). */
export const mailKinds = ['notification', 'audit-report'] as const;
export type MailKind = (typeof mailKinds)[number];

/** The ways that lead out of the outbox; one that is blocked holds up no other. */
export type Channel = 'mail' | 'webhook';

/** What a submission gives rise to. */
export type OutgoingKind = MailKind | 'confirmation' | 'webhook';

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
  /** Why it is kept aside (docs/rules.md#quarantine); absent for a clean one. */
  quarantine?: string;
  /** When a newsletter was confirmed, and when it was left; milliseconds since 1970. */
  confirmedAt?: number;
  leftAt?: number;
}

export interface NewSubmission extends Omit<StoredSubmission, 'id'> {
  /** Normalised, to find a person's rows by. */
  email: string;
  idempotency?: { key: string; bodyHash: string };
  identities: readonly Identity[];
  outgoing: readonly OutgoingKind[];
}

export type SubmitOutcome =
  | { outcome: 'stored'; reference: string }
  /** The key was used before, for the same body. */
  | { outcome: 'replayed'; reference: string }
  /** The key was used before, for another body. */
  | { outcome: 'conflict' }
  /** An audit of one of these identities is there already; nothing was written. */
  | { outcome: 'taken'; identities: readonly IdentityKind[] };

interface Waiting {
  /**
   * A UUID; makes the Message-ID, the name of the `.eml` file and the id of the webhook, alike on every attempt.
   */
  id: string;
  /** Attempts that failed so far, and those of them after which a copy may be out. */
  attempts: number;
  unconfirmed: number;
  /** Milliseconds since 1970. */
  queuedAt: number;
}

/** A mail about a submission. */
export interface QueuedMail extends Waiting {
  kind: MailKind;
  submission: StoredSubmission;
}

/** The mail that asks whether an address may be written to. */
export interface QueuedConfirmation extends Waiting {
  kind: 'confirmation';
  submission: StoredSubmission;
}

/** The mail that tells the owner what was kept aside or parked. */
interface QueuedDigest extends Waiting {
  kind: 'digest';
}

interface QueuedHook extends Waiting {
  kind: 'webhook';
  submission: StoredSubmission;
}

export type AnyMail = QueuedMail | QueuedConfirmation | QueuedDigest;
export type Queued = AnyMail | QueuedHook;

export type Delivery =
  | { outcome: 'sent' }
  /** Try again at this time (milliseconds since 1970); the attempt counts. */
  | { outcome: 'failed'; retryAt: number }
  /** Likewise, and a copy may be out: such failures are counted apart. */
  | { outcome: 'unconfirmed'; retryAt: number }
  /** Never try again by itself; the row stays. */
  | { outcome: 'parked'; at: number }
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
  listPosts: () => Promise<BlogSeed[]>;
  /**
   * Claims at most `limit` of what is due on a channel at `now`, hands it to `deliver`, and keeps what that answers
   * for each. Meanwhile nobody else is handed the same, and no transaction is open; what a process claimed that
   * died is handed over again a minute later, or by its next start where it is alone.
   *
   * @returns how many were handed over
   */
  deliverDue: (
    channel: Channel,
    now: number,
    limit: number,
    deliver: (waiting: readonly Queued[]) => Promise<readonly Delivery[]>,
  ) => Promise<number>;
  /**
   * Makes what was parked on a channel due again, attempts counted anew; where a copy may be out, 23 hours after it
   * was parked. To be called once at the start.
   */
  unpark: (channel: Channel, now: number) => Promise<void>;
  /** @returns when the next of a channel is due, if any waits */
  nextDueAt: (channel: Channel) => Promise<number | undefined>;
  /** Runs statements in one transaction, on disk when this resolves. A script may be run again after a rollback. */
  write: <Result>(script: () => Script<Result>) => Promise<Result>;
  /** Runs statements that change nothing. */
  read: <Result>(script: () => Script<Result>) => Promise<Result>;
  /** Yields every submission in the order received, a page in memory at a time. */
  exportRows: (filter: ExportFilter) => AsyncIterable<StoredSubmission>;
  /**
   * Deletes everything of a person, down to the bytes on disk.
   *
   * @returns how many submissions went, and the mails made from them
   */
  forget: (email: string) => Promise<Erased>;
  /**
   * Deletes every submission received before the time given (milliseconds since 1970), but for newsletters that
   * were confirmed and not left: that consent holds until it is withdrawn.
   */
  purge: (before: number) => Promise<Erased>;
  /** Writes a copy to a file that is empty: every submission whole, and all that were stored before. */
  backup: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface Erased {
  submissions: number;
  /** Mails that were queued for them or sent, and digests that told of them. */
  mailIds: readonly string[];
  /** What the database could not erase, a sentence each. */
  remains: readonly string[];
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
