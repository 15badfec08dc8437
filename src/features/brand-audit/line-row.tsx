import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { belowBar } from './rail';
import type { QuestionStatus } from './rail-plan';

/** Colours of the segment by the state of its question. */
const colors = {
  answered: 'bg-ink text-cream on-dark:bg-cream on-dark:text-ink',
  now: 'bg-green text-ink',
  open: 'bg-sand text-stone on-dark:bg-moss on-dark:text-mint',
  /** Nothing in the middle, where the dot has fallen out: 64 px of line are left at either end. */
  gap: clsx(
    'text-cream on-dark:text-ink',
    'before:absolute before:top-0 before:left-0 before:h-16 before:w-line before:bg-ink on-dark:before:bg-cream',
    'after:absolute after:bottom-0 after:left-0 after:h-16 after:w-line after:bg-ink on-dark:after:bg-cream',
  ),
} as const;

/**
 * How far a segment reaches beyond its row (margins), and where its mark lies (the rest). Questions
 * are 16 px apart. A cut of 10 px parts their segments: of the 6 px that are left, each reaches 3.
 */
const placements = {
  /** From the line above to the first question; the dot is level with the section's name. */
  head: '-mt-6 -mb-13.5 content-start self-stretch pt-13',
  /** Between two questions, 6 px into both gaps; its dot is in the middle. */
  halfway: '-my-1.5 content-center',
  /** Ends 3 px before the row, since the bend below begins 7 px after it. */
  sentence: 'mb-0.75 content-center',
  /** Its number is near the top, or in the middle of a collapsed row (`cutAbove`). */
  question: clsx(
    'mt-(--above) -mb-0.75 grid-rows-upper pt-5',
    'group-data-collapsed/row:mb-0 group-data-collapsed/row:grid-rows-middle group-data-collapsed/row:pt-0',
    'max-md:group-data-collapsed/row:grid-rows-upper max-md:group-data-collapsed/row:pt-5',
  ),
} as const;

/**
 * The cut above a question, if it is not the first one. The segment of a collapsed row does not reach
 * down, so the one below reaches up all 6 px. Of two collapsed rows, the second moves up instead.
 */
const cutAbove = clsx(
  'transition-[margin] duration-open ease-roll',
  '[--above:-3px] first:[--above:0px] [[data-collapsed]+&]:[--above:-6px]',
  'data-collapsed:[[data-collapsed]+&]:-mt-1.5 data-collapsed:[[data-collapsed]+&]:[--above:0px]',
);

const dot = <i className="size-dot rounded-full bg-cream on-dark:bg-forest" />;

interface LineRowProps extends ComponentProps<'div'> {
  status: QuestionStatus;
  place: keyof typeof placements;
  /** Drawn on the segment: the number of a question, or a dot. */
  mark?: ReactNode;
}

/**
 * A row of a section beside its segment of the line. The segment is on the right on dark grounds,
 * and fills when the question is answered.
 */
export function LineRow({ status, place, mark = dot, className, children, ...rest }: LineRowProps) {
  return (
    <div
      {...rest}
      className={clsx(
        'group/row relative -ml-overhang grid grid-cols-[var(--line)_minmax(0,1fr)]',
        'gap-x-10 compact:gap-x-7 max-xl:gap-x-6 max-sm:gap-x-3',
        'on-dark:-mr-overhang on-dark:ml-0 on-dark:grid-cols-[minmax(0,1fr)_var(--line)]',
        belowBar,
        place === 'question' && cutAbove,
        className,
      )}
    >
      <div
        className={clsx(
          'relative grid justify-items-center font-display text-lead leading-none max-sm:text-note on-dark:order-2',
          'transition-[background,color,margin,padding,grid-template-rows] duration-open ease-roll',
          colors[status],
          placements[place],
        )}
        aria-hidden="true"
      >
        {mark}
      </div>
      {children}
    </div>
  );
}
