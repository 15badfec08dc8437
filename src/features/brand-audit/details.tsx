import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { auditFields, detailsWords, summaryWords } from '@/content/audit';
import { auditQuestions } from '@/content/audit-questions';
import { messages } from '@/content/messages';
import type { FieldRows } from '@/lib/fields';
import { reveal } from '@/motion/reveal';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/choice';
import { FieldGrid } from '@/ui/field';
import { RowField } from '@/ui/row-field';
import { linkVariants, TextLink } from '@/ui/text-link';
import { questionIds } from './answers';
import { RailLayer } from './rail-layer';
import { useRail } from './rail-state';

const fields: FieldRows = auditFields;
/** The fields of the grid; the checkbox stands beside the button. */
const detailNames = Object.keys(fields).filter((name) => fields[name]?.kind !== 'tick');

interface DetailsProps {
  /** Whether the form is valid and has been sent, which completes the ring. */
  isComplete: boolean;
  children: ReactNode;
}

/** The section of the corporate details (docs/rules.md#audit-page, docs/rules.md#audit-fields). */
export function Details({ isComplete, children }: DetailsProps) {
  return (
    <section className="relative bg-sand py-section">
      <RailLayer ground="sand" />
      <div className="wrap flex flex-wrap items-start gap-fluid-18 compact:gap-x-12">
        <div className="flex-[4.4_1_0] max-xl:flex max-xl:items-start max-xl:justify-between max-xl:gap-10 max-sm:block">
          <div>
            <h2 ref={reveal}>{detailsWords.title}</h2>
            <p ref={reveal} className="mt-7 max-w-prose">
              {detailsWords.intro}
            </p>
          </div>
          <RingPicture isWhole={isComplete} />
        </div>
        {/* With large text the columns wrap. */}
        <div className="min-w-[26em] flex-[7.6_1_0] max-xl:min-w-0 max-xl:basis-full">
          <InvalidSummary />
          <FieldGrid>
            {detailNames.map((name) => (
              <RowField key={name} fields={fields} name={name} id={name} className="scroll-mt-10" />
            ))}
          </FieldGrid>
          {children}
        </div>
      </div>
    </section>
  );
}

/** Links to each missing answer and to the first wrong field. A submit moves the focus here. */
function InvalidSummary() {
  const { submitCount } = useFormState();
  const { unanswered, invalidDetails } = useInvalidFields();
  const ref = useRef<HTMLElement>(null);

  // Only after a submit: later errors appear while the visitor is typing.
  useEffect(() => ref.current?.focus(), [submitCount]);

  const [firstInvalid] = invalidDetails;
  if (unanswered.length === 0 && firstInvalid === undefined) return null;

  return (
    <section
      ref={ref}
      className={clsx(
        'mb-12 rounded-card rounded-tr-turn bg-white px-10 py-9 text-ink inset-ring-2 inset-ring-error',
        'max-xl:p-card shallow:scroll-mt-0',
      )}
      id="gaps"
      tabIndex={-1}
      aria-labelledby="gaps-title"
    >
      <h3 className="font-display text-h4" id="gaps-title">
        {summaryWords.title}
      </h3>
      <p>
        {[
          summaryWords.text(unanswered.length, invalidDetails.length),
          summaryWords.rest(unanswered.length),
        ].join(' ')}
      </p>
      <ul className="mt-5 grid">
        {unanswered.map(({ questionId, topic }) => (
          <SummaryRow key={questionId} to={questionId} action={summaryWords.answer}>
            {summaryWords.question(questionIds.indexOf(questionId) + 1, topic)}
          </SummaryRow>
        ))}
        {firstInvalid !== undefined && (
          <SummaryRow to={firstInvalid} action={summaryWords.correct(invalidDetails.length)}>
            {invalidDetails.map((name) => fields[name]?.label).join(', ')}
          </SummaryRow>
        )}
      </ul>
    </section>
  );
}

interface SummaryRowProps {
  /** The id of the question or field. */
  to: string;
  action: string;
  children: ReactNode;
}

/** What is missing or wrong, and a link to it. */
function SummaryRow({ to, action, children }: SummaryRowProps) {
  return (
    <li className="flex flex-wrap justify-between gap-x-6 border-t border-hair py-3 font-medium">
      <span className="flex-[1_1_8em]">{children}</span>
      <TextLink to={`#${to}`} className="flex-none">
        {action}
      </TextLink>
    </li>
  );
}

/** The reminder, the newsletter checkbox and SUBMIT AUDIT (docs/rules.md#audit-page). */
export function SendRow({ isBusy, isFailed }: { isBusy: boolean; isFailed: boolean }) {
  const { register } = useFormContext();
  return (
    <div
      className={clsx(
        'relative mt-14 flex flex-wrap items-center justify-between gap-x-12 gap-y-7 border-t-2 pt-10',
        isFailed ? 'border-transparent' : 'border-ink',
      )}
    >
      <InvalidCount />
      <div className="grid flex-[1_1_14em] gap-5 max-sm:basis-full">
        <p className="max-w-[30em]">
          <b className="font-semibold">{detailsWords.reminderStart}</b> {detailsWords.reminder}
        </p>
        <Checkbox {...register('newsletter')}>{detailsWords.newsletter}</Checkbox>
      </div>
      <Button
        id="submit-audit"
        type="submit"
        tone="ink"
        size="capitals"
        className="max-sm:w-full"
        busyLabel={isBusy ? messages.pleaseWait : undefined}
      >
        {detailsWords.submit}
      </Button>
    </div>
  );
}

/** Says above the button what is missing, in windows of one column, where the list is far above. */
function InvalidCount() {
  const { unanswered, invalidDetails } = useInvalidFields();
  if (unanswered.length + invalidDetails.length === 0) return null;
  return (
    <p
      className={clsx(
        'hidden basis-full items-start gap-3.5 leading-[1.4] font-semibold text-error max-xl:flex',
        'before:mt-1.5 before:size-3 before:flex-none before:rounded-full before:bg-error',
      )}
    >
      <span>
        <span>{summaryWords.text(unanswered.length, invalidDetails.length)}</span>{' '}
        <TextLink to="#gaps" className="text-ink">
          {summaryWords.see}
        </TextLink>
      </span>
    </p>
  );
}

interface KeptNoteProps {
  onClear: () => void;
  /** Undoes the clearing; undefined when there is none to undo. */
  onUndo: (() => void) | undefined;
}

/** Says that the answers are saved on the device, and clears them. */
export function KeptNote({ onClear, onUndo }: KeptNoteProps) {
  const hasAnswers = useRail().answeredCount > 0;
  const action = onUndo
    ? { label: detailsWords.undo, onClick: onUndo }
    : { label: detailsWords.clear, onClick: onClear };
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-small has-[button]:mt-3 has-[button]:min-h-line">
      <output className="text-muted">
        {onUndo ? detailsWords.cleared : hasAnswers && detailsWords.kept}
      </output>
      {(onUndo !== undefined || hasAnswers) && (
        <button
          type="button"
          className={linkVariants({ className: 'min-h-11' })}
          onClick={action.onClick}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/** @returns the questions that a submit found unanswered, and the details that are wrong */
function useInvalidFields() {
  const { errors } = useFormState();
  return {
    unanswered: auditQuestions.filter(({ questionId }) => errors[questionId]),
    invalidDetails: detailNames.filter((name) => errors[name]),
  };
}

/** The line as a ring. Its last quarter stands for the details, and is ink once the form is sent. */
function RingPicture({ isWhole }: { isWhole: boolean }) {
  return (
    <svg
      className="w-[329px] flex-none xl:mt-18 max-xl:w-55 max-sm:mt-8 max-sm:w-35"
      viewBox="0 0 329 329"
      aria-hidden="true"
    >
      <g className="fill-none stroke-ink stroke-94">
        <path d="M164.500 282A117.500 117.500 0 0 1 164.500 47" />
        <path d="M164.500 47A117.500 117.500 0 0 1 282 164.500" />
        <path
          className={clsx(
            'transition-colors duration-open ease-roll',
            !isWhole && 'stroke-[color-mix(in_srgb,var(--sand),var(--ink)_8.5%)]',
          )}
          d="M282 164.500A117.500 117.500 0 0 1 164.500 282"
        />
      </g>
      <path className="fill-sand" d="M154 0h21v329h-21zM164 154h165v21H164z" />
      <circle className="fill-piece" cx="164.5" cy="164.5" r="47" />
    </svg>
  );
}
