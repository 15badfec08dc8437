import { clsx } from 'clsx';
import { invalidVariants } from './invalid-variants';

const rest =
  'w-full rounded-field border border-edge bg-white px-4.5 text-control text-ink transition-colors placeholder:text-muted';
const pointed = 'hover:border-ink focus-visible:border-ink focus-visible:outline-offset-2';
const dark = clsx(
  'on-dark:bg-transparent on-dark:text-cream on-dark:hover:border-cream on-dark:focus-visible:border-cream',
  'on-dark:group-data-error/field:border-coral on-dark:group-data-error/field:bg-error-tint on-dark:group-data-error/field:text-ink',
);
const off =
  'disabled:cursor-not-allowed disabled:border-dashed disabled:bg-sand disabled:text-stone';

/** What is missing counts more than that it cannot be entered yet. */
const offAndWrong =
  'disabled:group-data-error/field:border-solid disabled:group-data-error/field:bg-error-tint';

/**
 * @param extra its height, and what it alone has
 * @returns the class names of a field that is typed into, or that opens a list
 */
export const inputVariants = (extra: string) =>
  clsx(rest, pointed, invalidVariants, dark, off, offAndWrong, extra);
