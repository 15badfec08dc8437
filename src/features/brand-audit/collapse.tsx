import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/*
 * How a question collapses: its height, margins and corners change for 480 ms (`--t-open`). All but
 * the title and the chosen answer fade out within 120 ms (`--t-tap`). At 120 ms these two re-wrap,
 * and the title takes its smaller size; they are invisible from 96 to 144 ms (`use-fades.ts`). The
 * Change button fades in from 360 to 480 ms. When a question opens, that button fades out first,
 * the two re-wrap at the same moment, and the rest fades in from 280 to 480 ms.
 */

/** Re-wraps a text at the moment when it is invisible. */
export const rewrapClasses =
  'transition-[margin,max-width,padding,text-wrap] transition-discrete duration-tap ease-[step-end]';

/** A part of a question that closes while the question is collapsed; the chosen answer stays. */
export function Collapse({ children }: { children: ReactNode }) {
  return (
    <div
      className={clsx(
        'group/part grid grid-rows-open group-data-collapsed/row:not-has-checked:grid-rows-shut',
        'group-data-collapsed/row:not-has-checked:invisible group-data-collapsed/row:not-has-checked:opacity-0',
        'motion-safe:[transition:grid-template-rows_var(--t-open)_var(--ease-roll),var(--fade)]',
        '[--fade:opacity_200ms_linear_280ms]',
        'group-data-collapsed/row:[--fade:opacity_var(--t-tap)_linear,visibility_var(--t-tap)]',
      )}
    >
      <div className="min-h-0 group-data-collapsed/row:group-not-has-checked/part:overflow-hidden">
        {children}
      </div>
    </div>
  );
}
