import { createHash, randomInt } from 'node:crypto';
import type { AnyObjectSchema } from 'yup';
import dialCodes from '@/content/dial-codes.json' with { type: 'json' };
import { detailedFields, shortFields } from '@/content/enquiry';
import type { QuarantineReason } from '@/content/leads';
import { newsletterFields } from '@/content/newsletter';
import { auditSchema } from '@/features/brand-audit/schema';
import { schemaOf } from '@/lib/schema-fields';
import type { NewSubmission, OutgoingKind, Payload, SubmissionKind } from '../store/records';
import { auditIdentities, normalizeMailbox } from './audit-identities';

export interface SubmissionRoute {
  path: string;
  kind: SubmissionKind;
  schema: AnyObjectSchema;
}

/** A map, because a hostile body may have any text as its code, such as `__proto__`. */
const dialCodeOf: ReadonlyMap<unknown, string> = new Map(Object.entries(dialCodes));

/** Code and dial code of the country must be those of the form's list; its name is any text. */
const listedCountrySchema = schemaOf(detailedFields).test('country', ({ country }, context) => {
  const listed = dialCodeOf.get(country?.code);
  // Without a country, both are undefined: the rule of the field says that it is missing.
  if (listed === country?.dial_code) return true;
  const path = listed === undefined ? 'country.code' : 'country.dial_code';
  return context.createError({ path, message: 'Not in the list of countries' });
});

/** The posts of the contract (docs/rules.md#calls). */
export const submissionRoutes: readonly SubmissionRoute[] = [
  { path: '/get-in-touch', kind: 'short', schema: schemaOf(shortFields) },
  { path: '/contact-us', kind: 'detailed', schema: listedCountrySchema },
  { path: '/audit-report/verify-data', kind: 'audit', schema: auditSchema },
  { path: '/newsletter', kind: 'newsletter', schema: schemaOf(newsletterFields) },
];

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
  { receivedAt, key, quarantine, secret, hasWebhook }: SubmissionOptions,
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
  // No mails, and no identities, so that a bot cannot use up somebody's free audit.
  if (quarantine !== undefined) return { ...submission, quarantine, identities: [], outgoing: [] };
  return { ...submission, ...effectsOf(kind, payload, { secret, hasWebhook }) };
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

/**
 * Ignores `createdAt`: a second click on the same content is the same submission. Forms send their
 * fields in one order.
 */
const bodyHash = (kind: SubmissionKind, { createdAt: _createdAt, ...content }: Payload) =>
  createHash('sha256')
    .update(`${kind}:${JSON.stringify(content)}`)
    .digest('hex');

// Without letters and digits that are easily confused (0/O, 1/I/L, U/V).
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomGroup = () =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** @returns a new random reference such as `C-7KQ2-M9XB-4HTP` */
const newReference = () => `C-${randomGroup()}-${randomGroup()}-${randomGroup()}`;

/** @returns whether the subject of a link is a reference; else it is the UUID of a mail */
export const isReference = (subject: string) => subject.startsWith('C-');

/**
 * A scheme (`ftp://`, `mailto:`), a host (`www.evil`) or an e-mail address (`ann@lee.example`),
 * also in full-width characters once these are normalised.
 */
const addressPattern = /:\/\/|\b(?:https?|mailto|tel|javascript):|\bwww\.|[^\s@]@[^\s@]+\.[^\s@]/iu;

/** Fields that hold a name; an enquiry is mailed to the agency only. */
const nameFields: Readonly<Partial<Record<SubmissionKind, readonly string[]>>> = {
  newsletter: ['firstName'],
  audit: ['first-name', 'last-name', 'company'],
};

/**
 * @returns whether a name holds an address or a scheme, as no person's does
 *   (docs/rules.md#quarantine)
 */
export const hasSuspiciousName = (kind: SubmissionKind, payload: Payload): boolean =>
  (nameFields[kind] ?? []).some((field) => {
    const value = payload[field];
    return typeof value === 'string' && addressPattern.test(value.normalize('NFKC'));
  });
