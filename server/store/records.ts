/** What was sent: the short or the detailed enquiry, an audit, or a newsletter sign-up. */
export const submissionKinds = ['short', 'detailed', 'audit', 'newsletter'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Values that limit a person to one free audit (docs/rules.md#one-free-audit). */
export type IdentityKind = 'email' | 'linkedin' | 'contact' | 'website';

export interface Identity {
  kind: IdentityKind;
  /** HMAC of the value, which itself is not stored here. */
  hash: string;
}

/**
 * Mails and calls that a submission queues; mails are rendered on delivery (`mail/render-mail.ts`).
 */
export type OutgoingKind = 'notification' | 'audit-report' | 'confirmation' | 'webhook';

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
  /** When a newsletter subscription was confirmed; milliseconds since 1970. */
  confirmedAt?: number;
  /** When it ended; milliseconds since 1970. */
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

export interface Erased {
  submissions: number;
  /** Mails about them, queued or sent, and digests that list them. */
  mailIds: readonly string[];
  /** Sentences about copies that the database could not erase. */
  remainingCopies: readonly string[];
}
