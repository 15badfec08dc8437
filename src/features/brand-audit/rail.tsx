import { clsx } from 'clsx';
import type { FocusEvent, ReactNode } from 'react';
import { progressWords as words } from '@/content/audit';
import { useHeaderHidden } from '@/lib/header-state';
import { NextLink, RailLinks } from './rail-links';
import { RailPieces } from './rail-pieces';
import { barStrip, threeRows } from './rail-size';
import { useRail, useRailSize } from './rail-state';

/**
 * For what a link or a key leads to: keeps it clear of the rail's bar, where that sticks to the top
 * of the window. `--bar` is the height of the bar with the gap above it.
 */
export const belowBar = clsx(
  '[--bar:88px] upright:[--bar:0px] max-md:[--bar:112px] max-sm:[--bar:104px] shallow:[--bar:0px]',
  'scroll-mt-(--bar) **:focus-visible:scroll-mt-(--bar)',
);

/**
 * The audit's strip as it grows: the counter, a link to each question, and one to the next. It is a
 * bar that sticks above the questions, with the strip in one row, or in three (`max-sm`). In
 * `upright` windows `RailLayer` draws it in the right margin, and only the links are left here, fixed
 * in the margin.
 */
export function Rail() {
  const isHeaderHidden = useHeaderHidden();
  const { railTop, dotTop } = useRailSize();
  const { answeredCount } = useRail();

  return (
    <ClippedToForm>
      <div
        className={clsx(
          'on-ink wrap flex min-h-18 flex-wrap items-center justify-between gap-x-8 rounded-[36px] py-2 pr-3 pl-8',
          'sticky z-b transition-[top] duration-header ease-roll shallow:static',
          isHeaderHidden ? 'top-3' : 'top-[calc(var(--header-h)+12px)]',
          'max-xl:min-h-16 max-xl:gap-x-2.5 max-xl:pl-6 max-sm:rounded-card max-sm:pl-5',
          'upright:absolute upright:inset-0 upright:m-0 upright:w-auto upright:bg-transparent upright:p-0',
        )}
        style={{ '--rail-top': `${railTop}px`, '--dot-top': `${dotTop}px` }}
        data-progress=""
      >
        <output className="text-control/none font-medium whitespace-nowrap upright:sr-only">
          <b className="mr-1.5 inline-block min-w-[1.17em] text-right align-[-3px] font-display text-h4 leading-none">
            {answeredCount}
          </b>{' '}
          {words.of} <span className="max-xl:sr-only">{words.answered}</span>
        </output>
        <nav
          className={clsx(
            'relative flex w-133 items-center max-md:order-1 max-md:w-full max-md:max-w-133',
            'max-sm:max-w-85 max-sm:pt-1 max-sm:pb-2',
            'upright:fixed upright:top-(--rail-top) upright:right-0 upright:block upright:w-side',
            'upright:transition-[top] upright:duration-header upright:ease-roll',
          )}
          aria-label={words.label}
        >
          <RailPieces
            strip={barStrip}
            ground="bar"
            className="h-auto w-full upright:hidden max-sm:hidden"
          />
          <RailPieces
            strip={threeRows}
            ground="bar"
            className="hidden h-auto w-full max-sm:block"
          />
          <RailLinks />
        </nav>
        <NextLink />
      </div>
    </ClippedToForm>
  );
}

/**
 * In `upright` windows this box covers the form, and clips the links in the margin to it. The bar has
 * no such box (`contents`).
 */
function ClippedToForm({ children }: { children: ReactNode }) {
  return (
    <div
      className={clsx(
        'paper-hidden contents upright:pointer-events-none upright:block',
        'upright:absolute upright:inset-0 upright:z-b upright:[clip-path:inset(0)]',
      )}
      onFocus={showFocused}
    >
      {children}
    </div>
  );
}

/** If a focused link is clipped, scrolls until the form fills the window, and all links show. */
const showFocused = ({ currentTarget, target }: FocusEvent) => {
  const form = currentTarget.getBoundingClientRect();
  const link = target.getBoundingClientRect();
  const isClipping = form.height > 0;
  if (!isClipping) return;
  if (link.top < form.top) window.scrollBy({ top: form.top, behavior: 'instant' });
  if (link.bottom > form.bottom)
    window.scrollBy({ top: form.bottom - window.innerHeight, behavior: 'instant' });
};
