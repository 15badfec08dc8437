import type { Payload, SubmissionKind } from '../store/store';

/** A scheme, `www.` or an e-mail address, also in full-width characters once these are normalised. */
const address = /:\/\/|\b(?:https?|mailto|tel|javascript):|\bwww\.|[^\s@]@[^\s@]+\.[^\s@]/iu;

/** Fields that hold a name; an enquiry is mailed to the agency only. */
const nameFields: Readonly<Partial<Record<SubmissionKind, readonly string[]>>> = {
  newsletter: ['firstName'],
  audit: ['first-name', 'last-name', 'company'],
};

/** @returns whether a name holds an address or a scheme, as no person's does (docs/rules.md#quarantine) */
export const hasSuspiciousName = (kind: SubmissionKind, payload: Payload): boolean =>
  (nameFields[kind] ?? []).some((field) => {
    const value = payload[field];
    return typeof value === 'string' && address.test(value.normalize('NFKC'));
  });
