import type { ReactNode } from 'react';
import { useHydrated } from '@/lib/use-hydrated';

interface DeferredLayoutProps {
  /** Height until then, in px: about its own at a window width of 1440 px. */
  height: number;
  children: ReactNode;
}

/** Skips the layout of a prerendered part until it is hydrated or near the window. */
export function DeferredLayout({ height, children }: DeferredLayoutProps) {
  const isHydrated = useHydrated();
  return (
    <div
      className={isHydrated ? undefined : '[content-visibility:auto]'}
      style={{ containIntrinsicBlockSize: height }}
    >
      {children}
    </div>
  );
}
