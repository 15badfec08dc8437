import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useHydrated } from '@/lib/use-hydrated';

/** Content that a button opens and closes; it is open without scripts and in print. */
export function Disclosure({
  isOpen,
  className,
  children,
  ...rest
}: ComponentProps<'div'> & { isOpen: boolean }) {
  const isHydrated = useHydrated();
  return (
    <div
      {...rest}
      className={clsx(
        'group/disclosure invisible grid grid-rows-shut transition-[grid-template-rows,visibility] duration-open ease-roll',
        'data-open:visible data-open:grid-rows-open data-open:transition-rows',
        'unfolded:visible unfolded:grid-rows-open',
        className,
      )}
      data-open={isOpen || undefined}
      inert={isHydrated && !isOpen}
    >
      {/* Leaves room at the sides for the focus rings inside. */}
      <div className="-mx-1.5 min-h-0 overflow-hidden px-1.5">{children}</div>
    </div>
  );
}

/** A bar of 16 × 2.6 px, moved back by half of that from the middle. */
const bar = clsx(
  'absolute top-1/2 left-1/2 -mt-[1.3px] -ml-2 h-[2.6px] w-4',
  'rounded-[2px] bg-(--glyph) transition-transform duration-open ease-out',
);

/**
 * A small bar with a plus, which becomes a minus while the button around it is expanded.
 * @param className place, and colours while closed
 */
export function ExpandSign({ className = 'bg-sand text-ink' }: { className?: string }) {
  return (
    <span
      className={clsx(
        'relative h-9 w-15.5 flex-none rounded-full transition-colors',
        'in-aria-expanded:bg-green in-aria-expanded:text-ink unfolded:hidden forced-colors:border',
        className,
      )}
      aria-hidden="true"
    >
      <i className={bar} />
      <i className={clsx(bar, 'rotate-90 in-aria-expanded:rotate-0')} />
    </span>
  );
}

/** A dot that becomes a bar while the button around it is expanded. */
export function ExpandDot({ className }: { className?: string }) {
  return (
    <i
      className={clsx(
        'size-2.5 rounded-full bg-ink transition-[width,background-color] ease-out',
        'in-aria-expanded:w-6 forced-colors:bg-(--glyph)',
        className,
      )}
      aria-hidden="true"
    />
  );
}
