import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { agency } from '@/content/agency';
import { contradictionsIn } from '@/content/audit-contradictions';
import { praiseFor } from '@/content/audit-praise';
import {
  areaWords,
  partNames,
  reportPageWords as page,
  reportWords as words,
} from '@/content/audit-report';
import { type ReportStep, stepsFor } from '@/content/audit-steps';
import { AnswerPicture } from '@/features/brand-audit/answer-picture';
import type { AuditReceipt } from '@/features/brand-audit/answers';
import {
  type AreaScore,
  type AuditScore,
  leadingSteps,
  scoreAudit,
  stepGroups,
} from '@/features/brand-audit/scoring';
import { answerLine, stripLine } from '@/lib/answer-line';
import { reveal } from '@/motion/reveal';
import { Button, ButtonLink } from '@/ui/button';
import { Logo } from '@/ui/logo';

/** An A4 sheet, on screen and in print. */
function ReportSheet({ children }: { children: ReactNode }) {
  return (
    <article className="print-page flex min-h-[1123px] w-[794px] flex-col overflow-hidden bg-cream text-note leading-normal max-xl:min-h-0 max-xl:w-full max-xl:rounded-card max-xl:text-small max-xl:first:rounded-tr-turn print:min-h-0">
      {children}
    </article>
  );
}

/** The company and the date of the audit, at the top of each sheet. */
function ReportHead({ receipt: { company, takenAt } }: { receipt: AuditReceipt }) {
  return (
    <div className="flex items-center justify-between gap-10 text-fine font-medium max-sm:flex-col max-sm:items-start max-sm:gap-3">
      <span className="sr-only">{agency.name}</span>
      <Logo />
      <p className="truncate text-right text-muted max-sm:text-left max-sm:wrap-anywhere max-sm:whitespace-normal">
        {words.kind}
        <br />
        {company}, {words.date(takenAt)}
      </p>
    </div>
  );
}

/** A heading in the report; print keeps its size. */
function ReportTitle({ className, children, ...rest }: ComponentProps<'h3'>) {
  return (
    <h3
      {...rest}
      className={clsx('font-display text-h3/[1.06] tracking-h1 print:text-h3/[1.06]!', className)}
    >
      {children}
    </h3>
  );
}

const wideAreaLine = stripLine(300, 20, 4);

const tagOf = (area: AreaScore, { isEven, strongest, weakest }: AuditScore) => {
  if (isEven) return undefined;
  if (area === strongest) return words.strongest;
  return area === weakest ? words.weakest : undefined;
};

/** The twenty answers as one line; one drawing per width: thinner, then on more rows. */
const drawings = [
  { line: answerLine(666, 28), className: 'max-xl:max-w-166.5 max-md:hidden' },
  { line: answerLine(512, 24), className: 'hidden max-w-128 max-md:block max-sm:hidden' },
  {
    line: answerLine(300, 22, { rows: [4, 4, 4, 4, 4], perRow: 4, gap: 6 }),
    className: 'hidden max-w-85 max-sm:block',
  },
] as const;

interface ReportResultProps {
  receipt: AuditReceipt;
  score: AuditScore;
}

/** First sheet: the total, the line of twenty pieces and the six areas. */
function ReportResult({ receipt, score }: ReportResultProps) {
  const { answers } = receipt;
  const shown = { answers, startQuestion: score.startQuestion };
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
        <div className="mt-12 mb-10 flex flex-wrap items-end gap-8 print:mt-9 print:mb-6">
          <span className="font-display text-score lining-nums">{score.total}</span>
          <div className="flex-[1_1_12em] max-sm:basis-full">
            <b className="mb-2 block font-display text-h4 font-normal">{words.of}</b>
            <p className="max-w-[23em] text-small">{words.legend(score, answers)}</p>
          </div>
        </div>
        <p className="sr-only">{words.picture}</p>
        {drawings.map(({ line, className }) => (
          <AnswerPicture {...shown} key={line.width} line={line} isNumbered className={className} />
        ))}
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
          {[`${words.count(score)}.`, words.countNote, ...words.ties(score)].join(' ')}
        </p>
      </div>
      <ul className="on-forest mt-auto rounded-tr-turn px-(--sheet) pt-fluid-9.5 pb-fluid-11">
        {score.areas.map((area, index) => {
          const tag = tagOf(area, score);
          return (
            <li
              key={area.id}
              className={clsx(
                'grid min-h-line items-center gap-x-3.5 border-t border-hair-inv first:border-0 max-md:gap-y-2.5 max-md:py-3.5',
                'grid-cols-[max(92px,5.6em)_max(104px,6.6em)_minmax(100px,300px)_minmax(4.8em,1fr)]',
                'max-md:grid-cols-[minmax(0,1fr)_200px_minmax(150px,auto)] max-sm:grid-cols-[minmax(0,1fr)_auto]',
              )}
            >
              <span className="text-fine/none font-medium text-sage max-md:col-span-full max-md:empty:hidden">
                {area.part !== score.areas[index - 1]?.part && partNames[area.part]}
              </span>
              <b className="font-display text-lead leading-none font-normal">
                {areaWords[area.id].name}
              </b>
              <AnswerPicture
                {...shown}
                variant="strip"
                line={wideAreaLine}
                ids={area.questions}
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
        })}
      </ul>
    </ReportSheet>
  );
}

const fullPiece = stripLine(64, 20, 1);
const areaLine = stripLine(158, 14, 4);

interface ReportNextProps extends ReportResultProps {
  /** All of them; the sheet shows the first. */
  steps: readonly ReportStep[];
}

/** Second sheet: strengths, next steps and an invitation to talk. */
function ReportNext({ receipt, score, steps }: ReportNextProps) {
  const { answers } = receipt;
  const strip = { variant: 'strip', answers, startQuestion: score.startQuestion } as const;
  const praise = praiseFor(score, answers);
  const contradictions = contradictionsIn(answers);
  const first = steps.slice(0, leadingSteps);
  const count = steps.length;
  const invitation = words.invitation(score);
  const subject = encodeURIComponent(words.talkSubject);
  return (
    <ReportSheet>
      <div className="px-(--sheet) pt-12 pb-4 max-xl:pt-(--sheet) max-xl:pb-8 print:pt-9 print:pb-3">
        <ReportHead receipt={receipt} />
        <ReportTitle className="mt-8 print:mt-5">{words.strengthsTitle}</ReportTitle>
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
              <AnswerPicture {...strip} line={fullPiece} ids={[questionId]} isNumbered />
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
        <ReportTitle>{count > 0 ? words.groups.week : words.nothingTitle}</ReportTitle>
        {count === 0 && <p className="mt-5 max-w-120">{words.nothingToDo}</p>}
        {count > 1 && (
          <p className="mt-3 text-fine/snug max-xl:text-note/snug print:mt-2">
            {words.order(score)}
            {count > first.length && (
              <span className="hidden print:inline"> {words.others(first.length + 1, count)}</span>
            )}
          </p>
        )}
        <ol className="mt-5 border-t-2 border-ink empty:hidden print:mt-4">
          {first.map(({ area, questionId, question, answerText, step, reason }, index) => (
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
                <AnswerPicture {...strip} line={areaLine} ids={area.questions} />
                <p className="mt-2.5 text-fine/none font-semibold">
                  {words.points(area.points, area.maxPoints)}
                </p>
              </div>
              <div>
                <p className="mb-1.5 text-fine/snug text-muted max-xl:text-note/snug print:mb-1 print:text-tiny/snug">
                  <b className="font-semibold text-ink">{question}</b> {words.youSaid(answerText)}
                </p>
                <p className="text-note/normal font-medium max-xl:text-small print:text-fine">
                  <b className="font-semibold">{words.nextStep}</b> {step} {reason}
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

interface AuditReportProps {
  receipt: AuditReceipt;
  /** Called when the visitor wants no trace of it left on this computer. */
  onForget: () => void;
}

/**
 * The report of an audit that the embedded API accepted: two printable sheets and every step
 * (docs/rules.md#audit-report).
 */
export function AuditReport({ receipt, onForget }: AuditReportProps) {
  const score = scoreAudit(receipt.answers);
  const steps = stepsFor(score, receipt.answers);
  const [, ...later] = stepGroups(steps);

  return (
    <section
      className="bg-sand py-section xl:pt-34 xl:pb-36 print:p-0"
      data-report=""
      aria-labelledby="report-title"
    >
      <div className="paper-plain wrap grid grid-cols-[minmax(0,1fr)_794px] items-start gap-x-12 max-xl:grid-cols-1 max-xl:gap-y-12">
        <div className="sticky top-[calc(var(--header-h)+40px)] grid justify-items-start gap-fluid-7 max-xl:static print:hidden">
          <h2 id="report-title" className="text-[56px] max-xl:text-h1">
            {page.title}
          </h2>
          <p>
            {page.reference}
            <b className="block font-display text-h4" data-reference="">
              {receipt.reference}
            </b>
          </p>
          <p className="text-small text-muted">{page.text}</p>
          <Button tone="ink" className="max-sm:w-full" onClick={() => window.print()}>
            {page.print}
          </Button>
          <Button tone="line" className="max-sm:w-full" onClick={onForget}>
            {page.forget}
          </Button>
        </div>
        <div className="grid gap-6 [--sheet:64px] max-xl:[--sheet:40px] max-md:[--sheet:28px] max-sm:[--sheet:20px] print:block">
          <div className="grid gap-6 print:block">
            <ReportResult receipt={receipt} score={score} />
            <ReportNext receipt={receipt} score={score} steps={steps} />
          </div>
          {later.map(({ time, from, steps: own }) => (
            <div
              key={time}
              className="rounded-card bg-cream px-(--sheet) py-12 max-xl:py-(--sheet) print:hidden"
            >
              <ReportTitle>{words.groups[time]}</ReportTitle>
              <ol className="mt-6" start={from} data-other-steps="">
                {own.map(({ area, questionId, question, answerText, step }, index) => (
                  <li
                    key={questionId}
                    ref={reveal}
                    className="grid gap-1.5 border-t border-hair py-4.5"
                  >
                    <h4 className="text-h5">
                      {from + index}. {areaWords[area.id].name}: {question}
                    </h4>
                    <p className="text-small text-muted">{words.youSaid(answerText)}</p>
                    <p>{step}</p>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
