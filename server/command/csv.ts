import { auditSchema } from '@/features/brand-audit/schema';
import { detailedEnquirySchema, shortEnquirySchema } from '@/features/enquiry/schema';
import { newsletterSchema } from '@/features/newsletter/schema';
import { readable } from '../mail/readable';
import type { StoredSubmission, SubmissionKind } from '../store/store';

const fieldsOf: Readonly<Record<SubmissionKind, readonly string[]>> = {
  short: Object.keys(shortEnquirySchema.fields),
  detailed: Object.keys(detailedEnquirySchema.fields),
  audit: Object.keys(auditSchema.fields),
  newsletter: Object.keys(newsletterSchema.fields),
};

const columns = ['reference', 'kind', 'receivedAt', 'quarantine'];

/** @returns the fields of one kind of submission, or of all, each once */
export const csvFields = (kind?: SubmissionKind): string[] =>
  kind === undefined ? [...new Set(Object.values(fieldsOf).flat())] : [...fieldsOf[kind]];

/**
 * @returns a text as one cell. What a spreadsheet would take for a formula gets a quote in front, so that it
 *   stays text.
 */
const csvCell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

export const csvHeader = (fields: readonly string[]) => csvLine([...columns, ...fields]);

export const csvRow = (submission: StoredSubmission, fields: readonly string[]): string => {
  const { reference, kind, receivedAt, quarantine, payload } = submission;
  return csvLine([
    reference,
    kind,
    new Date(receivedAt).toISOString(),
    quarantine ?? '',
    ...fields.map((field) => {
      const value = payload[field];
      return value === undefined || value === '' ? '' : readable(value);
    }),
  ]);
};
