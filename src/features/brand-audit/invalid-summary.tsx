import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { summaryWords as words } from '@/content/audit';
import type { AuditSubmission } from './schema';
import { InvalidFieldRow } from './invalid-field-row';
import { useInvalidFields } from './use-invalid-fields';

/** What keeps the audit from being sent, with a link to each gap; it takes the focus after a submit. */
export function InvalidSummary() {
  const { submitCount } = useFormState<AuditSubmission>();
  const { open, wrong } = useInvalidFields();
  const [firstWrong] = wrong;
  const hasGaps = open.length + wrong.length > 0;
  const ref = useRef<HTMLElement>(null);
  const seenCount = useRef(0);

  // Once per submit: later gaps come up while somebody is typing.
  useEffect(() => {
    if (seenCount.current === submitCount) return;
    seenCount.current = submitCount;
    if (hasGaps) ref.current?.focus();
  }, [submitCount, hasGaps]);

  if (!hasGaps) return null;

  return (
    <section
      ref={ref}
      className="mb-12 rounded-card rounded-tr-turn bg-white px-10 py-9 text-ink inset-ring-2 inset-ring-error s:px-5 s:py-6 shallow:scroll-mt-0"
      id="gaps"
      tabIndex={-1}
      aria-labelledby="gaps-title"
    >
      <h3 className="font-display text-h4" id="gaps-title">
        {words.title}
      </h3>
      <p>{`${words.text(open.length, wrong.length)} ${words.rest(open.length)}`}</p>
      <ul className="mt-4.5 grid">
        {open.map(({ questionId, topic }) => (
          <InvalidFieldRow key={questionId} to={`#${questionId}`} action={words.answer}>
            {words.question(Number(questionId.slice(2)), topic)}
          </InvalidFieldRow>
        ))}
        {firstWrong && (
          <InvalidFieldRow to={`#${firstWrong.name}`} action={words.correct(wrong.length)}>
            {wrong.map(({ label }) => label).join(', ')}
          </InvalidFieldRow>
        )}
      </ul>
    </section>
  );
}
