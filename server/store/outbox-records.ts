import type { StoredSubmission } from './records';

/** The outbox delivers its channels independently: one that is blocked does not delay the other. */
export type Channel = 'mail' | 'webhook';

/** Mails to the owner with a table of many people. */
export const tableMailKinds = ['month', 'last-month', 'subscribers', 'held'] as const;

/** Mails to the owner (docs/rules.md#desk). */
export const ownerMailKinds = [
  /** What is quarantined or parked, daily. */
  'digest',
  /** How things stand, with links to every command. */
  'desk',
  ...tableMailKinds,
  /** What is stored about a person; its entry names one of their submissions. */
  'found',
  'none-found',
  /** That a person's submissions were erased. */
  'forgotten',
] as const;
export type OwnerMailKind = (typeof ownerMailKinds)[number];

interface Entry<Kind> {
  kind: Kind;
  /** A UUID: the Message-ID, the name of the `.eml` file and the webhook id of every attempt. */
  id: string;
  /** Failed attempts. */
  attempts: number;
  /** Those among them that handed over the whole mail, but got no confirmation. */
  unconfirmed: number;
  /** Milliseconds since 1970. */
  queuedAt: number;
  /** Since when it is tried once a day, after too many refusals; milliseconds since 1970. */
  parkedAt?: number;
}

interface EntryAbout<Kind> extends Entry<Kind> {
  submission: StoredSubmission;
}

type QueuedMail = EntryAbout<'notification'> | EntryAbout<'audit-report'>;
/** The mail that asks to confirm a newsletter sign-up. */
export type QueuedConfirmation = EntryAbout<'confirmation'>;
/** Only a `found` mail has a submission. */
export type QueuedOwnerMail = Entry<OwnerMailKind> & { submission?: StoredSubmission };
export type AnyMail = QueuedMail | QueuedConfirmation | QueuedOwnerMail;

/** `mail-stuck` is the call that tells that no mail leaves: the one call about no submission. */
export type Queued = AnyMail | EntryAbout<'webhook'> | Entry<'mail-stuck'>;

/** Outcome of one delivery; times are milliseconds since 1970. */
export type Delivery =
  | { outcome: 'sent' }
  /** Tried again at `retryAt`; the attempt counts. */
  | { outcome: 'failed'; retryAt: number }
  /** Tried again at `retryAt`; the attempt counts, also as one that handed over the whole mail. */
  | { outcome: 'rejected' | 'unconfirmed'; retryAt: number }
  /** Refused too often, first at `at`: tried again a day later, or given up without `retryAt`. */
  | { outcome: 'parked'; at: number; retryAt?: number }
  /** The transport failed: tried again at `retryAt`; the attempt does not count. */
  | { outcome: 'postponed'; retryAt: number };
