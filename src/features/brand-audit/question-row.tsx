import { clsx } from 'clsx';
import type { AuditQuestion } from '@/content/audit-questions';
import { useCollapse } from './use-collapse';
import { LineRow } from './line-row';
import { QuestionAnswers } from './question-answers';
import { MissingAnswer } from './missing-answer';
import { type QuestionState, statusOf } from './use-answers';
import { QuestionText } from './question-text';

/** On dark grounds, the next questions to answer stand out. */
const cards = {
  open: 'bg-white inset-ring-0 on-dark:bg-transparent on-dark:inset-ring-thin on-dark:inset-ring-sage',
  now: 'on-light bg-white inset-ring-0 on-dark:bg-cream',
  answered:
    'bg-dew inset-ring-0 on-dark:bg-transparent on-dark:inset-ring-thin on-dark:inset-ring-hair-inv',
  gap: 'on-light bg-error-tint inset-ring-2 inset-ring-error',
} as const;

const turns = {
  'top-left': 'rounded-tl-turn',
  'top-right': 'rounded-tr-turn',
  'bottom-left': 'rounded-bl-turn',
  'bottom-right': 'rounded-br-turn',
} as const;

/** The second of two collapsed rows lies closer. `--above` is how far its segment of the line extends upwards. */
const afterFolded = clsx(
  'transition-[margin] duration-open ease-roll [--above:-3px] first:[--above:0px] data-folded:[[data-folded]+&]:-mt-1.5',
  '[[data-folded]+&]:[--above:-6px] data-folded:[[data-folded]+&]:[--above:0px]',
);

interface LineNumberProps {
  number: number;
  isGap: boolean;
}

/** The number of a question on the line; a missing answer also shows the dot that fell out of it. */
function LineNumber({ number, isGap }: LineNumberProps) {
  return (
    <>
      <b className="relative z-1 row-start-2 font-normal">{number}</b>
      {isGap && (
        <i className="absolute bottom-18.5 left-0 size-line animate-drop-small rounded-full bg-error on-dark:bg-coral" />
      )}
    </>
  );
}

interface QuestionRowProps {
  state: QuestionState;
  question: AuditQuestion | undefined;
  /** Number of the next unanswered question after a submit. */
  nextGap: number | undefined;
  /** The large rounded corner. */
  turn: keyof typeof turns;
}

/** A card with a native radio group; once answered it collapses to question and answer. */
export function QuestionRow({ state, question, nextGap, turn }: QuestionRowProps) {
  const { isFolded, open, handlers } = useCollapse(state.isAnswered);
  const { id, number, isGap } = state;
  if (!question) return null;

  const status = statusOf(state);
  const change = () => {
    open();
    document.querySelector<HTMLElement>(`#${id} input:checked`)?.focus();
  };

  return (
    <LineRow
      id={id}
      place="question"
      status={status}
      mark={<LineNumber number={number} isGap={isGap} />}
      className={afterFolded}
      data-status={status}
      data-folded={isFolded || undefined}
    >
      <fieldset
        className={clsx(
          'group/card grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-x-14 rounded-card px-10',
          // The ring changes at once: a red one must not outlive its ground.
          'transition-[background,padding,border-radius] duration-open ease-roll',
          'compact:gap-x-10 compact:px-9 max-xl:gap-x-8 max-xl:px-7 max-md:relative max-md:grid-cols-1 max-sm:px-4',
          cards[status],
          isFolded
            ? 'py-3 max-md:gap-y-2 max-sm:rounded-[20px]'
            : ['py-9 max-xl:py-7 max-md:gap-y-6 max-sm:py-4.5', turns[turn]],
        )}
        role="radiogroup"
        aria-required
        aria-labelledby={`${id}-topic ${id}-title`}
        aria-describedby={`${id}-text${isGap ? ` ${id}-error` : ''}`}
        aria-invalid={isGap || undefined}
        {...handlers}
      >
        <QuestionText id={id} question={question} isFolded={isFolded} />
        <QuestionAnswers
          id={id}
          number={number}
          answer={state.answer}
          options={question.options}
          isFolded={isFolded}
          onChange={change}
        />
        {isGap && <MissingAnswer id={`${id}-error`} next={nextGap} />}
      </fieldset>
    </LineRow>
  );
}
