import { clsx } from 'clsx';

/** Links in text, and buttons that look like them. */
export const linkVariants = clsx(
  'rounded-[4px] font-semibold underline decoration-piece decoration-2 underline-offset-6',
  'transition-[text-underline-offset] ease-out hover:decoration-4 hover:underline-offset-3',
  'active:text-moss on-dark:active:text-mint',
);
