import { randomUUID } from 'node:crypto';
import { auditBody } from '../../server/testing/bodies';

export const auditPath = '/api/audit-report/verify-data';

/** The fields that limit a person to one free audit (docs/rules.md#one-free-audit). */
export const auditIdentities = ['email', 'linkedin', 'contact', 'website'] as const;
export type AuditIdentity = (typeof auditIdentities)[number];

interface Audit {
  key: string;
  body: ReturnType<typeof auditBody>;
}

let strangers = 0;

/** @returns identities no earlier audit has used */
export const newStranger = (): Record<AuditIdentity, string> => {
  strangers += 1;
  return {
    email: `founder-${strangers}@brand-${strangers}.example`,
    linkedin: `linkedin.com/in/founder-${strangers}`,
    contact: `+1 ${2_000_000_000 + strangers}`,
    website: `https://brand-${strangers}.example`,
  };
};

/** @returns an audit with new identities, except those in `changes` */
export const newAudit = (changes: Partial<Record<AuditIdentity, string>> = {}): Audit => ({
  key: randomUUID(),
  body: auditBody({ ...newStranger(), ...changes }),
});
