import { clsx } from 'clsx';
import { auditActs, progressWords as words } from '@/content/audit';
import { auditQuestions } from '@/content/audit-questions';
import { useAnswers } from './use-answers';
import { useHeaderHidden } from '@/lib/header-visibility';
import { ButtonLink } from '@/ui/button';
import { ProgressDash } from './progress-dash';
import { ProgressPicture } from './progress-picture';

/** Progress: the number of answers, a small line with a link to each question, and a link to the next one. */
export function ProgressBar() {
  const isHeaderHidden = useHeaderHidden();
  const states = useAnswers();
  const open = states.find(({ isAnswered }) => !isAnswered);
  const say = open?.isGap ? words.firstOpen : words.next;

  return (
    <div
      className={clsx(
        'on-ink wrap flex min-h-18 flex-wrap items-center justify-between gap-x-8 rounded-[36px] py-2 pr-3 pl-8',
        'sticky z-b transition-[top] duration-header ease-roll shallow:static',
        isHeaderHidden ? 'top-3' : 'top-[calc(var(--header-h)+12px)]',
        'max-xl:min-h-16 max-xl:gap-x-2.5 max-xl:pl-6 max-md:min-h-24 max-sm:min-h-18 max-sm:rounded-card max-sm:pl-5',
      )}
      data-progress=""
    >
      <output className="text-control/none font-medium whitespace-nowrap">
        <b className="mr-1.5 inline-block min-w-[1.17em] text-right align-[-3px] font-display text-h4 leading-none">
          {states.filter(({ isAnswered }) => isAnswered).length}
        </b>{' '}
        {words.of} <span className="max-xl:sr-only">{words.answered}</span>
      </output>
      {/* Under 1360 px each dash keeps a target size of 24 px. */}
      <nav
        className="flex max-w-160 min-w-120 flex-1 items-center gap-4 compact:max-w-127 max-xl:min-w-124 max-xl:gap-2 max-md:order-1 max-md:max-w-none max-md:basis-full max-sm:hidden"
        aria-label={words.label}
      >
        {auditActs.map(({ part, first, last }) => (
          <ul
            key={part}
            className={`flex gap-0.75 max-xl:gap-0 ${part === 'convey' ? 'flex-8' : 'flex-6'}`}
          >
            {states.slice(first - 1, last).map((state) => (
              <li key={state.id} className="group/dash flex-1">
                <ProgressDash state={state} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <ButtonLink
        to={open ? `#${open.id}` : '#first-name'}
        tone="ink"
        size="small"
        icon="down"
        className="max-sm:pr-12 max-sm:pl-3"
      >
        {open ? (
          <span key="open">
            <span>{say(open.number)}</span>{' '}
            <span className="max-xl:sr-only">{auditQuestions[open.number - 1]?.topic}</span>
          </span>
        ) : (
          <span key="complete">{words.complete}</span>
        )}
      </ButtonLink>
      <ProgressPicture states={states} />
    </div>
  );
}
