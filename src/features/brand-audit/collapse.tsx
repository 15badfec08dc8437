import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface CollapseProps {
  children: ReactNode;
}

/** Fades out before its place closes, and in once it has opened. */
const fade = clsx(
  'motion-safe:[transition:grid-template-rows_var(--t-open)_var(--ease-roll),opacity_200ms_linear_280ms]',
  'motion-safe:group-data-folded/row:[transition:grid-template-rows_var(--t-open)_var(--ease-roll),opacity_var(--t-tap)_linear,visibility_var(--t-tap)]',
);

/** Collapses in place while its question is collapsed; a chosen answer stays. */
export function Collapse({ children }: CollapseProps) {
  return (
    <div
      className={clsx(
        'group/fold grid grid-rows-open',
        fade,
        'group-data-folded/row:not-has-checked:invisible group-data-folded/row:not-has-checked:opacity-0',
        'group-data-folded/row:not-has-checked:grid-rows-shut',
      )}
    >
      {/* With room for an answer that reaches over the button beside it. */}
      <div className="-mr-(--change,0px) min-h-0 pr-(--change,0px) group-data-folded/row:group-not-has-checked/fold:overflow-hidden">
        {children}
      </div>
    </div>
  );
}
