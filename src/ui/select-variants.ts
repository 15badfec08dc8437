import { clsx } from 'clsx';
import { inputVariants } from './input-variants';

/** `field`: like a text field. `head`: an ink bar at the head of a page. */
export const selectVariants = {
  field: {
    trigger: inputVariants('flex h-14 cursor-pointer items-center justify-between gap-3 text-left'),
    dot: '-mr-2.25 size-9.5 bg-sand group-data-error/field:bg-white in-disabled:bg-transparent in-disabled:group-data-error/field:bg-transparent before:size-4',
    row: 'min-h-12 text-control/[1.3] aria-selected:font-semibold',
    note: 'font-normal',
  },
  head: {
    trigger: clsx(
      'flex min-h-16 w-full cursor-pointer items-center justify-between gap-3 rounded-[32px] bg-ink pr-cut pl-6.5',
      'text-left text-small/none font-semibold tracking-[0.04em] text-cream forced-colors:border',
    ),
    dot: 'size-11 bg-green before:size-4.5',
    row: 'min-h-11 text-note/none font-semibold tracking-[0.04em]',
    note: 'text-small font-normal tracking-normal',
  },
} as const;

export type SelectVariant = keyof typeof selectVariants;

/** The dot with an arrow; green and turned up while the list is open. */
export const selectDotVariants = clsx(
  'grid flex-none place-items-center rounded-full text-ink before:rotate-90 before:glyph-arrow',
  'transition-[background-color,rotate] duration-open ease-out in-aria-expanded:rotate-180 in-aria-expanded:bg-green',
);

/** The open list, and a row of it. */
export const listboxVariants = 'w-(--anchor-width) border border-ink bg-white text-ink outline-0';
export const listboxRowVariants = clsx(
  'flex cursor-pointer items-center gap-3.5 rounded-card px-4 py-1.5 hover:bg-dew',
  'before:size-3 before:flex-none before:rounded-full aria-selected:before:bg-green',
  'data-highlighted:bg-dew data-highlighted:inset-ring-2 data-highlighted:inset-ring-ink data-highlighted:outline-0',
);
