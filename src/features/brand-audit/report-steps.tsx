import { clsx } from 'clsx';
import { agency } from '@/content/agency';
import { contradictionsIn } from '@/content/audit-contradictions';
import { praiseFor } from '@/content/audit-praise';
import { areaWords, reportWords as words } from '@/content/audit-report';
import type { ReportStep } from '@/content/audit-steps';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import type { ScoredAnswers } from './report-result';
import type { SheetGroup } from './report-sheets';
import { type AuditScore, praisedAnswers } from './scoring';

const headingClasses = 'font-display text-h3 print:text-[27px]/[1.1]';

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

interface StepGroupProps {
  group: SheetGroup<ReportStep>;
  /** Says how the steps are ordered, beside the heading above the first step. */
  order: string | undefined;
}

/**
 * The steps for one time: on the screen three in a row, on paper one below the other, spread over
 * the room that there is.
 */
export function StepGroup({ group, order }: StepGroupProps) {
  const { time, from, steps, isContinued } = group;
  return (
    <>
      <div
        className={clsx(
          'col-span-full flex-wrap items-end justify-between gap-x-12 gap-y-4 border-b-2 border-ink pb-5',
          'print:mt-4 print:flex-nowrap print:pb-2',
          isContinued ? 'hidden print:flex' : 'mt-6 flex',
        )}
      >
        <h3 className={headingClasses}>{words.groups[time]}</h3>
        {order && from === 1 && (
          <p className="max-w-[42em] text-small text-muted print:text-tiny/snug">{order}</p>
        )}
      </div>
      <ol
        className="contents print:flex print:max-h-[calc(var(--count)*220px)] print:grow-(--count) print:flex-col"
        start={from}
        style={{ '--count': steps.length }}
      >
        {steps.map((step, index) => (
          <StepItem
            key={step.questionId}
            step={step}
            number={from + index}
            isThisWeek={time === 'week'}
          />
        ))}
      </ol>
    </>
  );
}

/** On paper, all texts of a step have the size of their sheet. */
const sheetText = 'print:text-(length:--step)/[1.36]';

interface StepItemProps {
  step: ReportStep;
  /** Of all steps, from 1. */
  number: number;
  isThisWeek: boolean;
}

function StepItem({ step, number, isThisWeek }: StepItemProps) {
  return (
    <li
      ref={reveal}
      className={clsx(
        'col-span-4 grid grid-cols-[auto_1fr] content-start gap-x-5 max-lg:col-span-6 max-md:col-span-full',
        'print:grow print:content-center print:gap-x-4 print:border-b print:border-hair print:py-1 print:last:border-0',
        sheetText,
      )}
    >
      <span
        className={clsx(
          'w-12 font-display leading-[0.86] tracking-tight lining-nums print:w-11',
          isThisWeek ? 'text-[64px] print:text-[44px]' : 'text-[36px] print:text-[24px]',
        )}
        aria-hidden="true"
      >
        {number}
      </span>
      <div>
        <p
          className={clsx(
            'text-fine/none font-semibold text-muted print:mr-1.5 print:inline print:text-ink',
            sheetText,
          )}
        >
          {areaWords[step.area.id].name}
        </p>
        <h4 className={clsx('mt-2 text-h5 print:inline', sheetText)}>{step.question}</h4>
        <p className={clsx('mt-2 text-small text-muted print:ml-1.5 print:inline', sheetText)}>
          {words.youSaid(step.answerText)}
        </p>
        <p
          className={clsx(
            'mt-3 print:mt-0.5',
            isThisWeek ? 'font-medium' : 'text-control/normal',
            sheetText,
          )}
        >
          {number === 1 && <b className="font-semibold">{words.first} </b>}
          {step.step} {step.reason}
        </p>
      </div>
    </li>
  );
}

interface ReportInvitationProps {
  score: AuditScore;
  /** Whether the reader got the report by e-mail from us. */
  isFromMail: boolean;
  /** How many sheets of paper the report fills. */
  sheets: number;
}

/** An invitation to talk, at the end. */
export function ReportInvitation({ score, isFromMail, sheets }: ReportInvitationProps) {
  const { title, text, bring } = words.invitation(score, isFromMail, sheets);
  const subject = encodeURIComponent(words.talkSubject);
  return (
    <div
      className={clsx(
        'on-ink col-span-full mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-6',
        'rounded-card rounded-tr-turn p-panel print:rounded-none print:rounded-tr-turn',
        'print:-mx-14 print:mt-3 print:-mb-9 print:flex-nowrap print:px-14 print:py-5 print:pr-20',
      )}
    >
      <div>
        <p className="font-display text-h3 print:text-[22px]/[1.2]">{title}</p>
        <p className="mt-3 max-w-[34em] text-muted print:mt-1 print:text-[13px]/[1.45]">
          {text} {bring && <span className="hidden print:inline">{bring}</span>}
        </p>
      </div>
      <ButtonLink
        className="max-sm:w-full"
        to={agency.email && `mailto:${agency.email}?subject=${subject}`}
      >
        {words.talk}
      </ButtonLink>
    </div>
  );
}
