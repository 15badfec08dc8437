import type { Payload, SubmissionKind } from '../store/records';

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
