import { toRecord } from '@/lib/to-record';
import { type Answers, areComplete, type AuditSubmission, pickAnswers } from './schema';

/** What /success needs to show the report of an audit that the embedded API stored (docs/rules.md#success-page). */
export interface AuditReceipt {
  reference: string;
  company: string;
  /** When it was sent, in ms since 1970. */
  takenAt: number;
  answers: Answers;
}

/** @returns the receipt for router state: answers without personal details; undefined when answers are missing */
export const toReceipt = (
  values: AuditSubmission,
  reference: string,
  takenAt: number,
): AuditReceipt | undefined => {
  const answers = pickAnswers(values);
  return areComplete(answers)
    ? { reference, company: values.company, takenAt, answers }
    : undefined;
};

/** @returns the receipt in router state; undefined when it is missing or incomplete */
export const readReceipt = (state: unknown): AuditReceipt | undefined => {
  const { reference, company, takenAt, answers } = toRecord(toRecord(state)['audit']);
  if (typeof reference !== 'string' || typeof company !== 'string') return undefined;
  if (typeof takenAt !== 'number') return undefined;
  const given = pickAnswers(toRecord(answers));
  return areComplete(given) ? { reference, company, takenAt, answers: given } : undefined;
};
