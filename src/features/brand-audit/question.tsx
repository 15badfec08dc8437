import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { questionWords as words } from '@/content/audit';
import { auditQuestions } from '@/content/audit-questions';
import { messages } from '@/lib/validation';
import { AppLink } from '@/ui/app-link';
import { Option } from '@/ui/choice';
import { FieldMessage } from '@/ui/field';
import { linkVariants } from '@/ui/text-link';
import type { QuestionState, QuestionStatus } from './rail-plan';
import { answers } from './answers';
import type { AuditSubmission } from './schema';
import { useCollapse } from './use-collapse';
import { rewrapClasses } from './use-fades';

/** The segment of the line beside a row. */
const segments = {
  answered: 'bg-ink text-cream on-dark:bg-cream on-dark:text-ink',
  now: 'bg-green text-ink',
  open: 'bg-sand text-stone on-dark:bg-moss on-dark:text-mint',
  /** The line is cut, and the dot lies below. */
  gap: clsx(
    'text-cream before:absolute before:top-0 before:left-0 before:h-16 before:w-line before:bg-ink on-dark:text-ink on-dark:before:bg-cream',
    'after:absolute after:bottom-0 after:left-0 after:h-16 after:w-line after:bg-ink on-dark:after:bg-cream',
  ),
} as const;

/** How far a segment extends into the gaps above and below; a question's row sets `--above`. */
const reaches = {
  /** Its dot lies as high as the name of the section. */
  head: '-mt-6 -mb-13.5 content-start self-stretch pt-13',
  halfway: '-my-1.5 content-center',
  sentence: 'mb-0.75 content-center',
  question: clsx(
    'mt-(--above) -mb-0.75 grid-rows-upper pt-5',
    'group-data-folded/row:mb-0 group-data-folded/row:grid-rows-middle group-data-folded/row:pt-0',
    'max-md:group-data-folded/row:grid-rows-upper max-md:group-data-folded/row:pt-5',
  ),
} as const;

/** Room above what a link or a key leads to: the rail's bar sticks there, over the questions. */
const belowBar = clsx(
  '[--bar:88px] upright:[--bar:0px] max-md:[--bar:112px] max-sm:[--bar:104px] shallow:[--bar:0px]',
  'scroll-mt-(--bar) **:focus-visible:scroll-mt-(--bar)',
);

interface LineRowProps extends ComponentProps<'div'> {
  status: QuestionStatus;
  place: keyof typeof reaches;
  /** Drawn on the line here: a number or a dot. */
  mark?: ReactNode;
}

const dot = <i className="size-dot rounded-full bg-cream on-dark:bg-forest" />;

/**
 * A row of a section beside its segment of the line, which is on the right on dark grounds and fills when the question is
 * answered.
 */
export function LineRow({ status, place, mark = dot, className, children, ...rest }: LineRowProps) {
  return (
    <div
      {...rest}
      className={clsx(
        'group/row relative grid grid-cols-[var(--line)_minmax(0,1fr)] gap-x-10 compact:gap-x-7 on-dark:grid-cols-[minmax(0,1fr)_var(--line)]',
        '-ml-overhang max-xl:gap-x-6 max-sm:gap-x-3 on-dark:-mr-overhang on-dark:ml-0',
        belowBar,
        className,
      )}
    >
      <div
        className={clsx(
          'relative grid justify-items-center font-display text-lead leading-none transition-[background,color,margin,padding,grid-template-rows] duration-open ease-roll max-sm:text-note on-dark:order-2',
          segments[status],
          reaches[place],
        )}
        aria-hidden="true"
      >
        {mark}
      </div>
      {children}
    </div>
  );
}

/** Fades out before its place closes, and in once it has opened. */
const fade = clsx(
  'motion-safe:[transition:grid-template-rows_var(--t-open)_var(--ease-roll),opacity_200ms_linear_280ms]',
  'motion-safe:group-data-folded/row:[transition:grid-template-rows_var(--t-open)_var(--ease-roll),opacity_var(--t-tap)_linear,visibility_var(--t-tap)]',
);

/** Collapses in place while its question is collapsed; a chosen answer stays. */
function Collapse({ children }: { children: ReactNode }) {
  return (
    <div
      className={clsx(
        'group/fold grid grid-rows-open',
        fade,
        'group-data-folded/row:not-has-checked:invisible group-data-folded/row:not-has-checked:opacity-0',
        'group-data-folded/row:not-has-checked:grid-rows-shut',
      )}
    >
      {/* With room for an answer that reaches over the button beside it. */}
      <div className="-mr-(--change,0px) min-h-0 pr-(--change,0px) group-data-folded/row:group-not-has-checked/fold:overflow-hidden">
        {children}
      </div>
    </div>
  );
}

/** When its question is folded, an answer leaves space for the button beside it, which is `--change-width` wide. */
const bar = clsx(
  '-mr-(--change-width) pr-[calc(12px+var(--change-width))] group-data-folded/row:mr-0 group-data-folded/row:pr-3',
  'transition-[margin,padding,color,background-color,border-color] duration-[var(--t-open),var(--t-open),var(--t-hover),var(--t-hover),var(--t-hover)] ease-roll',
);

/**
 * `--room`: right margin of an answer's text. Negative: the text also uses the button's space. 0: it ends before the
 * button.
 */
const overRoom = { '--room': 'min(0px, 12px - var(--change-width))' } as const;
const besideRoom = { '--room': '0px' } as const;

/** The other answers, once one is chosen. */
const notChosen =
  'group-has-checked/card:border-transparent group-has-checked/card:text-muted group-has-checked/card:hover:text-ink on-dark:group-has-checked/card:hover:text-cream';

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

interface QuestionRowProps {
  state: QuestionState;
  /** Number of the next unanswered question after a submit. */
  nextGap: number | undefined;
  /** The large rounded corner. */
  turn: keyof typeof turns;
}

/** A card with a native radio group; once answered it collapses to question and answer. */
export function QuestionRow({ state, nextGap, turn }: QuestionRowProps) {
  const { register } = useFormContext<AuditSubmission>();
  const { isFolded, open, handlers } = useCollapse(state.answer !== undefined);
  const { id, number, status } = state;
  const isGap = status === 'gap';
  const question = auditQuestions[number - 1];
  if (!question) return null;

  const change = () => {
    open();
    document.querySelector<HTMLElement>(`#${id} input:checked`)?.focus();
  };

  return (
    <LineRow
      id={id}
      place="question"
      status={status}
      mark={
        <>
          <b className="relative z-1 row-start-2 font-normal">{number}</b>
          {/* The dot that fell out of the line. */}
          {isGap && (
            <i className="absolute bottom-18.5 left-0 size-line animate-drop-small rounded-full bg-error on-dark:bg-coral" />
          )}
        </>
      }
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
        {/* Collapsed, only the question, in the middle of its row. */}
        <div className="grid grid-rows-upper transition-rows duration-open ease-roll group-data-folded/row:grid-rows-middle">
          <div className="row-start-2">
            <Collapse>
              <p className="pb-3.5 text-note/none font-medium text-muted" id={`${id}-topic`}>
                {question.topic}
              </p>
            </Collapse>
            <h3
              className={clsx(
                'font-display text-h4 group-data-folded/row:text-lead/[1.16]',
                'transition-[font-size,padding] duration-tap ease-[step-end]',
              )}
              id={`${id}-title`}
            >
              {/* By itself: WebKit jumps over what changes together with the size of the font; in em it would change twice. */}
              <span
                className={clsx(
                  'block max-w-[calc(14.5*var(--size-h4))] text-balance group-data-folded/row:max-w-full',
                  rewrapClasses,
                  'max-sm:group-data-folded/row:pr-[max(72px,4.2*var(--size-lead))] max-sm:group-data-folded/row:text-wrap',
                )}
              >
                {question.title}
              </span>
            </h3>
            <Collapse>
              <p
                className="max-w-[25em] pt-3.5 text-control/normal text-balance text-muted"
                id={`${id}-text`}
              >
                {question.questionDescription}
              </p>
            </Collapse>
          </div>
        </div>
        <div
          className={clsx(
            '-my-1 grid grid-cols-[minmax(0,1fr)_var(--change-width)] items-center',
            '[--change-width:max(86px,4.95rem)] max-sm:[--change-width:0px]',
          )}
        >
          <div>
            {answers.map((answer) => (
              <Collapse key={answer}>
                <div
                  className="py-1"
                  style={isFolded && answer === state.answer ? besideRoom : overRoom}
                >
                  <Option
                    {...register(id)}
                    value={answer}
                    textClassName={clsx('mr-(--room)', rewrapClasses)}
                    className={clsx(bar, notChosen, 'group-data-[status=gap]/row:bg-white')}
                  >
                    {question.options[answer]}
                  </Option>
                </div>
              </Collapse>
            ))}
          </div>
          <div
            className={clsx(
              'flex justify-end max-sm:absolute max-sm:top-0 max-sm:right-3',
              'invisible opacity-0 transition-opacity duration-tap ease-linear',
              // Once the answer has made room.
              'group-data-folded/row:visible group-data-folded/row:opacity-100 motion-safe:group-data-folded/row:delay-360',
            )}
          >
            <button
              type="button"
              className={linkVariants({ className: 'min-h-control px-1 text-small/none' })}
              tabIndex={isFolded ? undefined : -1}
              onClick={change}
            >
              {words.change} <span className="sr-only">{words.changeHidden(number)}</span>
            </button>
          </div>
        </div>
        {isGap && (
          <div className="col-start-2 flex items-center justify-between gap-2 text-note md:mt-3.5 max-md:col-start-1 max-sm:flex-col max-sm:items-start">
            <FieldMessage id={`${id}-error`}>{messages.required}</FieldMessage>
            <AppLink
              to={nextGap ? `#q-${nextGap}` : '#submit-audit'}
              className="font-semibold decoration-green decoration-2 underline-offset-6 max-xl:inline-flex max-xl:min-h-11 max-xl:items-center max-xl:underline"
            >
              {nextGap ? words.nextOpen(nextGap) : words.backToSubmit}
            </AppLink>
          </div>
        )}
      </fieldset>
    </LineRow>
  );
}
