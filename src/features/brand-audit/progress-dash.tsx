import { clsx } from 'clsx';
import { progressWords as words } from '@/content/audit';
import { AppLink } from '@/ui/app-link';
import { type QuestionState, statusOf } from './use-answers';

const bar =
  'before:transition-colors before:ease-out group-first/dash:before:rounded-l-[6px] group-last/dash:before:rounded-r-[6px] hover:before:bg-mint';
const dot = 'before:w-3 before:justify-self-center before:rounded-full';

const looks = {
  answered: clsx(bar, 'before:bg-cream'),
  open: clsx(bar, 'before:bg-cream/24'),
  now: clsx(dot, 'before:bg-green'),
  gap: clsx(dot, 'before:bg-coral'),
} as const;

interface ProgressDashProps {
  state: QuestionState;
}

/** A question on the small line, linked. */
export function ProgressDash({ state }: ProgressDashProps) {
  return (
    <AppLink
      to={`#${state.id}`}
      className={clsx(
        'grid h-control items-center before:h-3 focus-visible:-outline-offset-3 max-xl:px-0.5 max-md:h-7',
        looks[statusOf(state)],
      )}
    >
      <span className="sr-only">
        {words.question(state.number) + (state.isAnswered ? `, ${words.isAnswered}` : '')}
      </span>
    </AppLink>
  );
}
