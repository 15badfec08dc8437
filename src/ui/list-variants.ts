import { tv } from 'tailwind-variants/lite';
import { inputVariants } from './text-field';

/** Classes of a list of options and of what opens it, for `Select` and `Combobox`. */
export const listVariants = tv({
  slots: {
    base: 'peer drawn-list flex cursor-pointer appearance-none items-center',
    /** Holds an arrow; green and turned up while the list is open. */
    dot: [
      'pointer-events-none absolute grid place-items-center rounded-full text-ink before:rotate-90 before:glyph-arrow',
      'transition-[background-color,rotate] duration-open ease-out peer-open:rotate-180 peer-open:bg-green',
      'group-has-aria-expanded/combobox:rotate-180 group-has-aria-expanded/combobox:bg-green',
    ],
    popup: 'rounded-card border border-ink bg-white text-ink',
    row: [
      'flex cursor-pointer items-center gap-3.5 rounded-card px-4 py-1.5 text-ink hover:bg-dew',
      'before:size-3 before:flex-none before:rounded-full checked:before:bg-green aria-selected:before:bg-green',
      'data-highlighted:bg-dew data-highlighted:inset-ring-2 data-highlighted:inset-ring-ink',
      'focus-visible:bg-dew focus-visible:inset-ring-2 focus-visible:inset-ring-ink focus-visible:outline-0',
    ],
    note: 'ml-auto font-normal text-stone tabular-nums',
  },
  variants: {
    variant: {
      field: {
        base: inputVariants({ className: 'h-14 pr-15 invalid:text-stone' }),
        dot: [
          'top-2.25 right-2.25 size-9.5 bg-sand group-data-error/field:bg-white peer-disabled:bg-transparent',
          'peer-disabled:group-data-error/field:bg-transparent before:size-4',
        ],
        row: 'min-h-12 basis-12 text-control/tight checked:font-semibold aria-selected:font-semibold',
      },
      /** An ink bar at the head of a page. */
      head: {
        base: [
          'min-h-16 w-full rounded-full bg-ink pr-18 pl-6 text-small/none font-semibold tracking-[0.04em] text-cream',
          'forced-colors:border',
        ],
        dot: 'top-2.5 right-2.5 size-11 bg-green before:size-4',
        row: 'min-h-11 basis-11 text-note/none font-semibold tracking-[0.04em]',
      },
    },
  },
});
