import { noticesFor } from '@/content/audit-notices';
import { praiseFor, type ReportPraise } from '@/content/audit-praise';
import { type ReportStep, stepsFor } from '@/content/audit-steps';
import { type Answers, areComplete, pickAnswers } from '@/features/brand-audit/schema';
import { type AuditScore, scoreAudit } from '@/features/brand-audit/scoring';
import { greetingName } from '../mail/person-name';
import type { StoredSubmission } from '../store/store';

/** Everything the report says, for the mail and its attachment alike. */
export interface AuditReport {
  answers: Answers;
  score: AuditScore;
  holds: readonly ReportPraise[];
  /** A sentence for each contradiction. */
  notices: readonly string[];
  /** In the order in which they are to be done. */
  steps: readonly ReportStep[];
  /** Absent when what was typed is no name (docs/rules.md#mails). */
  firstName: string | undefined;
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
    holds: praiseFor(score, answers),
    notices: noticesFor(answers),
    steps: stepsFor(score, answers),
    firstName: greetingName(text(payload['first-name'])),
    company: text(payload['company']),
    email: text(payload['email']),
    reference,
    takenAt: receivedAt,
  };
};
