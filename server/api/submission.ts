import { createHash, randomInt } from 'node:crypto';
import type { AnyObjectSchema } from 'yup';
import { auditSchema } from '@/features/brand-audit/schema';
import { detailedEnquirySchema, shortEnquirySchema } from '@/features/enquiry/schema';
import { newsletterSchema } from '@/features/newsletter/schema';
import { emailKey } from '../email-key';
import { outgoingFor } from '../mail/mails';
import type { NewSubmission, Payload, SubmissionKind } from '../store/store';
import { auditIdentities } from './audit-identities';

export interface SubmissionRoute {
  path: string;
  kind: SubmissionKind;
  schema: AnyObjectSchema;
}

/** The posts of the contract (docs/rules.md#calls). */
export const submissionRoutes: readonly SubmissionRoute[] = [
  { path: '/get-in-touch', kind: 'short', schema: shortEnquirySchema },
  { path: '/contact-us', kind: 'detailed', schema: detailedEnquirySchema },
  { path: '/audit-report/verify-data', kind: 'audit', schema: auditSchema },
  { path: '/newsletter', kind: 'newsletter', schema: newsletterSchema },
];

// Without letters and digits that are mistaken for one another on the phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomGroup = () =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** @returns a new reference such as `C-7KQ2-M9XB-4HTP`, random enough never to meet another */
const newReference = () => `C-${randomGroup()}-${randomGroup()}-${randomGroup()}`;

const sorted = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** Without the moment of the click: a second click on the same content is the same submission. */
const bodyHash = (kind: SubmissionKind, { createdAt: _createdAt, ...content }: Payload) =>
  createHash('sha256')
    .update(`${kind}:${JSON.stringify(sorted(content))}`)
    .digest('hex');

interface Rights {
  /** The key of the keyed hashes. */
  secret: Buffer;
  /** Whether the owner's tools hear of it. */
  hasWebhook: boolean;
}

interface Circumstances extends Rights {
  receivedAt: number;
  key: string | undefined;
  quarantine: string | undefined;
}

/** @returns what a clean submission binds and gives rise to, whether it came so or was released */
export const cleanRights = (
  kind: SubmissionKind,
  payload: Payload,
  { secret, hasWebhook }: Rights,
): Pick<NewSubmission, 'identities' | 'outgoing'> => ({
  identities: kind === 'audit' ? auditIdentities(payload, secret) : [],
  outgoing: outgoingFor(kind, hasWebhook),
});

/**
 * @returns a validated body as the store takes it. A quarantined one (docs/rules.md#quarantine) is kept without
 * mails, and
 *   without identities, so that a machine cannot use up somebody's free audit.
 */
export const toSubmission = (
  kind: SubmissionKind,
  payload: Payload,
  { receivedAt, key, quarantine, ...rights }: Circumstances,
): NewSubmission => {
  const isClean = quarantine === undefined;
  return {
    reference: newReference(),
    kind,
    payload,
    receivedAt,
    email: emailKey(typeof payload.email === 'string' ? payload.email : ''),
    ...(isClean ? {} : { quarantine }),
    ...(key === undefined ? {} : { idempotency: { key, bodyHash: bodyHash(kind, payload) } }),
    ...(isClean ? cleanRights(kind, payload, rights) : { identities: [], outgoing: [] }),
  };
};
