import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { detailFields, summaryWords as words } from '@/content/audit';
import { auditQuestions } from '@/content/audit-questions';
import type { AuditSubmission } from '@/features/brand-audit/schema';
import { TextLink } from '@/ui/text-link';
import '@/ui/error-summary.css';

/** What keeps the audit from being sent, with a link to each gap; it takes the focus after a submit. */
export function GapSummary() {
  const { errors, submitCount } = useFormState<AuditSubmission>();
  const open = auditQuestions.filter(({ questionId }) => errors[questionId]);
  const wrong = detailFields.filter(({ name }) => errors[name]);
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
    <section ref={ref} className="summary-list" tabIndex={-1} aria-labelledby="gaps-title">
      <h3 className="h4" id="gaps-title">
        {words.title}
      </h3>
      <p>{words.text(open.length, wrong.length)}</p>
      <ul>
        {open.map(({ questionId, topic }) => (
          <li key={questionId}>
            <span>{words.question(Number(questionId.slice(2)), topic)}</span>
            <TextLink to={`#${questionId}`}>{words.answer}</TextLink>
          </li>
        ))}
        {firstWrong && (
          <li>
            <span>{wrong.map(({ label }) => label).join(', ')}</span>
            <TextLink to={`#${firstWrong.name}`}>{words.correct(wrong.length)}</TextLink>
          </li>
        )}
      </ul>
    </section>
  );
}
