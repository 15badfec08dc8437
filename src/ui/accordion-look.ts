/**
 * `list`: questions under each other, ruled. `page`: on twelve columns; the open one is a mint card with one turn, and
 * its question grows. `menu`: words of the navigation.
 */
export const accordionLooks = {
  list: {
    heading: 'h3',
    root: 'border-t-2 border-ink',
    item: 'border-b border-hair',
    button:
      'flex w-full items-center justify-between gap-8 py-6.5 text-left text-[21px] leading-[1.3] font-semibold tracking-[-0.005em] s:gap-5 s:py-5.5 s:text-[19px]',
    title: '',
    sign: 'bg-white text-ink m:h-8.5! m:w-14!',
    answer: 'max-w-190 pr-30 pb-8 m:pr-16 s:pr-0 print:p-0 print:pb-3',
  },
  page: {
    heading: 'h3',
    root: '',
    item: 'relative transition-[background-color,margin,padding] duration-open ease-out not-first:before:absolute not-first:before:inset-x-0 not-first:before:top-0 not-first:before:h-[1.5px] not-first:before:bg-hair data-open:-mx-10 l:data-open:-mx-6 l:data-open:px-6 s:data-open:-mx-3 s:data-open:px-3 data-open:rounded-card data-open:rounded-tr-turn data-open:bg-mint data-open:px-10 data-open:pt-3.5 data-open:pb-2 data-open:before:hidden [[data-open]+&]:before:hidden in-data-settled:transition-none',
    button:
      'grid w-full grid-cols-12 items-center gap-x-gutter gap-y-8 py-7.5 l:grid-cols-[minmax(0,1fr)_auto] l:items-start l:gap-x-6 l:gap-y-2 l:py-6 text-left font-display text-h4 transition-[font-size,padding] duration-open ease-out aria-expanded:pb-5.5 aria-expanded:text-h3 in-data-settled:transition-none',
    title: 'contents',
    sign: 'col-start-12 justify-self-end bg-sand text-ink in-aria-expanded:mr-5.5 in-aria-expanded:translate-y-4.5 l:col-start-2 l:in-aria-expanded:mr-0 l:in-aria-expanded:translate-y-0',
    answer: 'cols pb-11 l:pb-7 print:p-0 print:pb-3',
  },
  /** The groups of the header's menu, on ink; they are no headings. */
  menu: {
    heading: 'div',
    root: '-mx-3',
    item: 'relative not-first:before:absolute not-first:before:inset-x-3 not-first:before:top-0 not-first:before:h-[1.5px] not-first:before:bg-hair-inv',
    button:
      'flex min-h-18 w-full items-center justify-between gap-8 px-3 text-left font-display text-h3',
    title: '',
    sign: 'h-8.5! w-14! bg-cream/16 text-cream group-hover/question:text-ink',
    answer: 'pb-6 s:pb-4',
  },
} as const;

export type AccordionLook = keyof typeof accordionLooks;
