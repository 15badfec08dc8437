import { reportWords as words } from '@/content/audit-report';
import type { AuditReceipt } from '@/features/brand-audit/receipt';
import type { AuditScore } from '@/features/brand-audit/scoring';
import { ReportArea } from './report-area';
import { ReportHead } from './report-head';
import { ReportLine } from './report-line';
import { ReportSheet } from './report-sheet';

interface ReportResultProps {
  receipt: AuditReceipt;
  score: AuditScore;
}

/** First sheet: the total, the line of twenty pieces and the six areas. */
export function ReportResult({ receipt, score }: ReportResultProps) {
  const { answers } = receipt;
  return (
    <ReportSheet>
      <div className="px-(--sheet) pt-12 pb-4 max-xl:pt-(--sheet) max-xl:pb-10">
        <ReportHead receipt={receipt} />
        <h3 className="mt-fluid-11 font-display text-report print:text-report!">
          {words.headline(score).map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h3>
        <div className="mt-12 mb-10 flex flex-wrap items-end gap-8 print:mb-9">
          <span className="font-display text-score lining-nums">{score.total}</span>
          <div className="flex-[1_1_12em] max-sm:basis-full">
            <b className="mb-2 block font-display text-h4 font-normal">{words.of}</b>
            <p className="max-w-[23em] text-small">{words.legend(score, answers)}</p>
          </div>
        </div>
        <p className="sr-only">{words.picture}</p>
        <ReportLine answers={answers} score={score} />
        <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-3 text-fine/none font-medium">
          {words.key.map((key) => (
            <li
              key={key}
              className="flex items-center gap-2.5 before:h-3 before:w-12 before:rounded-full before:bg-ink nth-2:before:w-6 nth-3:before:w-3"
            >
              {key}
            </li>
          ))}
        </ul>
        <p className="mt-5 text-fine/normal text-muted">
          {words.count(score)}. {words.countNote}
        </p>
      </div>
      <ul className="on-forest mt-auto rounded-tr-turn px-(--sheet) pt-fluid-9.5 pb-fluid-11">
        {score.areas.map((area, index) => (
          <ReportArea
            key={area.id}
            area={area}
            answers={answers}
            score={score}
            isFirstOfPart={area.part !== score.areas[index - 1]?.part}
          />
        ))}
      </ul>
    </ReportSheet>
  );
}
