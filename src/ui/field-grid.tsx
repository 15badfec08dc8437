import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Fields in two columns; in one where large text would not fit into half, or the window is narrow. A field across both is `col-span-full`. */
export function FieldGrid({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={clsx(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(12em,calc(50%-13px))),1fr))] gap-x-6 gap-y-7 menu:grid-cols-1',
        className,
      )}
    />
  );
}
