import { contradictionsIn } from '@/content/audit-contradictions';
import { praiseFor, type ReportPraise } from '@/content/audit-praise';
import { type ReportStep, stepsFor } from '@/content/audit-steps';
import { type Answers, areComplete, pickAnswers } from '@/features/brand-audit/answers';
import { type AuditScore, praisedAnswers, scoreAudit } from '@/features/brand-audit/scoring';
import type { StoredSubmission } from '../store/records';

/** Content of the report’s mail. */
export interface AuditReport {
  answers: Answers;
  score: AuditScore;
  praise: readonly ReportPraise[];
  /** A sentence for each contradiction. */
  contradictions: readonly string[];
  /** In order of priority. */
  steps: readonly ReportStep[];
  email: string;
  reference: string;
}

/** @returns the report of a stored audit. @throws {TypeError} when the row is not a whole audit */
export const toReport = ({ payload, reference }: StoredSubmission): AuditReport => {
  const answers = pickAnswers(payload);
  if (!areComplete(answers)) throw new TypeError('The audit is not complete');
  const score = scoreAudit(answers);
  const { email } = payload;
  return {
    answers,
    score,
    praise: praiseFor(praisedAnswers(score), answers),
    contradictions: contradictionsIn(answers),
    steps: stepsFor(score, answers),
    email: typeof email === 'string' ? email : '',
    reference,
  };
};
