import type { AuditSubmission } from '@/features/brand-audit/schema';
import type { SubmissionMeta } from '@/lib/anti-spam-headers';
import { toRecord } from '@/lib/to-record';
import { post } from './post';

/**
 * POST /audit-report/verify-data (docs/rules.md#calls). Rejects unless the status is 200.
 * @returns the reference number that the embedded API gives; other hosts may give none
 */
export async function postAuditReport(body: AuditSubmission, meta: SubmissionMeta) {
  const { reference } = toRecord(await post('/audit-report/verify-data', body, meta));
  return typeof reference === 'string' ? { reference } : {};
}
