import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface CollapseProps {
  children: ReactNode;
}

/** Collapses in place while its question is collapsed; a chosen answer stays. */
export function Collapse({ children }: CollapseProps) {
  return (
    <div
      className={clsx(
        'group/fold grid grid-rows-open',
        '[transition:grid-template-rows_var(--t-open)_var(--ease-out),opacity_var(--t-hover)_var(--ease-out),visibility_var(--t-open)]',
        'group-data-folded/row:not-has-checked:invisible group-data-folded/row:not-has-checked:opacity-0',
        'group-data-folded/row:not-has-checked:grid-rows-shut',
      )}
    >
      <div className="min-h-0 group-data-folded/row:group-not-has-checked/fold:overflow-hidden">
        {children}
      </div>
    </div>
  );
}
