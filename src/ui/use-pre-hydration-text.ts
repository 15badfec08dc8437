import { useEffectEvent, useInsertionEffect, useLayoutEffect, useRef } from 'react';

/**
 * Takes over what was typed into a prerendered field before its script loaded.
 * @param id of the field
 * @param onText called once, if there is text
 */
export function usePreHydrationText(id: string | undefined, onText: (text: string) => void) {
  const typed = useRef('');
  const take = useEffectEvent(() => {
    if (typed.current !== '') onText(typed.current);
    typed.current = '';
  });
  // Reads the value in the commit that hydrates the field, just before React resets it.
  useInsertionEffect(() => {
    const field = id === undefined ? null : document.getElementById(id);
    typed.current = field instanceof HTMLInputElement ? field.value : '';
  }, [id]);
  useLayoutEffect(() => take(), []);
}
