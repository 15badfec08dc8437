import { clsx } from 'clsx';
import { invalidVariants } from './invalid-variants';

/** States of a choice among several: a chip, or an answer as wide as its column. */
export const choiceVariants = clsx(
  'border border-edge font-medium transition-colors',
  'hover:border-ink hover:bg-dew on-dark:hover:border-cream on-dark:hover:bg-moss',
  'chosen:border-green! chosen:bg-green! chosen:text-ink!',
  'forced-colors:chosen:border-[Highlight]! forced-colors:chosen:bg-[Highlight]! forced-colors:chosen:text-[HighlightText]! forced-colors:chosen:forced-color-adjust-none',
  invalidVariants,
);
