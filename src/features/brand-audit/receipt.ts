import { fieldsOf } from '@/lib/fields-of';
import { type Answers, areComplete, type AuditSubmission, pickAnswers } from './schema';

/** What /success needs to show the report of an audit that the embedded API took (docs/rules.md#success-page). */
export interface AuditReceipt {
  reference: string;
  company: string;
  /** When it was taken, milliseconds since 1970. */
  takenAt: number;
  answers: Answers;
}

/** @returns what router state carries beside the success flag: answers, never a person's details. */
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

/** @returns the receipt in router state, if it is there and whole. */
export const readReceipt = (state: unknown): AuditReceipt | undefined => {
  const { reference, company, takenAt, answers } = fieldsOf(fieldsOf(state)['audit']);
  if (typeof reference !== 'string' || typeof company !== 'string') return undefined;
  if (typeof takenAt !== 'number') return undefined;
  const given = pickAnswers(fieldsOf(answers));
  return areComplete(given) ? { reference, company, takenAt, answers: given } : undefined;
};
