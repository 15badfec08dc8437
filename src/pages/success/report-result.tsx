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

/** First sheet: the total, the line of twenty pieces, and the six areas. */
export function ReportResult({ receipt, score }: ReportResultProps) {
  const { answers } = receipt;
  return (
    <ReportSheet>
      <div className="px-16 pt-12 pb-4 l:px-10 l:pt-10 l:pb-10 m:px-7 m:pt-7 s:px-5 s:pt-6">
        <ReportHead receipt={receipt} />
        <h3 className="mt-11 font-display text-[52px] leading-[1.04] tracking-[-0.015em] l:text-[44px] m:text-[38px] s:mt-8 s:text-[30px] print:text-[52px]!">
          {words.headline(score).map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h3>
        <div className="mt-11.5 mb-10 flex flex-wrap items-end gap-7.5">
          <span className="font-display text-[232px] leading-[0.74] tracking-[-0.04em] lining-nums l:text-[180px] m:text-[150px] s:text-[124px]">
            {score.total}
          </span>
          <div className="flex-[1_1_12em] s:basis-full">
            <b className="mb-2 block font-display text-h4 font-normal">{words.of}</b>
            <p className="max-w-[23em] text-[15.5px] l:text-[16px]">
              {words.legend(score, answers)}
            </p>
          </div>
        </div>
        <p className="sr-only">{words.picture}</p>
        <ReportLine answers={answers} score={score} />
        <ul className="mt-5.5 flex flex-wrap gap-x-7.5 gap-y-3 text-[13.5px] leading-none font-medium">
          {words.key.map((key) => (
            <li
              key={key}
              className="flex items-center gap-2.5 before:h-3 before:w-12 before:rounded-full before:bg-ink nth-2:before:w-6 nth-3:before:w-3"
            >
              {key}
            </li>
          ))}
        </ul>
        <p className="mt-4.5 text-[13.5px] text-muted">
          {words.count(score)}. {words.countNote}
        </p>
      </div>
      <ul className="on-forest mt-auto rounded-tr-turn px-16 pt-9.5 pb-11 l:px-10 m:px-7 s:px-5 s:pt-7 s:pb-8">
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
