import { useEffectEvent, useInsertionEffect, useLayoutEffect, useRef } from 'react';

/**
 * Hands over what was typed into a field of the prerendered page before its script was there.
 * @param id of the field
 * @param onText called once, when there is a text
 */
export function usePreHydrationText(id: string | undefined, onText: (text: string) => void) {
  const typed = useRef('');
  const take = useEffectEvent(() => {
    if (typed.current !== '') onText(typed.current);
    typed.current = '';
  });
  // In the commit that wires the field, before the wiring empties it.
  useInsertionEffect(() => {
    const field = id === undefined ? null : document.getElementById(id);
    typed.current = field instanceof HTMLInputElement ? field.value : '';
  }, [id]);
  useLayoutEffect(() => take(), []);
}
