import { type AuditSubmission, questionIds } from './schema';

/** The details' names on the wire, in the specification's order (section 3). */
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

/** @returns the body of POST /audit-report/verify-data: exactly the specified keys (section 7). */
export const toPayload = (values: AuditSubmission) =>
  Object.fromEntries([...questionIds, ...detailNames].map((name) => [name, values[name]]));
