import { contradictionsIn } from '@/content/audit-contradictions';
import { praiseFor, type ReportPraise } from '@/content/audit-praise';
import { type ReportStep, stepsFor } from '@/content/audit-steps';
import { type Answers, areComplete, pickAnswers } from '@/features/brand-audit/answers';
import { type AuditScore, scoreAudit } from '@/features/brand-audit/scoring';
import { greetingName } from '../leads/person-name';
import { plainWords } from '../leads/plain-words';
import type { StoredSubmission } from '../store/store';

/** Content of the report, for the mail and the PDF. */
export interface AuditReport {
  answers: Answers;
  score: AuditScore;
  praise: readonly ReportPraise[];
  /** A sentence for each contradiction. */
  contradictions: readonly string[];
  /** In order of priority. */
  steps: readonly ReportStep[];
  /** Undefined if a mail to a stranger must not hold it (docs/rules.md#mails). */
  firstName: string | undefined;
  company: string | undefined;
  email: string;
  reference: string;
  takenAt: number;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** @returns the report of a stored audit. @throws {TypeError} when the row is not a whole audit */
export const toReport = ({ payload, reference, receivedAt }: StoredSubmission): AuditReport => {
  const answers = pickAnswers(payload);
  if (!areComplete(answers)) throw new TypeError('The audit is not complete');
  const score = scoreAudit(answers);
  return {
    answers,
    score,
    praise: praiseFor(score, answers),
    contradictions: contradictionsIn(answers),
    steps: stepsFor(score, answers),
    firstName: greetingName(text(payload['first-name'])),
    company: plainWords(text(payload['company'])),
    email: text(payload['email']),
    reference,
    takenAt: receivedAt,
  };
};
