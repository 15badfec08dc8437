import type { ReactNode } from 'react';
import { useHydrated } from '@/lib/use-hydrated';

interface DeferredLayoutProps {
  /** Its room until then, in px: about what it takes at 1440 px. */
  height: number;
  children: ReactNode;
}

/** A part of the prerendered page that is laid out once it is hydrated, or before when it comes near the window. */
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
