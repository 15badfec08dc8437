import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { progressWords as words } from '@/content/audit';
import { questionById } from '@/content/audit-questions';
import { pieceBox } from '@/lib/strip';
import { AppLink } from '@/ui/app-link';
import { ButtonLink } from '@/ui/button';
import { detailNames } from './invalid-summary';
import { placeAfterKey } from './rail-keyboard';
import { barStrip } from './rail-size';
import { useRail, useRailSize } from './rail-state';

/**
 * A link to each question, over the middle of its place: `--x` in the bar, `--y` in the margin. The
 * Tab key reaches only one of them, at first the next unanswered question; arrow keys move on.
 */
export function RailLinks() {
  const { uprightStrip } = useRailSize();
  const { states, nextQuestion } = useRail();
  const [focusedPlace, setFocusedPlace] = useState<number>();
  const tabStop = focusedPlace ?? (nextQuestion ? states.indexOf(nextQuestion) : states.length - 1);

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const next = placeAfterKey(event.key, tabStop);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };

  return (
    <ul className="max-sm:hidden" onKeyDown={move} onBlur={() => setFocusedPlace(undefined)}>
      {states.map(({ id, number, answer }, index) => {
        const inBar = pieceBox(barStrip, index);
        const inMargin = pieceBox(uprightStrip, index);
        if (!inBar || !inMargin) return null;
        const x = ((inBar.x + inBar.width / 2) / barStrip.width) * 100;
        const y = inMargin.y + inMargin.height / 2;
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
              onFocus={() => setFocusedPlace(index)}
            >
              <span className="sr-only">{words.question(number, answer)}</span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Leads to the next question, or to the details. In `upright` windows it lies unseen over the dot of
 * 44 px that `RailLayer` draws; pointed at or focused, it shows and runs out to the left.
 */
export function NextLink() {
  const { nextQuestion } = useRail();
  return (
    <ButtonLink
      to={`#${nextQuestion?.id ?? detailNames[0]}`}
      tone="ink"
      size="small"
      icon="down"
      className={clsx(
        'max-sm:pr-12 max-sm:pl-3',
        'upright:pointer-events-auto upright:fixed upright:top-(--dot-top) upright:right-[calc(var(--side)/2-22px)]',
        'upright:[--height:44px] upright:focus-visible:-outline-offset-3',
        // Unseen at rest, and clipped to the dot at its right end,
        'upright:opacity-0 upright:hover:opacity-100 upright:focus-visible:opacity-100',
        'upright:[clip-path:inset(0_0_0_calc(100%-44px)_round_22px)]',
        'upright:hover:[clip-path:inset(0_round_22px)] upright:focus-visible:[clip-path:inset(0_round_22px)]',
        'upright:[transition:clip-path_var(--t-open)_var(--ease-out),opacity_0s_var(--t-open)]',
        'upright:hover:[transition:clip-path_var(--t-open)_var(--ease-out)]',
        // all cream, without the button's own dot, the first `<i>`.
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
