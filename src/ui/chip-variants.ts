import { clsx } from 'clsx';
import { choiceVariants } from './choice-variants';

const rest = clsx(
  'group/chip inline-flex min-h-control items-center gap-cut rounded-full px-5 py-1 text-left text-small/none',
  'active:scale-98 max-sm:gap-[7px] max-sm:px-2.5 max-sm:text-note/none',
);
const off =
  'disabled:cursor-not-allowed disabled:border-dashed disabled:bg-transparent disabled:text-stone on-dark:disabled:text-sage';

/** @returns the class names of a chip: outlined, and filled while pressed or checked */
export const chipVariants = (extra?: string) => clsx(rest, choiceVariants, off, extra);
