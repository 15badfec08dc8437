import { contradictionsIn } from '@/content/audit-contradictions';
import { praiseFor, type ReportPraise } from '@/content/audit-praise';
import { areaWords, reportMailWords as mail, reportWords as words } from '@/content/audit-report';
import { type ReportStep, stepsFor } from '@/content/audit-steps';
import { type Answers, areComplete, pickAnswers, reportPath } from '@/features/brand-audit/answers';
import { stepGroups } from '@/features/brand-audit/next-steps';
import {
  type AuditScore,
  countAnswers,
  praisedAnswers,
  scoreAudit,
  tiedAreas,
} from '@/features/brand-audit/scoring';
import type { StoredSubmission } from '../store/records';

/** What a report says, for its mail in HTML and in plain text. */
export interface Report {
  reference: string;
  answers: Answers;
  score: AuditScore;
  /** What mail programs show beside the subject. */
  preview: string;
  /** How the score is counted. */
  countNote: string;
  /** The steps in order of priority, by when to take them. */
  groups: readonly StepGroup[];
  praise: readonly ReportPraise[];
  /** A sentence for each contradiction. */
  contradictions: readonly string[];
  invitation: { title: string; text: string };
  /** Address of the report on the site. */
  address: string;
}

export interface StepGroup {
  title: string;
  /** Why the steps are in this order; stands above the first one. */
  orderNote?: string;
  steps: readonly NumberedStep[];
}

export interface NumberedStep {
  questionId: string;
  title: string;
  answerText: string;
  text: string;
  isFirst: boolean;
}

/**
 * @param siteUrl address of the site, without a slash at its end
 * @returns the report of a stored audit
 * @throws {TypeError} when the row is not a whole audit
 */
export const reportOf = ({ payload, reference }: StoredSubmission, siteUrl: string): Report => {
  const answers = pickAnswers(payload);
  if (!areComplete(answers)) throw new TypeError('The audit is not complete');
  const score = scoreAudit(answers);
  const steps = stepsFor(score, answers);
  return {
    reference,
    answers,
    score,
    preview: steps[0] ? mail.preview(steps[0].step) : words.nothingToDo,
    countNote: [
      mail.howCounted,
      words.count(countAnswers(answers)),
      words.countNote,
      ...words.ties(tiedAreas(score)),
    ].join(' '),
    groups: groupsOf(steps, score),
    praise: praiseFor(praisedAnswers(score), answers),
    contradictions: contradictionsIn(answers),
    invitation: mail.invitation(score),
    address: siteUrl + reportPath(answers),
  };
};

const groupsOf = (steps: readonly ReportStep[], score: AuditScore): StepGroup[] =>
  stepGroups(steps).map((group) => ({
    title: words.groups[group.time],
    orderNote: group.from === 1 && steps.length > 1 ? words.order(score) : undefined,
    steps: group.steps.map((step, index) => numberStep(step, group.from + index)),
  }));

const numberStep = (
  { questionId, area, question, answerText, step, reason }: ReportStep,
  number: number,
): NumberedStep => ({
  questionId,
  title: `${number}. ${areaWords[area.id].name}: ${question}`,
  answerText,
  text: [step, reason].filter(Boolean).join(' '),
  isFirst: number === 1,
});
