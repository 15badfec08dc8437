import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isCrossingTo, useCrossed } from './crossing';

/**
 * Sections below the first window. While the line crosses to their page they are not rendered, so
 * that it starts sooner and no frame is late. They are rendered at once if they reach into the
 * window, or if the address leads to one of them.
 */
export function BelowWindow({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const [isNeededAtOnce, setIsNeededAtOnce] = useState(
    () => hash !== '' || !isCrossingTo(pathname),
  );
  const isCrossed = useCrossed();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const rect = ref.current?.getBoundingClientRect();
    // From the page's top, to which it is about to scroll from where the old page stood.
    if (rect && rect.top + window.scrollY < window.innerHeight) setIsNeededAtOnce(true);
  }, []);
  if (isNeededAtOnce || isCrossed) return children;
  // The empty element keeps the footer out of the window.
  return <div ref={ref} className="min-h-screen" />;
}
