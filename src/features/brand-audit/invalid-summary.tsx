import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { summaryWords as words } from '@/content/audit';
import { TextLink } from '@/ui/text-link';
import type { AuditSubmission } from './schema';
import { useInvalidFields } from './use-invalid-fields';

interface InvalidFieldRowProps {
  to: string;
  /** Text of the link. */
  action: string;
  children: string;
}

/** One missing answer or wrong field, with a link to it. */
function InvalidFieldRow({ to, action, children }: InvalidFieldRowProps) {
  return (
    <li className="flex flex-wrap justify-between gap-x-6 border-t border-hair py-3 font-medium">
      <span className="flex-[1_1_8em]">{children}</span>
      <TextLink to={to} className="flex-none">
        {action}
      </TextLink>
    </li>
  );
}

/** Lists missing answers and wrong fields, with a link to each. A submit focuses it. */
export function InvalidSummary() {
  const { submitCount } = useFormState<AuditSubmission>();
  const { unanswered, invalidDetails } = useInvalidFields();
  const [firstInvalid] = invalidDetails;
  const hasGaps = unanswered.length + invalidDetails.length > 0;
  const ref = useRef<HTMLElement>(null);
  const seenCount = useRef(0);

  // Only after a submit: later errors appear while the visitor is typing.
  useEffect(() => {
    if (seenCount.current === submitCount) return;
    seenCount.current = submitCount;
    if (hasGaps) ref.current?.focus();
  }, [submitCount, hasGaps]);

  if (!hasGaps) return null;

  return (
    <section
      ref={ref}
      className="mb-12 rounded-card rounded-tr-turn bg-white px-10 py-9 text-ink inset-ring-2 inset-ring-error max-xl:p-card shallow:scroll-mt-0"
      id="gaps"
      tabIndex={-1}
      aria-labelledby="gaps-title"
    >
      <h3 className="font-display text-h4" id="gaps-title">
        {words.title}
      </h3>
      <p>{`${words.text(unanswered.length, invalidDetails.length)} ${words.rest(unanswered.length)}`}</p>
      <ul className="mt-5 grid">
        {unanswered.map(({ questionId, topic }) => (
          <InvalidFieldRow key={questionId} to={`#${questionId}`} action={words.answer}>
            {words.question(Number(questionId.slice(2)), topic)}
          </InvalidFieldRow>
        ))}
        {firstInvalid && (
          <InvalidFieldRow
            to={`#${firstInvalid.name}`}
            action={words.correct(invalidDetails.length)}
          >
            {invalidDetails.map(({ label }) => label).join(', ')}
          </InvalidFieldRow>
        )}
      </ul>
    </section>
  );
}
