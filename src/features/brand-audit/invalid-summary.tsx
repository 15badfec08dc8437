import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { auditFields, summaryWords } from '@/content/audit';
import { auditQuestions } from '@/content/audit-questions';
import type { FieldRows } from '@/lib/fields';
import { TextLink } from '@/ui/text-link';
import { questionIds } from './answers';

/** Ids in the page, for links to the summary and to the button SUBMIT AUDIT. */
const summaryId = 'gaps';
export const submitId = 'submit-audit';

/** The fields by any name, of which the compiler knows only the audit's own. */
export const fields: FieldRows = auditFields;
/** Those in the grid; the checkbox stands beside the button. */
export const detailNames = Object.keys(fields).filter((name) => fields[name]?.kind !== 'tick');

/** Links to each missing answer and to the first wrong field. */
export function InvalidSummary() {
  const { submitCount } = useFormState();
  const { unanswered, invalidDetails } = useInvalidFields();
  const ref = useRef<HTMLElement>(null);

  // It takes the focus after each submit, but not when errors change while the visitor is typing.
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
      id={summaryId}
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

/** Says above the button what is missing, in windows of one column, where the list is far above. */
export function InvalidCount() {
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
        <TextLink to={`#${summaryId}`} className="text-ink">
          {summaryWords.see}
        </TextLink>
      </span>
    </p>
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
