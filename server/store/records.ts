export const submissionKinds = ['short', 'detailed', 'audit', 'newsletter'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Values that limit a person to one free audit (docs/rules.md#one-free-audit). */
export type IdentityKind = 'email' | 'linkedin' | 'contact' | 'website';

export interface Identity {
  kind: IdentityKind;
  /** HMAC of the value, which itself is not stored here. */
  hash: string;
}

/** Mails about a submission, rendered on delivery (see `mail/render-mail.ts`). */
type MailKind = 'notification' | 'audit-report';

/** The outbox delivers its channels independently: one that is blocked does not delay the other. */
export type Channel = 'mail' | 'webhook';

/** Mails and calls that a submission queues. */
export type OutgoingKind = MailKind | 'confirmation' | 'webhook';

/** Mails to the owner with a table of many people. */
export const tableMailKinds = ['month', 'last-month', 'subscribers', 'held'] as const;

/** Mails to the owner (docs/rules.md#desk); without a submission they say how things stand. */
export const ownerMailKinds = [
  'digest',
  'desk',
  ...tableMailKinds,
  'found',
  'none-found',
  'forgotten',
] as const;
export type OwnerMailKind = (typeof ownerMailKinds)[number];

export type Payload = Readonly<Record<string, unknown>>;

export interface StoredSubmission {
  /** Increases with every row. */
  id: number;
  /** Random, for people to quote. */
  reference: string;
  kind: SubmissionKind;
  /** The validated body, trimmed. */
  payload: Payload;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Why it is quarantined (docs/rules.md#quarantine); absent for a clean one. */
  quarantine?: string;
  /** When a subscription was confirmed, and when it ended; milliseconds since 1970. */
  confirmedAt?: number;
  leftAt?: number;
}

export interface NewSubmission extends Omit<StoredSubmission, 'id'> {
  /** Normalised, to find all rows of a person. */
  email: string;
  /** One spelling of all that reach the same mailbox. */
  mailbox: string;
  idempotency?: { key: string; bodyHash: string };
  identities: readonly Identity[];
  outgoing: readonly OutgoingKind[];
}

export type SubmitOutcome =
  | { outcome: 'stored'; reference: string }
  /** The key was used before with the same body. */
  | { outcome: 'replayed'; reference: string }
  /** The key was used before with another body. */
  | { outcome: 'conflict' }
  /** One of these identities has had its free audit; nothing was written. */
  | { outcome: 'taken' };

interface Entry<Kind> {
  kind: Kind;
  /** A UUID: the Message-ID, the name of the `.eml` file and the webhook id of every attempt. */
  id: string;
  /** Failed attempts; `unconfirmed` counts those that handed the whole mail over. */
  attempts: number;
  unconfirmed: number;
  /** Milliseconds since 1970. */
  queuedAt: number;
  /** Since when it is tried once a day, after too many refusals; milliseconds since 1970. */
  parkedAt?: number;
}

interface EntryAbout<Kind> extends Entry<Kind> {
  submission: StoredSubmission;
}

type QueuedMail = EntryAbout<MailKind>;
/** The mail that asks to confirm a newsletter sign-up. */
export type QueuedConfirmation = EntryAbout<'confirmation'>;
/** A `found` mail is about a submission of the person whom it tells of. */
export type QueuedOwnerMail = Entry<OwnerMailKind> & Partial<EntryAbout<OwnerMailKind>>;
export type AnyMail = QueuedMail | QueuedConfirmation | QueuedOwnerMail;
/** `mail-stuck` is the call that tells that no mail leaves. */
export type Queued = AnyMail | EntryAbout<'webhook'> | Entry<'mail-stuck'>;

/** Outcome of one delivery; times are milliseconds since 1970. */
export type Delivery =
  | { outcome: 'sent' }
  /** Retry then; the attempt counts. */
  | { outcome: 'failed'; retryAt: number }
  /** Retry then; the attempt counts, also as one that handed the whole mail over. */
  | { outcome: 'rejected' | 'unconfirmed'; retryAt: number }
  /** Refused too often, first at this time: retry a day later, or never if there is no time. */
  | { outcome: 'parked'; at: number; retryAt?: number }
  /** The transport failed: retry then; the attempt does not count. */
  | { outcome: 'postponed'; retryAt: number };

export interface Erased {
  submissions: number;
  /** Mails about them, queued or sent, and digests that list them. */
  mailIds: readonly string[];
  /** Sentences about copies that the database could not erase. */
  remainingCopies: readonly string[];
}
