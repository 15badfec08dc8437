import { clsx } from 'clsx';
import { auditActs } from '@/content/audit';
import { type QuestionState, statusOf } from './use-answers';

const looks = {
  answered: 'flex-1 bg-cream',
  open: 'flex-1 bg-cream/24',
  now: 'w-2 rounded-full bg-green',
  gap: 'w-2 rounded-full bg-coral',
} as const;

interface ProgressPictureProps {
  states: readonly QuestionState[];
}

/** The small line without links, where there is no room for them. */
export function ProgressPicture({ states }: ProgressPictureProps) {
  return (
    <div
      className="hidden basis-full gap-1.5 pr-2 pb-1 max-sm:order-1 max-sm:flex"
      aria-hidden="true"
    >
      {auditActs.map(({ part, first, last }) => (
        <div
          key={part}
          className={clsx(
            'flex h-2 justify-between gap-0.5',
            part === 'convey' ? 'flex-8' : 'flex-6',
          )}
        >
          {states.slice(first - 1, last).map((state) => (
            <i
              key={state.id}
              className={clsx('first:rounded-l-[4px] last:rounded-r-[4px]', looks[statusOf(state)])}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
