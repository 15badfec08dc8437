/**
 * `list`: questions under each other, ruled. `page`: on twelve columns; the open one is a mint card with one turn, and
 * its question grows.
 */
export const accordionLooks = {
  list: {
    root: 'border-t-2 border-ink',
    item: 'border-b border-hair',
    button:
      'flex w-full items-center justify-between gap-8 py-6.5 text-left text-[21px] leading-[1.3] font-semibold tracking-[-0.005em]',
    title: '',
    sign: 'bg-white text-ink',
    answer: 'max-w-190 pr-30 pb-8 print:p-0 print:pb-3',
  },
  page: {
    root: '',
    item: 'relative transition-[background-color,margin,padding] duration-open ease-out not-first:before:absolute not-first:before:inset-x-0 not-first:before:top-0 not-first:before:h-[1.5px] not-first:before:bg-hair data-open:-mx-10 data-open:rounded-card data-open:rounded-tr-turn data-open:bg-mint data-open:px-10 data-open:pt-3.5 data-open:pb-2 data-open:before:hidden [[data-open]+&]:before:hidden in-data-settled:transition-none',
    button:
      'grid w-full grid-cols-12 items-center gap-x-gutter gap-y-8 py-7.5 text-left font-display text-h4 transition-[font-size,padding] duration-open ease-out aria-expanded:pb-5.5 aria-expanded:text-h3 in-data-settled:transition-none',
    title: 'contents',
    sign: 'col-start-12 justify-self-end bg-sand text-ink in-aria-expanded:mr-5.5 in-aria-expanded:translate-y-4.5',
    answer: 'cols pb-11 print:p-0 print:pb-3',
  },
} as const;

export type AccordionLook = keyof typeof accordionLooks;
