import { useEffectEvent, useInsertionEffect, useLayoutEffect, useRef } from 'react';

/**
 * Hands over what was typed into a field of the built page before its script was there.
 * @param id of the field
 * @param onText called once, when there is a text
 */
export function useEarlyText(id: string | undefined, onText: (text: string) => void) {
  const early = useRef('');
  const take = useEffectEvent(() => {
    if (early.current !== '') onText(early.current);
    early.current = '';
  });
  // In the commit that wires the field, before the wiring empties it.
  useInsertionEffect(() => {
    const field = id === undefined ? null : document.getElementById(id);
    early.current = field instanceof HTMLInputElement ? field.value : '';
  }, [id]);
  useLayoutEffect(() => take(), []);
}
