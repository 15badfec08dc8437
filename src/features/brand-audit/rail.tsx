import { clsx } from 'clsx';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { progressWords as words } from '@/content/audit';
import { questionById } from '@/content/audit-questions';
import { type Strip, answerStrip, pieceBox, railStrip } from '@/lib/strip';
import { useHeaderHidden } from '@/lib/header-state';
import { AppLink } from '@/ui/app-link';
import { ButtonLink } from '@/ui/button';
import { placeAfterKey, scrollToShow } from './rail-plan';
import { RailPieces } from './rail-pieces';
import { useRail, useRailSize } from './rail-state';

/** In the bar the strip lies; in a small window it has the three rows of the report. */
const barStrip = railStrip({ thickness: 10, gap: 2, placeLength: 22, isUpright: false });
const threeRows = answerStrip(280, 6, { gap: 3 });

/**
 * The audit's strip as it grows: the count, a link to each question, and one to the next. From
 * 1280 px on `RailLayer` draws it in the right margin; elsewhere it is a bar above the questions.
 */
export function Rail() {
  const isHeaderHidden = useHeaderHidden();
  const { railTop, dotTop } = useRailSize();
  const { count } = useRail();

  return (
    <div
      className={clsx(
        'paper-hidden contents upright:pointer-events-none upright:block',
        'upright:absolute upright:inset-0 upright:z-b upright:[clip-path:inset(0)]',
      )}
      onFocus={showFocused}
    >
      <div
        className={clsx(
          'on-ink wrap flex min-h-18 flex-wrap items-center justify-between gap-x-8 rounded-[36px] py-2 pr-3 pl-8',
          'sticky z-b transition-[top] duration-header ease-roll shallow:static',
          isHeaderHidden ? 'top-3' : 'top-[calc(var(--header-h)+12px)]',
          'max-xl:min-h-16 max-xl:gap-x-2.5 max-xl:pl-6 max-sm:rounded-card max-sm:pl-5',
          'upright:absolute upright:inset-0 upright:m-0 upright:w-auto upright:bg-transparent upright:p-0',
        )}
        style={{ '--rail-top': `${railTop}px`, '--dot-top': `${dotTop}px` }}
        data-progress=""
      >
        <output className="text-control/none font-medium whitespace-nowrap upright:sr-only">
          <b className="mr-1.5 inline-block min-w-[1.17em] text-right align-[-3px] font-display text-h4 leading-none">
            {count}
          </b>{' '}
          {words.of} <span className="max-xl:sr-only">{words.answered}</span>
        </output>
        <nav
          className={clsx(
            'relative flex w-133 items-center max-md:order-1 max-md:w-full max-md:max-w-133',
            'max-sm:max-w-85 max-sm:pt-1 max-sm:pb-2',
            'upright:fixed upright:top-(--rail-top) upright:right-0 upright:block upright:w-side',
            'upright:transition-[top] upright:duration-header upright:ease-roll',
          )}
          aria-label={words.label}
        >
          <RailPieces
            strip={barStrip}
            ground="bar"
            className="h-auto w-full upright:hidden max-sm:hidden"
          />
          <RailPieces
            strip={threeRows}
            ground="bar"
            className="hidden h-auto w-full max-sm:block"
          />
          <RailLinks />
        </nav>
        <NextLink />
      </div>
    </div>
  );
}

/** Scrolls the questions beside a focused link, because the upright rail is clipped to them. */
const showFocused = ({ currentTarget, target }: FocusEvent) => {
  const questions = currentTarget.getBoundingClientRect();
  if (questions.height === 0) return;
  const top = scrollToShow(target.getBoundingClientRect(), questions);
  if (top !== 0) window.scrollBy({ top, behavior: 'instant' });
};

/**
 * A link to each question, at its place on the rail. The Tab key reaches only one of them, at first
 * the next unanswered question; arrow keys move between them.
 */
function RailLinks() {
  const { upright } = useRailSize();
  const { states, nextQuestion } = useRail();
  const [focused, setFocused] = useState<number>();
  const tabStop = focused ?? (nextQuestion ? states.indexOf(nextQuestion) : states.length - 1);

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const next = placeAfterKey(event.key, tabStop);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };

  return (
    <ul className="max-sm:hidden" onKeyDown={move} onBlur={() => setFocused(undefined)}>
      {states.map(({ id, number, answer }, index) => {
        const x = (middleOf(barStrip, index).x / barStrip.width) * 100;
        const { y } = middleOf(upright, index);
        return (
          <li
            key={id}
            className={clsx(
              'absolute top-1/2 left-(--x) h-control w-6 -translate-1/2 max-md:h-9',
              'upright:top-(--y) upright:left-0 upright:h-6 upright:w-full upright:translate-x-0',
            )}
            style={{ '--x': `${x.toFixed(2)}%`, '--y': `${y}px` }}
          >
            <AppLink
              to={`#${id}`}
              className={clsx(
                'block size-full rounded-[6px] focus-visible:-outline-offset-3',
                'upright:pointer-events-auto upright:focus-visible:bg-cream/30 upright:focus-visible:outline-ink',
              )}
              tabIndex={index === tabStop ? undefined : -1}
              onFocus={() => setFocused(index)}
            >
              <span className="sr-only">{words.question(number, answer)}</span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}

/** @returns the middle of a place, counted from 0, in the unit of its strip */
const middleOf = (strip: Strip, index: number) => {
  const { x, y, width, height } = pieceBox(strip, index) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

/** Leads to the next question, or to the details. */
function NextLink() {
  const { nextQuestion } = useRail();
  return (
    <ButtonLink
      to={nextQuestion ? `#${nextQuestion.id}` : '#first-name'}
      tone="ink"
      size="small"
      icon="down"
      className={clsx(
        'max-sm:pr-12 max-sm:pl-3',
        // A dot in the margin; pointed at or focused, it runs out to a bar with its words.
        'upright:pointer-events-auto upright:fixed upright:[--height:44px]',
        'upright:top-(--dot-top) upright:right-[calc(var(--side)/2-22px)]',
        'upright:opacity-0 upright:hover:opacity-100 upright:focus-visible:opacity-100',
        'upright:[clip-path:inset(0_0_0_calc(100%-44px)_round_22px)]',
        'upright:hover:[clip-path:inset(0_round_22px)] upright:focus-visible:[clip-path:inset(0_round_22px)]',
        'upright:[transition:clip-path_var(--t-open)_var(--ease-out),opacity_0s_var(--t-open)]',
        'upright:hover:[transition:clip-path_var(--t-open)_var(--ease-out)] upright:focus-visible:-outline-offset-3',
        'upright:[&>i]:text-cream upright:[&>i:first-of-type]:hidden upright:[&>span]:text-cream!',
      )}
    >
      {nextQuestion ? (
        <span key="open">
          <span>
            {nextQuestion.status === 'gap'
              ? words.firstOpen(nextQuestion.number)
              : words.next(nextQuestion.number)}
          </span>{' '}
          <span className="max-xl:sr-only">{questionById.get(nextQuestion.id)?.topic}</span>
        </span>
      ) : (
        <span key="complete">{words.complete}</span>
      )}
    </ButtonLink>
  );
}
