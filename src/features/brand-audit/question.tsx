import { clsx } from 'clsx';
import { questionWords as words } from '@/content/audit';
import { type AuditQuestion, questionById } from '@/content/audit-questions';
import { messages } from '@/lib/validation';
import { AppLink } from '@/ui/app-link';
import { FieldMessage } from '@/ui/field';
import { Collapse, rewrapClasses } from './collapse';
import { submitId } from './invalid-summary';
import { LineRow } from './line-row';
import { ChangeButton, QuestionAnswers } from './question-answers';
import type { QuestionState } from './rail-plan';
import { useRail } from './rail-state';
import { useCollapse } from './use-collapse';

interface QuestionRowProps {
  state: QuestionState;
  /** Class of the one corner that is the turn. */
  turn: string;
}

/** On dark grounds, the next questions to answer stand out. */
const cards = {
  open: 'bg-white inset-ring-0 on-dark:bg-transparent on-dark:inset-ring-thin on-dark:inset-ring-sage',
  now: 'on-light bg-white inset-ring-0 on-dark:bg-cream',
  answered:
    'bg-dew inset-ring-0 on-dark:bg-transparent on-dark:inset-ring-thin on-dark:inset-ring-hair-inv',
  gap: 'on-light bg-error-tint inset-ring-2 inset-ring-error',
} as const;

/** A card with a native radio group; once answered it collapses to question and answer. */
export function QuestionRow({ state, turn }: QuestionRowProps) {
  const { isCollapsed, open, handlers } = useCollapse(state.answer !== undefined);
  const { id, number, status } = state;
  const isGap = status === 'gap';
  const question = questionById.get(id);
  if (!question) return null;

  return (
    <LineRow
      id={id}
      place="question"
      status={status}
      mark={
        <>
          <b className="relative z-1 row-start-2 font-normal">{number}</b>
          {/* The dot has fallen out of the line. */}
          {isGap && (
            <i className="absolute bottom-18.5 left-0 size-line animate-drop-small rounded-full bg-error on-dark:bg-coral" />
          )}
        </>
      }
      data-status={status}
      data-collapsed={isCollapsed || undefined}
    >
      <fieldset
        role="radiogroup"
        aria-required
        aria-labelledby={`${id}-topic ${id}-title`}
        aria-describedby={`${id}-text${isGap ? ` ${id}-error` : ''}`}
        aria-invalid={isGap || undefined}
        {...handlers}
        className={clsx(
          'group/card grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-x-14 rounded-card px-10',
          // The ring changes at once, so that a red one does not stay longer than its ground.
          'transition-[background,padding,border-radius] duration-open ease-roll',
          'compact:gap-x-10 compact:px-9 max-xl:gap-x-8 max-xl:px-7 max-md:relative max-md:grid-cols-1 max-sm:px-4',
          cards[status],
          isCollapsed
            ? 'py-3 max-md:gap-y-2 max-sm:rounded-[20px]'
            : ['py-9 max-xl:py-7 max-md:gap-y-6 max-sm:py-4.5', turn],
        )}
      >
        <QuestionText question={question} isCollapsed={isCollapsed} />
        {/* `--change-width` is the room for Change beside the answer that stays. */}
        <div
          className={clsx(
            '-my-1 grid grid-cols-[minmax(0,1fr)_var(--change-width)] items-center',
            '[--change-width:max(86px,4.95rem)] max-sm:[--change-width:0px]',
          )}
        >
          <QuestionAnswers
            question={question}
            shownAnswer={isCollapsed ? state.answer : undefined}
          />
          <ChangeButton number={number} isShown={isCollapsed} onClick={open} />
        </div>
        {isGap && <GapNote id={id} number={number} />}
      </fieldset>
    </LineRow>
  );
}

interface QuestionTextProps {
  question: AuditQuestion;
  isCollapsed: boolean;
}

/** Topic, title and text of a question. Collapsed, only the title is left. */
function QuestionText({ question, isCollapsed }: QuestionTextProps) {
  const id = question.questionId;
  return (
    <div className="grid grid-rows-upper transition-rows duration-open ease-roll group-data-collapsed/row:grid-rows-middle">
      <div className="row-start-2">
        <Collapse isShut={isCollapsed}>
          <p className="pb-3.5 text-note/none font-medium text-muted" id={`${id}-topic`}>
            {question.topic}
          </p>
        </Collapse>
        <h3
          className={clsx(
            'font-display text-h4 group-data-collapsed/row:text-lead/[1.16]',
            'transition-[font-size,padding] duration-tap ease-[step-end]',
          )}
          id={`${id}-title`}
        >
          {/* An element of its own: WebKit skips transitions of what changes with the font size. */}
          <span
            className={clsx(
              'block max-w-[calc(14.5*var(--size-h4))] text-balance group-data-collapsed/row:max-w-full',
              rewrapClasses,
              'max-sm:group-data-collapsed/row:pr-[max(72px,4.2*var(--size-lead))] max-sm:group-data-collapsed/row:text-wrap',
            )}
          >
            {question.title}
          </span>
        </h3>
        <Collapse isShut={isCollapsed}>
          <p
            className="max-w-[25em] pt-3.5 text-control/normal text-balance text-muted"
            id={`${id}-text`}
          >
            {question.questionDescription}
          </p>
        </Collapse>
      </div>
    </div>
  );
}

/** Says that the answer is missing, and leads to the next question that has none. */
function GapNote({ id, number }: Pick<QuestionState, 'id' | 'number'>) {
  const { states } = useRail();
  const nextGap = states.find((state) => state.status === 'gap' && state.number > number);
  return (
    <div
      className={clsx(
        'col-start-2 flex items-center justify-between gap-2 text-note',
        'md:mt-3.5 max-md:col-start-1 max-sm:flex-col max-sm:items-start',
      )}
    >
      <FieldMessage id={`${id}-error`}>{messages.required}</FieldMessage>
      <AppLink
        to={`#${nextGap?.id ?? submitId}`}
        className={clsx(
          'font-semibold decoration-green decoration-2 underline-offset-6',
          'max-xl:inline-flex max-xl:min-h-11 max-xl:items-center max-xl:underline',
        )}
      >
        {nextGap ? words.nextOpen(nextGap.number) : words.backToSubmit}
      </AppLink>
    </div>
  );
}
