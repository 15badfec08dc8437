import { clsx } from 'clsx';

const rest =
  'group/chip inline-flex min-h-control items-center gap-cut rounded-full border border-control-edge px-5 py-1 text-left text-[16px] leading-none font-medium transition-colors active:scale-98 s:gap-[7px] s:px-2.5 s:text-[15px] on-dark:border-sage';
const pointed = 'hover:border-ink hover:bg-dew on-dark:hover:border-cream on-dark:hover:bg-moss';
const wrong =
  'group-data-error/field:border-2 group-data-error/field:border-error group-data-error/field:bg-error-tint group-data-error/field:duration-tap';
const chosen = 'chosen:border-green! chosen:bg-green! chosen:text-ink';
const off =
  'disabled:cursor-not-allowed disabled:border-dashed disabled:bg-transparent disabled:text-stone on-dark:disabled:text-sage';

/** @returns the class names of a chip: outlined, and filled once it is pressed or checked. */
export const chipLook = (extra?: string) => clsx(rest, pointed, wrong, chosen, off, extra);
