import type { ComponentProps } from 'react';
import { useHydrated } from '@/lib/use-hydrated';
import './disclosure.css';

export interface DisclosureProps extends ComponentProps<'div'> {
  isOpen: boolean;
}

/**
 * What a button shows and hides: its height opens, and while shut nothing in it can be reached. The text stays in
 * the built page, and is open where there are no scripts, and on paper.
 */
export function Disclosure({ isOpen, className = '', children, ...rest }: DisclosureProps) {
  const isHydrated = useHydrated();
  return (
    <div
      {...rest}
      className={`disclosure ${className}`.trim()}
      data-open={isOpen || undefined}
      inert={isHydrated && !isOpen}
    >
      <div className="disclosure__in">{children}</div>
    </div>
  );
}
