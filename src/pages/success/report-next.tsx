import { clsx } from 'clsx';
import { agency } from '@/content/agency';
import { areaWords, reportWords as words } from '@/content/audit-report';
import type { ReportPraise } from '@/content/audit-praise';
import type { ReportStep } from '@/content/audit-steps';
import type { AuditReceipt } from '@/features/brand-audit/receipt';
import type { AuditScore } from '@/features/brand-audit/scoring';
import { ButtonLink } from '@/ui/button';
import { ReportHead } from './report-head';
import { ReportPiece } from './report-piece';
import { ReportSheet } from './report-sheet';
import { ReportStrip } from './report-strip';
import { ReportTitle } from './report-title';

interface ReportNextProps {
  receipt: AuditReceipt;
  score: AuditScore;
  praise: readonly ReportPraise[];
  /** One sentence per contradiction. */
  contradictions: readonly string[];
  /** The steps to take first. */
  steps: readonly ReportStep[];
}

/** Second sheet: strengths, next steps and an invitation to talk. */
export function ReportNext({ receipt, score, praise, contradictions, steps }: ReportNextProps) {
  const { answers } = receipt;
  const invitation = words.invitation(score);
  const subject = encodeURIComponent(words.talkSubject);
  return (
    <ReportSheet>
      <div className="px-(--sheet) pt-12 pb-4 max-xl:pt-(--sheet) max-xl:pb-8">
        <ReportHead receipt={receipt} />
        <ReportTitle className="mt-8 print:mt-6">{words.strengthsTitle}</ReportTitle>
        {praise.length === 0 && <p className="mt-5 max-w-120">{words.noStrengths}</p>}
        <div className="mt-5 mb-9 grid grid-cols-2 gap-5 max-md:grid-cols-1 print:mt-4 print:mb-6">
          {praise.map(({ area, questionId, title, answerText, text }) => (
            <div
              key={questionId}
              className="rounded-card bg-mint px-6 pt-5 pb-6 not-first:rounded-br-[62px] first:rounded-tr-[62px] print:py-4"
            >
              <h4 className="mb-3.5 flex flex-wrap items-baseline justify-between pr-5 font-display text-h4 print:mb-2">
                {title}{' '}
                <small className="font-body text-note/none font-semibold">
                  {areaWords[area.id].name}
                </small>
              </h4>
              <ReportPiece questionId={questionId} />
              <p className="mt-3.5 text-fine/snug max-xl:text-note/snug print:mt-2.5 print:text-tiny/snug">
                {words.youSaid(answerText)}
              </p>
              <p className="mt-1.5 print:mt-1 print:text-fine">{text}</p>
            </div>
          ))}
        </div>
        {contradictions.length > 0 && (
          <div className="-mt-3 mb-8 grid gap-1.5 print:-mt-2 print:mb-5 print:gap-0.5 print:text-fine">
            {contradictions.map((contradiction, index) => (
              <p key={contradiction}>
                <b className="font-semibold">{words.contradictionLeads[index]}</b> {contradiction}
              </p>
            ))}
          </div>
        )}
        <ReportTitle>{steps.length > 0 ? words.nextTitle : words.nothingTitle}</ReportTitle>
        {steps.length === 0 && <p className="mt-5 max-w-120">{words.nothingToDo}</p>}
        <ol className="mt-5 border-t-2 border-ink empty:hidden print:mt-4">
          {steps.map(({ area, questionId, question, answerText, step }, index) => (
            <li
              key={questionId}
              className={clsx(
                'grid min-h-28 border-b border-hair pt-4 pb-3.5 last:border-0 print:pt-3.5 print:pb-2.5',
                'grid-cols-[68px_max(158px,6.6em)_1fr] gap-x-5 max-md:grid-cols-[56px_minmax(0,1fr)] max-md:gap-x-0 max-md:gap-y-4 max-md:py-5 max-sm:grid-cols-1',
              )}
            >
              <span
                className="font-display text-[64px] leading-[0.86] tracking-tight lining-nums max-md:row-span-2 max-md:text-[52px] max-sm:row-span-1"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <div>
                <h4 className="mb-2.5 font-display text-h4">{areaWords[area.id].name}</h4>
                <ReportStrip area={area} answers={answers} score={score} width={158} height={14} />
                <p className="mt-2.5 text-fine/none font-semibold">
                  {words.points(area.points, area.maxPoints)}
                </p>
              </div>
              <div>
                <p className="mb-1.5 text-fine/snug text-muted max-xl:text-note/snug print:mb-1 print:text-tiny/snug">
                  <b className="font-semibold text-ink">{question}</b> {words.youSaid(answerText)}
                </p>
                <p className="text-note/normal font-medium max-xl:text-small print:text-fine">
                  <b className="font-semibold">{words.nextStep}</b> {step}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="on-ink mt-auto flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-tr-turn pt-6 pr-20 pb-7 pl-(--sheet) max-xl:py-8 max-xl:pr-(--sheet)">
        <div>
          <p className="font-display text-h4">{invitation.title}</p>
          <p className="mt-1.5 max-w-[25em] text-note/body text-muted max-xl:text-small">
            {invitation.text}
          </p>
        </div>
        <ButtonLink
          className="max-sm:w-full"
          to={agency.email && `mailto:${agency.email}?subject=${subject}`}
        >
          {words.talk}
        </ButtonLink>
      </div>
    </ReportSheet>
  );
}
