import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { QuestionStatus } from './rail-state';

const tones = {
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
  head: '-mt-6 -mb-13.5 content-start self-stretch pt-5',
  halfway: '-my-1.5 content-center',
  sentence: 'mb-0.75 content-center',
  question: clsx(
    'mt-(--above) -mb-0.75 grid-rows-upper pt-5',
    'group-data-folded/row:mb-0 group-data-folded/row:grid-rows-middle group-data-folded/row:pt-0',
    'max-md:group-data-folded/row:grid-rows-upper max-md:group-data-folded/row:pt-5',
  ),
} as const;

interface LineSegmentProps {
  status: QuestionStatus;
  place: keyof typeof reaches;
  children: ReactNode;
}

/** The segment of the line beside a row; it fills when the question is answered. */
function LineSegment({ status, place, children }: LineSegmentProps) {
  return (
    <div
      className={clsx(
        'relative grid justify-items-center font-display text-lead leading-none transition-[background,color,margin,padding,grid-template-rows] duration-open ease-roll max-sm:text-note on-dark:order-2',
        tones[status],
        reaches[place],
      )}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}

interface LineRowProps extends ComponentProps<'div'>, Pick<LineSegmentProps, 'status' | 'place'> {
  /** Drawn on the line here: a number or a dot. */
  mark: ReactNode;
}

/** A row of an act beside its segment of the line, which is on the right on dark grounds. */
export function LineRow({ status, place, mark, className, children, ...rest }: LineRowProps) {
  return (
    <div
      {...rest}
      className={clsx(
        'group/row relative grid scroll-mt-22 grid-cols-[var(--line)_minmax(0,1fr)] gap-x-10 compact:gap-x-7 on-dark:grid-cols-[minmax(0,1fr)_var(--line)]',
        '-ml-overhang upright:scroll-mt-0 max-xl:gap-x-6 max-md:scroll-mt-28 max-sm:scroll-mt-24 max-sm:gap-x-3 shallow:scroll-mt-0 on-dark:-mr-overhang on-dark:ml-0',
        className,
      )}
    >
      <LineSegment status={status} place={place}>
        {mark}
      </LineSegment>
      {children}
    </div>
  );
}
