import type { AuditSubmission } from '@/features/brand-audit/schema';
import type { SubmissionMeta } from '@/lib/anti-spam-headers';
import { post } from './post';

/**
 * POST /audit-report/verify-data (docs/rules.md#calls). Rejects on everything but 200.
 * @returns the embedded API's reference number; nothing from a host that does not give one
 */
export async function postAuditReport(body: AuditSubmission, meta: SubmissionMeta) {
  const answer = await post('/audit-report/verify-data', body, meta);
  if (typeof answer !== 'object' || answer === null || !('reference' in answer)) return {};
  return typeof answer.reference === 'string' ? { reference: answer.reference } : {};
}
