import { type QuestionId, questionIds } from '@/features/brand-audit/schema';

const width = 64;
const height = 20;

interface ReportPieceProps {
  questionId: QuestionId;
}

/** One strong answer: a full piece of the line with the question’s number. */
export function ReportPiece({ questionId }: ReportPieceProps) {
  return (
    <svg className="w-full" viewBox={`0 0 ${width} ${height}`} style={{ width }} aria-hidden="true">
      <rect className="fill-ink" width={width} height={height} rx={height / 2} />
      <text
        x={width / 2}
        y="14"
        textAnchor="middle"
        className="fill-cream text-tiny/none font-semibold"
      >
        {questionIds.indexOf(questionId) + 1}
      </text>
    </svg>
  );
}
