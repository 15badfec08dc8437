import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * Fields in two columns, or in one where the window is narrow or large text needs the room. `col-span-full` spans
 * both.
 */
export function FieldGrid({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={clsx(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(12em,calc(50%-13px))),1fr))] gap-x-6 gap-y-7 max-md:grid-cols-1',
        className,
      )}
    />
  );
}
