import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { QuestionStatus } from './use-answers';

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

export interface LineSegmentProps {
  status: QuestionStatus;
  place: keyof typeof reaches;
  children: ReactNode;
}

/** The segment of the line beside a row; it fills when the question is answered. */
export function LineSegment({ status, place, children }: LineSegmentProps) {
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
