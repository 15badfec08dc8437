import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A heading in the report; print keeps its size. */
export function ReportTitle({ className, children, ...rest }: ComponentProps<'h3'>) {
  return (
    <h3
      {...rest}
      className={clsx('font-display text-h3/[1.06] tracking-h1 print:text-h3/[1.06]!', className)}
    >
      {children}
    </h3>
  );
}
