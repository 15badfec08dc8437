import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useHydrated } from '@/lib/use-hydrated';

interface DisclosureProps extends ComponentProps<'div'> {
  isOpen: boolean;
}

/**
 * What a button shows and hides: its height opens, and while shut nothing in it can be reached. The text stays in
 * the prerendered page, and is open where there are no scripts, and on paper.
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
      {/* Room at the sides for the focus ring of what is in it. */}
      <div className="-mx-1.5 min-h-0 overflow-hidden px-1.5">{children}</div>
    </div>
  );
}
