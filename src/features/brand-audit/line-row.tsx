import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { LineSegment, type LineSegmentProps } from './line-segment';

interface LineRowProps extends ComponentProps<'div'>, Pick<LineSegmentProps, 'status' | 'place'> {
  /** Drawn on the line here: a number or a dot. */
  mark: ReactNode;
}

/** A row of an act beside its segment of the line, which is on the right on dark grounds. */
export function LineRow({ status, place, mark, className, children, ...rest }: LineRowProps) {
  return (
    <div
      {...rest}
      className={clsx(
        'group/row relative grid scroll-mt-22 grid-cols-[var(--line)_minmax(0,1fr)] gap-x-10 compact:gap-x-7 on-dark:grid-cols-[minmax(0,1fr)_var(--line)]',
        '-ml-overhang upright:scroll-mt-0 max-xl:gap-x-6 max-md:scroll-mt-28 max-sm:scroll-mt-24 max-sm:gap-x-3 shallow:scroll-mt-0 on-dark:-mr-overhang on-dark:ml-0',
        className,
      )}
    >
      <LineSegment status={status} place={place}>
        {mark}
      </LineSegment>
      {children}
    </div>
  );
}
