import type { ComponentProps } from 'react';

/** A row of bars, and of words that were not blacked out; without words it is left out on paper. */
export function PolicyRow(props: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className="mb-7.25 ml-side flex min-h-line items-center gap-4.5 whitespace-nowrap m:mb-[calc(var(--line)*0.617)] m:gap-3.5 s:gap-2 print:m-0 print:block print:aria-hidden:hidden"
    />
  );
}
