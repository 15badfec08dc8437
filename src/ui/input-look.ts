import { clsx } from 'clsx';

const rest =
  'h-14 w-full rounded-field border border-control-edge bg-white px-4.5 text-control text-ink transition-colors placeholder:text-stone hover:border-ink focus-visible:border-ink focus-visible:outline-offset-2';
const dark =
  'on-dark:border-sage on-dark:bg-transparent on-dark:text-cream on-dark:placeholder:text-sage on-dark:hover:border-cream on-dark:focus-visible:border-cream';
const wrong =
  'group-data-error/field:border-2 group-data-error/field:border-error group-data-error/field:bg-error-tint group-data-error/field:duration-tap on-dark:group-data-error/field:border-coral on-dark:group-data-error/field:bg-error-tint on-dark:group-data-error/field:text-ink';
const off =
  'disabled:cursor-not-allowed disabled:border-dashed disabled:bg-sand disabled:text-stone';

/** @returns the class names of a field that is typed into, or that opens a list. */
export const inputLook = (extra?: string) => clsx(rest, dark, wrong, off, extra);
