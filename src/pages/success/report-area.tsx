import { clsx } from 'clsx';
import { areaWords, partNames, reportWords as words } from '@/content/audit-report';
import type { AuditReceipt } from '@/features/brand-audit/receipt';
import type { AreaScore, AuditScore } from '@/features/brand-audit/scoring';
import { ReportStrip } from './report-strip';

const tagOf = (area: AreaScore, { isEven, strongest, weakest }: AuditScore) => {
  if (isEven) return undefined;
  if (area === strongest) return words.strongest;
  return area === weakest ? words.weakest : undefined;
};

interface ReportAreaProps extends Pick<AuditReceipt, 'answers'> {
  area: AreaScore;
  score: AuditScore;
  /** Whether it shows the name of its part. */
  isFirstOfPart: boolean;
}

/** One of the six areas: part, name, its pieces of the line, and its points. */
export function ReportArea({ area, answers, score, isFirstOfPart }: ReportAreaProps) {
  const tag = tagOf(area, score);
  return (
    <li
      className={clsx(
        'grid min-h-line items-center gap-x-3.5 border-t border-hair-inv first:border-0 max-md:gap-y-2.5 max-md:py-3.5',
        'grid-cols-[max(92px,5.6em)_max(104px,6.6em)_minmax(100px,300px)_minmax(4.8em,1fr)]',
        'max-md:grid-cols-[minmax(0,1fr)_200px_minmax(150px,auto)] max-sm:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      <span className="text-fine/none font-medium text-sage max-md:col-span-full max-md:empty:hidden">
        {isFirstOfPart && partNames[area.part]}
      </span>
      <b className="font-display text-lead leading-none font-normal">{areaWords[area.id].name}</b>
      <ReportStrip
        area={area}
        answers={answers}
        score={score}
        width={300}
        height={20}
        className="max-md:h-auto max-md:w-full max-sm:order-1 max-sm:col-span-full"
      />
      <span className="text-right text-small/none font-semibold max-sm:flex max-sm:flex-col max-sm:items-end max-sm:gap-1.5">
        {tag && (
          <span
            className={clsx(
              'mr-3 inline-block rounded-full px-2.5 text-tiny leading-6 font-semibold text-ink max-sm:mr-0',
              tag === words.weakest ? 'bg-marigold' : 'bg-mint',
            )}
          >
            {tag}
          </span>
        )}
        {words.points(area.points, area.maxPoints)}
      </span>
    </li>
  );
}
