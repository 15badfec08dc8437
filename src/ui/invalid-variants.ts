import { clsx } from 'clsx';

/** A control while its field has an error. */
export const invalidVariants = clsx(
  'group-data-error/field:border-2 group-data-error/field:border-error',
  'group-data-error/field:bg-error-tint group-data-error/field:duration-tap',
);
