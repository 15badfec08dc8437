import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/*
 * How a question collapses: its height, margins and corners change for 480 ms (`--t-open`). All but
 * the title and the chosen answer fade out within the first 120 ms (`--t-tap`). Then these two
 * re-wrap, and the title takes its smaller size; just around that moment they are invisible
 * (`use-fades.ts`). The Change button fades in within the last 120 ms. When a question opens, that
 * button fades out first, the two re-wrap at the same moment, and the rest fades in at the end.
 */

/** Re-wraps a title or an answer at the moment when it is invisible. */
export const rewrapClasses =
  'transition-[margin,max-width,padding,text-wrap] transition-discrete duration-tap ease-[step-end]';

/** A part of a question that shuts while the question is collapsed. */
export function Collapse({ isShut, children }: { isShut: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'grid motion-safe:[transition:grid-template-rows_var(--t-open)_var(--ease-roll),var(--fade)]',
        isShut
          ? 'invisible grid-rows-shut opacity-0 [--fade:opacity_var(--t-tap)_linear,visibility_var(--t-tap)]'
          : 'grid-rows-open [--fade:opacity_200ms_linear_calc(var(--t-open)-200ms)]',
      )}
    >
      <div className={clsx('min-h-0', isShut && 'overflow-hidden')}>{children}</div>
    </div>
  );
}
