import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { QuestionStatus } from './rail-plan';

/** The segment of the line beside a row. */
const segments = {
  answered: 'bg-ink text-cream on-dark:bg-cream on-dark:text-ink',
  now: 'bg-green text-ink',
  open: 'bg-sand text-stone on-dark:bg-moss on-dark:text-mint',
  /** The line is cut, and the dot lies below. */
  gap: clsx(
    'text-cream on-dark:text-ink',
    'before:absolute before:top-0 before:left-0 before:h-16 before:w-line before:bg-ink on-dark:before:bg-cream',
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
        'group/row relative -ml-overhang grid grid-cols-[var(--line)_minmax(0,1fr)]',
        'gap-x-10 compact:gap-x-7 max-xl:gap-x-6 max-sm:gap-x-3',
        'on-dark:-mr-overhang on-dark:ml-0 on-dark:grid-cols-[minmax(0,1fr)_var(--line)]',
        belowBar,
        className,
      )}
    >
      <div
        className={clsx(
          'relative grid justify-items-center font-display text-lead leading-none max-sm:text-note on-dark:order-2',
          'transition-[background,color,margin,padding,grid-template-rows] duration-open ease-roll',
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
