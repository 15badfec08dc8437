import { clsx } from 'clsx';
import { areaWords, partNames, reportWords as words } from '@/content/audit-report';
import type { AuditReceipt } from '@/features/brand-audit/receipt';
import type { AreaScore, AuditScore } from '@/features/brand-audit/scoring';
import { ReportHead } from './report-head';
import { ReportLine } from './report-line';
import { ReportSheet } from './report-sheet';
import { ReportStrip } from './report-strip';

interface ReportResultProps {
  receipt: AuditReceipt;
  score: AuditScore;
}

const tagOf = (area: AreaScore, { isEven, strongest, weakest }: AuditScore) => {
  if (isEven) return undefined;
  if (area === strongest) return words.strongest;
  return area === weakest ? words.weakest : undefined;
};

/** First sheet: the total, the line of twenty pieces, and the six areas. */
export function ReportResult({ receipt, score }: ReportResultProps) {
  const { answers } = receipt;
  return (
    <ReportSheet>
      <div className="px-16 pt-12 pb-4">
        <ReportHead receipt={receipt} />
        <h3 className="mt-11 font-display text-[52px] leading-[1.04] tracking-[-0.015em] print:text-[52px]!">
          {words.headline(score).map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h3>
        <div className="mt-11.5 mb-10 flex flex-wrap items-end gap-7.5">
          <span className="-ml-2 font-display text-[232px] leading-[0.74] tracking-[-0.04em] lining-nums">
            {score.total}
          </span>
          <div className="flex-[1_1_12em]">
            <b className="mb-2 block font-display text-h4 font-normal">{words.of}</b>
            <p className="max-w-[23em] text-[15.5px]">{words.legend(score.total)}</p>
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
      <ul className="on-forest mt-auto rounded-tr-turn px-16 pt-9.5 pb-11">
        {score.areas.map((area, index) => {
          const tag = tagOf(area, score);
          return (
            <li
              key={area.id}
              className="grid min-h-line grid-cols-[max(92px,5.6em)_max(104px,6.6em)_minmax(100px,300px)_minmax(4.8em,1fr)] items-center gap-x-3.5 border-t border-hair-inv first:border-0"
            >
              <span className="text-[13.5px] leading-none font-medium text-sage">
                {area.part !== score.areas[index - 1]?.part && partNames[area.part]}
              </span>
              <b className="font-display text-[22px] leading-none font-normal">
                {areaWords[area.id].name}
              </b>
              <ReportStrip area={area} answers={answers} score={score} width={300} height={20} />
              <span className="text-right text-small/none font-semibold">
                {tag && (
                  <span
                    className={clsx(
                      'mr-3 inline-block rounded-[12px] px-2.5 text-[12px] leading-6 font-semibold text-ink',
                      tag === words.weakest ? 'bg-marigold' : 'bg-mint',
                    )}
                  >
                    {tag}
                  </span>
                )}
                {words.points(area.points, area.most)}
              </span>
            </li>
          );
        })}
      </ul>
    </ReportSheet>
  );
}
