import { type AuditSubmission, questionIds } from './schema';

/** The details' names on the wire, in the contract's order (docs/rules.md#audit-payload). */
const detailNames = [
  'first-name',
  'last-name',
  'designation',
  'email',
  'linkedin',
  'company',
  'website',
  'numberOfEmployee',
  'industry',
  'contact',
  'newsletter',
] as const;

export type DetailName = (typeof detailNames)[number];

/** @returns the body of POST /audit-report/verify-data: exactly the keys of the contract. */
export const toPayload = (values: AuditSubmission) =>
  Object.fromEntries([...questionIds, ...detailNames].map((name) => [name, values[name]]));
