import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hashTarget } from '@/lib/addresses';

/** Moves the focus to the question or field of the hash (`#q-7`): to its chosen or first answer. */
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
    // The page scrolls to the target's top; in a low window the control may be below the fold.
    const frame = requestAnimationFrame(() =>
      (control?.closest('label') ?? control)?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
