import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface JourneyStationProps {
  className: string | undefined;
  isOpen: boolean;
  children: ReactNode;
}

/** A year on the line. On the upright line it has a dot of its own, green while open. */
export function JourneyStation({ className, isOpen, children }: JourneyStationProps) {
  return (
    <div
      className={clsx(
        'shrink-0 max-md:relative max-md:flex max-md:min-h-25 max-md:items-center max-md:pl-[calc(var(--line)+var(--beside))]',
        'before:absolute before:left-0 before:hidden before:h-[calc(var(--line)+2*var(--cut))] before:w-line before:bg-cream',
        'after:absolute after:left-0 after:hidden after:size-line after:rounded-full after:transition-colors',
        isOpen ? 'after:bg-green' : 'after:bg-ink',
        'max-md:before:block max-md:after:block',
        className,
      )}
    >
      {children}
    </div>
  );
}
