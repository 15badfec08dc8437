import { clsx } from 'clsx';
import { progressWords as words } from '@/content/audit';
import { questionById } from '@/content/audit-questions';
import { ButtonLink } from '@/ui/button';
import { useRail } from './rail-state';

/**
 * Leads to the next question, or to the details. In the rail's bar it is a button. In `upright`
 * windows it lies unseen over the dot that `RailLayer` draws below the rail, clipped to 44 px; when
 * it is pointed at or focused, it shows and runs out to the left, to a bar with its words.
 */
export function NextLink() {
  const { nextQuestion } = useRail();
  return (
    <ButtonLink
      to={nextQuestion ? `#${nextQuestion.id}` : '#first-name'}
      tone="ink"
      size="small"
      icon="down"
      className={clsx(
        'max-sm:pr-12 max-sm:pl-3',
        'upright:pointer-events-auto upright:fixed upright:[--height:44px]',
        'upright:top-(--dot-top) upright:right-[calc(var(--side)/2-22px)]',
        'upright:opacity-0 upright:hover:opacity-100 upright:focus-visible:opacity-100',
        'upright:[clip-path:inset(0_0_0_calc(100%-44px)_round_22px)]',
        'upright:hover:[clip-path:inset(0_round_22px)] upright:focus-visible:[clip-path:inset(0_round_22px)]',
        'upright:[transition:clip-path_var(--t-open)_var(--ease-out),opacity_0s_var(--t-open)]',
        'upright:hover:[transition:clip-path_var(--t-open)_var(--ease-out)] upright:focus-visible:-outline-offset-3',
        // The button's own dot, the first `<i>`, would be a second one.
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
