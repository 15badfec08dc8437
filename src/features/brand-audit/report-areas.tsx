import { clsx } from 'clsx';
import { areaWords, partNames, reportWords as words } from '@/content/audit-report';
import { areaStrip } from '@/lib/strip';
import type { AreaScore } from './areas';
import type { AuditScore, ScoredAnswers } from './scoring';
import { StripPicture } from './strip-picture';

/** The six areas with their answers and points. On paper they are the foot of the first sheet. */
export function ReportAreas({ answers, score }: ScoredAnswers) {
  return (
    <ul
      className={clsx(
        'on-forest col-span-5 grid rounded-card rounded-tr-section px-card py-10 max-lg:col-span-full',
        'print:order-last print:-mx-14 print:mt-5 print:-mb-9 print:grid-cols-2 print:gap-x-12',
        'print:rounded-none print:rounded-tr-turn print:px-14 print:py-5',
      )}
    >
      {score.areas.map((area, index) => (
        <AreaRow
          key={area.id}
          area={area}
          isFirstOfPart={area.part !== score.areas[index - 1]?.part}
          answers={answers}
          score={score}
        />
      ))}
    </ul>
  );
}

interface AreaRowProps extends ScoredAnswers {
  area: AreaScore;
  /** The first area of a part has the name of the part above it. */
  isFirstOfPart: boolean;
}

function AreaRow({ area, isFirstOfPart, answers, score }: AreaRowProps) {
  const mark = markOf(area, score);
  return (
    <li
      className={clsx(
        'grid content-center items-center gap-x-5 gap-y-2.5 py-3.5',
        'grid-cols-[minmax(6em,1fr)_200px_3.6em] max-sm:grid-cols-[1fr_auto]',
        'compact:grid-cols-[minmax(5.4em,1fr)_minmax(0,200px)_3.4em]',
        'print:grid-cols-[5em_1fr_3.2em] print:gap-x-3 print:gap-y-1 print:py-1.5',
        isFirstOfPart && 'border-t border-hair-inv first:border-0 print:border-0',
      )}
    >
      {isFirstOfPart && (
        <span className="col-span-full text-fine/none font-medium text-sage print:hidden">
          {partNames[area.part]}
        </span>
      )}
      <b className="font-display text-lead leading-none font-normal print:text-[17px]">
        {areaWords[area.id].name}
      </b>
      <StripPicture
        ground="either"
        strip={areaStrip}
        answers={answers}
        ids={area.questions}
        startQuestion={score.startQuestion}
        className="max-sm:order-1 max-sm:col-span-full"
      />
      <span className="text-right text-small/none font-semibold print:text-[13px]">
        {words.points(area.points, area.maxPoints)}
      </span>
      {mark && (
        <span
          className={clsx(
            'col-start-2 justify-self-start rounded-full px-2.5 text-tiny leading-6 font-semibold text-ink',
            'max-sm:order-1 max-sm:col-start-1',
            mark === 'weakest' ? 'bg-marigold' : 'bg-mint',
          )}
        >
          {words[mark]}
        </span>
      )}
    </li>
  );
}

/** @returns what an area stands out by; undefined for others, and where all have the same share */
const markOf = (area: AreaScore, { isEven, strongest, weakest }: AuditScore) => {
  if (isEven) return undefined;
  if (area === strongest) return 'strongest';
  return area === weakest ? 'weakest' : undefined;
};
