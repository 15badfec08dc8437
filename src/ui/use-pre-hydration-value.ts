import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Reports what a visitor has typed or chosen before hydration, when React saw no event of it.
 * @param shown what React has rendered into the field
 */
export function usePreHydrationValue(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  shown: string,
  onValue: (value: string) => void,
) {
  const report = useEffectEvent(() => {
    const value = field.current?.value ?? '';
    if (value !== '' && value !== shown) onValue(value);
  });
  useEffect(() => report(), []);
}
