import { clsx } from 'clsx';
import { areaWords, reportWords as words } from '@/content/audit-report';
import type { ReportStep } from '@/content/audit-steps';
import { reveal } from '@/motion/reveal';
import type { stepGroups } from './next-steps';

export const headingClasses = 'font-display text-h3 print:text-[27px]/[1.1]';

interface StepGroupProps {
  group: ReturnType<typeof stepGroups<ReportStep>>[number];
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
