import { useFormContext } from 'react-hook-form';
import { questionWords as words } from '@/content/audit';
import type { AuditQuestion } from '@/content/audit-questions';
import { answers, type AuditSubmission } from '@/features/brand-audit/schema';
import type { QuestionState } from '@/features/brand-audit/use-answers';
import { useFold } from '@/features/brand-audit/use-fold';
import { messages } from '@/lib/validation';
import { AppLink } from '@/ui/app-link';
import { Option } from '@/ui/option';
import './question-row.css';

export interface QuestionRowProps {
  state: QuestionState;
  question: AuditQuestion | undefined;
  /** Number of the next unanswered question after a submit. */
  nextGap: number | undefined;
}

const rowClass = ({ isAnswered, isGap, isNow }: QuestionState, isFolded: boolean) =>
  [
    'audit-row',
    isAnswered && 'is-answered',
    isFolded && 'is-folded',
    isGap && 'is-gap',
    isNow && 'is-now',
  ]
    .filter(Boolean)
    .join(' ');

/** A question card: a native radio group that folds to question and answer once it is answered. */
export function QuestionRow({ state, question, nextGap }: QuestionRowProps) {
  const { register } = useFormContext<AuditSubmission>();
  const { isFolded, open, handlers } = useFold(state.isAnswered);
  const { id, number, isGap } = state;
  if (!question) return null;

  const change = () => {
    open();
    document.querySelector<HTMLElement>(`#${id} input:checked`)?.focus();
  };

  return (
    <div className={rowClass(state, isFolded)} id={id}>
      <div className={`audit-seg ${state.isAnswered ? 'is-filled' : ''}`.trim()} aria-hidden="true">
        <b>{number}</b>
        {isGap && <i />}
      </div>
      <fieldset
        className="audit-q"
        role="radiogroup"
        aria-required
        aria-labelledby={`${id}-topic ${id}-title`}
        aria-describedby={`${id}-text${isGap ? ` ${id}-error` : ''}`}
        aria-invalid={isGap || undefined}
        {...handlers}
      >
        <div className="audit-q__text">
          <div className="audit-fold">
            <p className="audit-q__topic" id={`${id}-topic`}>
              {question.topic}
            </p>
          </div>
          <h3 className="h4" id={`${id}-title`}>
            {question.title}
          </h3>
          <div className="audit-fold">
            <p className="audit-q__about" id={`${id}-text`}>
              {question.questionDescription}
            </p>
          </div>
        </div>
        <div className="audit-q__answers">
          <div>
            {answers.map((answer) => (
              <div className="audit-fold" key={answer}>
                <div className="audit-q__option">
                  <Option {...register(id)} value={answer}>
                    {question.options[answer]}
                  </Option>
                </div>
              </div>
            ))}
          </div>
          <div className="audit-q__change">
            <button
              type="button"
              className="link"
              tabIndex={isFolded ? undefined : -1}
              onClick={change}
            >
              {words.change} <span className="vh">{words.changeHidden(number)}</span>
            </button>
          </div>
        </div>
        {isGap && (
          <p className="audit-q__error">
            <span id={`${id}-error`}>{messages.required}</span>
            <AppLink to={nextGap ? `#q-${nextGap}` : '#submit-audit'}>
              {nextGap ? words.nextOpen(nextGap) : words.backToSubmit}
            </AppLink>
          </p>
        )}
      </fieldset>
    </div>
  );
}
