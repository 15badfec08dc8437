import { createHash, randomInt } from 'node:crypto';
import type { AnyObjectSchema } from 'yup';
import type { QuarantineReason } from '@/content/leads';
import { auditSchema } from '@/features/brand-audit/schema';
import { detailedEnquirySchema, shortEnquirySchema } from '@/features/enquiry/schema';
import { newsletterSchema } from '@/features/newsletter/schema';
import { outgoingKindsFor } from './outgoing-kinds';
import type { NewSubmission, Payload, SubmissionKind } from '../store/store';
import { auditIdentities, normalizeMailbox } from './audit-identities';
import { unlistedField } from './listed-country';

export interface SubmissionRoute {
  path: string;
  kind: SubmissionKind;
  schema: AnyObjectSchema;
}

/** Mails to the agency name the country without quoting it. */
const listedCountrySchema = detailedEnquirySchema.test('country', ({ country }, context) => {
  const field = country && unlistedField(country);
  const message = 'Not in the list of countries';
  return field === undefined || context.createError({ path: `country.${field}`, message });
});

/** The posts of the contract (docs/rules.md#calls). */
export const submissionRoutes: readonly SubmissionRoute[] = [
  { path: '/get-in-touch', kind: 'short', schema: shortEnquirySchema },
  { path: '/contact-us', kind: 'detailed', schema: listedCountrySchema },
  { path: '/audit-report/verify-data', kind: 'audit', schema: auditSchema },
  { path: '/newsletter', kind: 'newsletter', schema: newsletterSchema },
];

// Without letters and digits that are easily confused (0/O, 1/I/L, U/V).
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomGroup = () =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** @returns a new random reference such as `C-7KQ2-M9XB-4HTP` */
const newReference = () => `C-${randomGroup()}-${randomGroup()}-${randomGroup()}`;

const sorted = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** Ignores `createdAt`: a second click on the same content is the same submission. */
const bodyHash = (kind: SubmissionKind, { createdAt: _createdAt, ...content }: Payload) =>
  createHash('sha256')
    .update(`${kind}:${JSON.stringify(sorted(content))}`)
    .digest('hex');

/** @returns the normalised address that `forget` finds a person's rows by */
const normalizeEmail = (email: string) => email.trim().toLowerCase();

interface SideEffectOptions {
  /** The HMAC key of the identities. */
  secret: Buffer;
  /** Whether to queue a webhook call. */
  hasWebhook: boolean;
}

interface SubmissionOptions extends SideEffectOptions {
  receivedAt: number;
  key: string | undefined;
  quarantine: QuarantineReason | undefined;
}

/** @returns the identities, mails and webhook calls of a clean or released submission */
export const sideEffectsOf = (
  kind: SubmissionKind,
  payload: Payload,
  { secret, hasWebhook }: SideEffectOptions,
): Pick<NewSubmission, 'identities' | 'outgoing'> => ({
  identities: kind === 'audit' ? auditIdentities(payload, secret) : [],
  outgoing: outgoingKindsFor(kind, hasWebhook),
});

/**
 * Builds the row for a validated body. A quarantined one (docs/rules.md#quarantine) gets no mails, and no identities, so
 * that a bot cannot use up somebody's free audit.
 */
export const toSubmission = (
  kind: SubmissionKind,
  payload: Payload,
  { receivedAt, key, quarantine, ...options }: SubmissionOptions,
): NewSubmission => {
  const isClean = quarantine === undefined;
  const email = typeof payload.email === 'string' ? payload.email : '';
  return {
    reference: newReference(),
    kind,
    payload,
    receivedAt,
    email: normalizeEmail(email),
    mailbox: normalizeMailbox(email),
    ...(isClean ? {} : { quarantine }),
    ...(key === undefined ? {} : { idempotency: { key, bodyHash: bodyHash(kind, payload) } }),
    ...(isClean ? sideEffectsOf(kind, payload, options) : { identities: [], outgoing: [] }),
  };
};
