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

/** An invalid field looks invalid even while disabled. */
const offAndWrong =
  'disabled:group-data-error/field:border-solid disabled:group-data-error/field:bg-error-tint';

/**
 * @param extra height and other classes of one kind of field
 * @returns the class names of a text field or of the button that opens a list
 */
export const inputVariants = (extra: string) =>
  clsx(rest, pointed, invalidVariants, dark, off, offAndWrong, extra);
