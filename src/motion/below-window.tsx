import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isCrossingTo, useCrossed } from './crossing';

/**
 * Sections below the first window. When the line crosses to their page they are rendered after it
 * has, so that it starts sooner and no frame is late, unless they reach into the window or the
 * address leads to one of them.
 */
export function BelowWindow({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const [isNeeded, setIsNeeded] = useState(() => hash !== '' || !isCrossingTo(pathname));
  const isCrossed = useCrossed();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const rect = ref.current?.getBoundingClientRect();
    // The new page is about to scroll to its top.
    if (rect && rect.top + window.scrollY < window.innerHeight) setIsNeeded(true);
  }, []);
  if (isNeeded || isCrossed) return children;
  // The empty element keeps the footer out of the window.
  return <div ref={ref} className="min-h-screen" />;
}
