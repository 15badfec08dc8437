import { auditActs, progressWords as words } from '@/content/audit';
import { auditQuestions } from '@/content/audit-questions';
import { type QuestionState, useAnswers } from '@/features/brand-audit/use-answers';
import { AppLink } from '@/ui/app-link';
import { ButtonLink } from '@/ui/button-link';
import './progress-bar.css';

const dash = ({ isAnswered, isGap, isNow }: QuestionState) => {
  if (isAnswered) return 'is-on';
  if (isGap) return 'is-gap';
  return isNow ? 'is-now' : undefined;
};

/** How far along: the count, the line in small with a link to each question, and the way to the next one. */
export function ProgressBar() {
  const states = useAnswers();
  const open = states.find(({ isAnswered }) => !isAnswered);
  const topic = open && (auditQuestions[open.number - 1]?.topic ?? '');
  const say = open?.isGap ? words.firstOpen : words.next;

  return (
    <div className="wrap audit-prog on-ink">
      <output className="audit-prog__count">
        <b>{states.filter(({ isAnswered }) => isAnswered).length}</b> {words.answered}
      </output>
      <nav className="audit-mini" aria-label={words.label}>
        {auditActs.map(({ part, first, last }) => (
          <ul key={part}>
            {states.slice(first - 1, last).map((state) => (
              <li key={state.id}>
                <AppLink to={`#${state.id}`} className={dash(state)}>
                  <span className="vh">
                    {words.question(state.number)}
                    {state.isAnswered && `, ${words.isAnswered}`}
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <ButtonLink
        to={open ? `#${open.id}` : '#first-name'}
        size="small"
        className="audit-prog__next"
      >
        {open ? say(open.number, topic ?? '') : words.complete}
      </ButtonLink>
    </div>
  );
}
