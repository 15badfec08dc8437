import { createHash, randomInt } from 'node:crypto';
import type { QuarantineReason } from '@/content/leads';
import type { NewSubmission, OutgoingKind, Payload, SubmissionKind } from '../store/records';
import { auditIdentities, normalizeMailbox } from './audit-identities';

/** The mails that a clean submission queues (docs/rules.md#mails). */
const mailKindsFor: Readonly<Record<SubmissionKind, readonly OutgoingKind[]>> = {
  short: ['notification'],
  detailed: ['notification'],
  audit: ['notification', 'audit-report'],
  // The agency is notified once it is confirmed.
  newsletter: ['confirmation'],
};

interface EffectOptions {
  /** The HMAC key of the identities. */
  secret: Buffer;
  /** Whether to queue a webhook call. */
  hasWebhook: boolean;
}

interface SubmissionOptions extends EffectOptions {
  receivedAt: number;
  /** The idempotency key. */
  key: string | undefined;
  quarantine: QuarantineReason | undefined;
}

/** Builds the row for a validated body. */
export const toSubmission = (
  kind: SubmissionKind,
  payload: Payload,
  { receivedAt, key, quarantine, ...options }: SubmissionOptions,
): NewSubmission => {
  const email = typeof payload.email === 'string' ? payload.email : '';
  const submission = {
    reference: newReference(),
    kind,
    payload,
    receivedAt,
    email: email.toLowerCase(),
    mailbox: normalizeMailbox(email),
    idempotency: key === undefined ? undefined : { key, bodyHash: bodyHash(kind, payload) },
  };
  if (quarantine === undefined) return { ...submission, ...effectsOf(kind, payload, options) };
  // No mails, and no identities, so that a bot cannot use up somebody's free audit.
  return { ...submission, quarantine, identities: [], outgoing: [] };
};

/** @returns the identities, mails and webhook calls of a clean or released submission */
export const effectsOf = (
  kind: SubmissionKind,
  payload: Payload,
  { secret, hasWebhook }: EffectOptions,
): Pick<NewSubmission, 'identities' | 'outgoing'> => ({
  identities: kind === 'audit' ? auditIdentities(payload, secret) : [],
  outgoing:
    hasWebhook && kind !== 'newsletter' ? [...mailKindsFor[kind], 'webhook'] : mailKindsFor[kind],
});

/** Ignores `createdAt`: a second click on the same content is the same submission. */
const bodyHash = (kind: SubmissionKind, { createdAt: _createdAt, ...content }: Payload) =>
  createHash('sha256')
    .update(`${kind}:${JSON.stringify(withSortedKeys(content))}`)
    .digest('hex');

/** @returns a value whose objects have their keys in order, so that equal content has equal JSON */
const withSortedKeys = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, withSortedKeys(inner)] as const,
  );
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

// Without letters and digits that are easily confused (0/O, 1/I/L, U/V).
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomGroup = () =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** @returns a new random reference such as `C-7KQ2-M9XB-4HTP` */
const newReference = () => `C-${randomGroup()}-${randomGroup()}-${randomGroup()}`;

/** @returns whether the subject of a link is a reference; else it is the UUID of a mail */
export const isReference = (subject: string) => subject.startsWith('C-');
