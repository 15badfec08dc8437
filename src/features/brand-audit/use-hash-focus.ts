import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hashTarget } from '@/lib/hash-target';

/** A link to a question or a field (`#q-7`) also brings the focus there: to the chosen answer, or the first one. */
export function useHashFocus() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return undefined;
    const target = hashTarget(hash);
    const control =
      target?.querySelector<HTMLElement>('input:checked') ??
      target?.querySelector<HTMLElement>('input') ??
      target;
    control?.focus({ preventScroll: true });
    // The page scrolls to the target's top; in a low window the control lies below that.
    const frame = requestAnimationFrame(() =>
      (control?.closest('label') ?? control)?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
