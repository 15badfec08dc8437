import { clsx } from 'clsx';
import { reportWords as words } from '@/content/audit-report';
import { reportStrips } from '@/lib/strip';
import { StripPicture } from './strip-picture';
import { countAnswers, type ScoredAnswers, tiedAreas } from './scoring';

/** One drawing of the strip shows, by the width of the window. */
const drawings = [
  { strip: reportStrips.wide, className: 'max-md:hidden' },
  { strip: reportStrips.medium, className: 'hidden max-w-128 max-md:block max-sm:hidden' },
  { strip: reportStrips.narrow, className: 'hidden max-w-85 max-sm:block' },
] as const;

type ReportResultProps = ScoredAnswers & { as: 'h2' | 'h3' };

/** The headline, the total, and the strip of twenty pieces with what it means and how it counts. */
export function ReportResult({ answers, score, as: Headline }: ReportResultProps) {
  return (
    <div className="col-span-7 max-lg:col-span-full print:mt-5 print:flex print:grow print:flex-col print:justify-evenly">
      <Headline className="font-display text-report print:text-[40px]">
        {words.headline(score).map((sentence) => (
          <span key={sentence} className="block">
            {sentence}{' '}
          </span>
        ))}
      </Headline>
      <div className="mt-12 mb-10 flex flex-wrap items-end gap-8 print:mt-6 print:mb-5">
        <span className="font-display text-score lining-nums print:text-[124px]">
          {score.total}
        </span>
        <div className="flex-[1_1_12em] max-sm:basis-full">
          <b className="mb-2 block font-display text-h4 font-normal print:mb-1">{words.of}</b>
          <p className="max-w-[25em] text-small print:max-w-none print:text-[13px]">
            {words.legend(score, answers)}
          </p>
        </div>
      </div>
      <p className="sr-only">{words.picture}</p>
      {drawings.map(({ strip, className }) => (
        <StripPicture
          key={strip.width}
          strip={strip}
          answers={answers}
          startQuestion={score.startQuestion}
          isNumbered
          className={className}
        />
      ))}
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-3 text-fine/none font-medium print:mt-4 print:text-tiny/none">
        {words.key.map((key) => (
          <li
            key={key}
            className={clsx(
              'flex items-center gap-2.5 before:h-3 before:w-12 before:rounded-full before:bg-ink',
              'nth-2:before:w-6 nth-3:before:w-3',
            )}
          >
            {key}
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-[52em] text-fine/normal text-muted print:mt-3 print:text-tiny/normal">
        {[
          words.count(countAnswers(answers)),
          words.countNote,
          ...words.ties(tiedAreas(score)),
        ].join(' ')}
      </p>
    </div>
  );
}
