import { clsx } from 'clsx';

/**
 * `list`: a ruled list. `page`: on twelve columns; the open row is a mint card with one turned corner and a larger
 * question. `menu`: the groups of the header's menu.
 */
export const accordionVariants = {
  list: {
    heading: 'h3',
    root: 'border-t-2 border-ink',
    item: 'border-b border-hair',
    button: clsx(
      'flex w-full items-center justify-between gap-8 py-6.5 text-left max-sm:gap-5 max-sm:py-5.5',
      'text-[21px] leading-[1.3] font-semibold tracking-[-0.005em] max-sm:text-[19px]',
    ),
    title: '',
    sign: 'bg-white text-ink max-md:h-8.5! max-md:w-14!',
    answer: 'max-w-190 pr-30 pb-8 max-md:pr-16 max-sm:pr-0 print:p-0 print:pb-3',
  },
  page: {
    heading: 'h3',
    root: '',
    item: clsx(
      'relative transition-[background-color,margin,padding] duration-open ease-out in-data-settled:transition-none',
      'before:absolute before:inset-x-0 before:top-0 before:h-hair before:bg-hair first:before:hidden',
      'data-open:before:hidden [[data-open]+&]:before:hidden',
      // The card is wider than the column; its text stays in line with the other rows.
      '[--outset:40px] data-open:-mx-(--outset) data-open:px-(--outset) max-xl:[--outset:24px] max-sm:[--outset:12px]',
      'data-open:rounded-card data-open:rounded-tr-turn data-open:bg-mint data-open:pt-3.5 data-open:pb-2',
    ),
    button: clsx(
      'grid w-full grid-cols-12 items-center gap-x-gutter gap-y-8 py-7.5 text-left font-display text-h4',
      'transition-[font-size,padding] duration-open ease-out in-data-settled:transition-none',
      'aria-expanded:pb-5.5 aria-expanded:text-h3',
      'max-xl:grid-cols-[minmax(0,1fr)_auto] max-xl:items-start max-xl:gap-x-6 max-xl:gap-y-2 max-xl:py-6',
    ),
    title: 'contents',
    sign: clsx(
      'col-start-12 justify-self-end bg-sand text-ink in-aria-expanded:mr-5.5 in-aria-expanded:translate-y-4.5',
      'max-xl:col-start-2 max-xl:in-aria-expanded:mr-0 max-xl:in-aria-expanded:translate-y-0',
    ),
    answer: 'cols pb-11 max-xl:pb-7 print:p-0 print:pb-3',
  },
  /** On ink. Its rows are no headings. */
  menu: {
    heading: 'div',
    root: '-mx-3',
    item: 'relative before:absolute before:inset-x-3 before:top-0 before:h-hair before:bg-hair-inv first:before:hidden',
    button:
      'flex min-h-18 w-full items-center justify-between gap-8 px-3 text-left font-display text-h3',
    title: '',
    sign: 'h-8.5! w-14! bg-cream/16 text-cream group-hover/question:text-ink',
    answer: 'pb-6 max-sm:pb-4',
  },
} as const;

export type AccordionVariant = keyof typeof accordionVariants;
