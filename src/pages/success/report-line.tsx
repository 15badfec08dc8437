import { AnswerPicture } from '@/features/brand-audit/answer-picture';
import type { Answers } from '@/features/brand-audit/schema';
import type { AuditScore } from '@/features/brand-audit/scoring';
import { answerLine } from '@/lib/answer-line';

/** One drawing per width: thinner, then on more rows. */
const drawings = [
  { line: answerLine(666, 28), className: 'max-xl:max-w-166.5 max-md:hidden' },
  { line: answerLine(512, 24), className: 'hidden max-w-128 max-md:block max-sm:hidden' },
  {
    line: answerLine(300, 22, { rows: [4, 4, 4, 4, 4], perRow: 4, gap: 6 }),
    className: 'hidden max-w-85 max-sm:block',
  },
] as const;

interface ReportLineProps {
  answers: Answers;
  score: AuditScore;
}

/** The twenty answers as one line: a full piece, half a piece or a dot each; one is green. */
export function ReportLine({ answers, score }: ReportLineProps) {
  return drawings.map(({ line, className }) => (
    <AnswerPicture
      key={line.width}
      line={line}
      answers={answers}
      startQuestion={score.startQuestion}
      isNumbered
      className={className}
    />
  ));
}
