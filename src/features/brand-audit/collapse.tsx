import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/*
 * When a question collapses or opens, its height, margins and corners change for 480 ms
 * (`--t-open`). Within that time:
 *
 * | ms        | it collapses                               | it opens                       |
 * | --------- | ------------------------------------------ | ------------------------------ |
 * | 0 to 120  | all but title and chosen answer fades out  | Change fades out               |
 * | 96 to 144 | title and chosen answer are invisible      | the same (`use-fades.ts`)      |
 * | 120       | they re-wrap, and the title has its size   | the same (`rewrapClasses`)     |
 * | 280 to 480|                                            | all other parts fade in        |
 * | 360 to 480| Change fades in (`question-answers.tsx`)   |                                |
 *
 * 120 ms is `--t-tap`. Reduced motion leaves out the fades.
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
