import { leadingSteps, type ReportStep, stepsFor } from '@/content/audit-steps';
import { type Answers, areComplete, pickAnswers } from '@/features/brand-audit/schema';
import { type AuditScore, scoreAudit } from '@/features/brand-audit/scoring';
import type { StoredSubmission } from '../store/store';

/** Everything the report says, for the mail and its attachment alike. */
export interface AuditReport {
  answers: Answers;
  score: AuditScore;
  /** Weakest first. */
  steps: readonly ReportStep[];
  /** One for each of the three weakest areas. */
  leading: readonly ReportStep[];
  firstName: string;
  company: string;
  email: string;
  reference: string;
  takenAt: number;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * @returns the report of a stored audit
 * @throws {TypeError} when the row is not a whole audit
 */
export const toReport = ({ payload, reference, receivedAt }: StoredSubmission): AuditReport => {
  const answers = pickAnswers(payload);
  if (!areComplete(answers)) throw new TypeError('The audit is not complete');
  const score = scoreAudit(answers);
  return {
    answers,
    score,
    steps: stepsFor(score, answers),
    leading: leadingSteps(score, answers),
    firstName: text(payload['first-name']),
    company: text(payload['company']),
    email: text(payload['email']),
    reference,
    takenAt: receivedAt,
  };
};
