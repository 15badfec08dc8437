import { clsx } from 'clsx';
import { contradictionsIn } from '@/content/audit-contradictions';
import { praiseFor } from '@/content/audit-praise';
import { areaWords, reportWords as words } from '@/content/audit-report';
import { headingClasses } from './report-steps';
import { praisedAnswers, type ScoredAnswers } from './scoring';

/** The answers that are praised, two at most, and those that contradict each other. */
export function ReportStrengths({ answers, score }: ScoredAnswers) {
  const praise = praiseFor(praisedAnswers(score), answers);
  const contradictions = contradictionsIn(answers);
  return (
    <div className="col-span-full cols gap-y-8 print:mt-5 print:grid-cols-1 print:gap-y-3">
      <div className="col-span-4 max-lg:col-span-full print:col-span-full print:contents">
        <h3 className={headingClasses}>{words.strengthsTitle}</h3>
        {contradictions.length > 0 && (
          <div className="mt-6 grid gap-4 print:order-1 print:mt-0 print:gap-1">
            {contradictions.map((contradiction, index) => (
              <p key={contradiction} className="text-small print:text-[12px]/[1.4]">
                <b className="font-semibold">{words.contradictionLeads[index]}</b> {contradiction}
              </p>
            ))}
          </div>
        )}
      </div>
      <div
        className={clsx(
          'col-span-8 grid auto-cols-fr gap-x-gutter gap-y-5 sm:grid-flow-col max-lg:col-span-full',
          'print:col-span-full print:grid-flow-col print:gap-5',
        )}
      >
        {praise.length === 0 && (
          <p className="max-w-[30em] text-lead print:max-w-none print:text-[14px]">
            {words.noStrengths}
          </p>
        )}
        {praise.map(({ area, questionId, title, answerText, text }) => (
          <div
            key={questionId}
            className={clsx(
              'rounded-card bg-mint p-card first:rounded-tr-turn last:not-first:rounded-br-turn',
              'print:px-5 print:py-4 print:first:rounded-tr-[56px] print:last:not-first:rounded-br-[56px]',
            )}
          >
            <p className="text-note/none font-semibold print:text-tiny/none">
              {areaWords[area.id].name}
            </p>
            <h4 className="mt-3 pr-6 font-display text-h4 print:mt-1.5 print:text-[20px]/[1.2]">
              {title}
            </h4>
            <p className="mt-4 text-small print:mt-1.5 print:text-tiny/snug">
              {words.youSaid(answerText)}
            </p>
            <p className="mt-2 print:mt-1 print:text-[12.5px]/[1.4]">{text}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
