import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useHydrated } from '@/lib/use-hydrated';

interface DisclosureProps extends ComponentProps<'div'> {
  isOpen: boolean;
}

/**
 * Shown and closed by a button. Closed, it is inert. The text is in the prerendered page, and open without scripts
 * and in print.
 */
export function Disclosure({ isOpen, className, children, ...rest }: DisclosureProps) {
  const isHydrated = useHydrated();
  return (
    <div
      {...rest}
      className={clsx(
        'group/disclosure invisible grid grid-rows-shut transition-[grid-template-rows,visibility] duration-close ease-out',
        'data-open:visible data-open:grid-rows-open data-open:transition-[grid-template-rows] data-open:duration-open',
        'unfolded:visible unfolded:grid-rows-open',
        className,
      )}
      data-open={isOpen || undefined}
      inert={isHydrated && !isOpen}
    >
      {/* Room at the sides for the focus rings inside. */}
      <div className="-mx-1.5 min-h-0 overflow-hidden px-1.5">{children}</div>
    </div>
  );
}
