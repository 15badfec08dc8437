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
        className,
      )}
    >
      <i
        className="absolute left-0 hidden h-[calc(var(--line)+2*var(--cut))] w-line bg-cream max-md:block"
        aria-hidden="true"
      />
      <i
        className={clsx(
          'absolute left-0 hidden size-line rounded-full transition-colors max-md:block',
          isOpen ? 'bg-green' : 'bg-ink',
        )}
        aria-hidden="true"
      />
      {children}
    </div>
  );
}
