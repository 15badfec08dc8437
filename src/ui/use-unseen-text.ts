import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';

/** Reports what a visitor has typed or chosen before hydration, when React saw no event of it. */
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

/** The same for a field that React resets when it hydrates, so that an effect would be too late. */
export function usePreHydrationText(id: string, onText: (text: string) => void) {
  const typed = useRef('');
  const report = useEffectEvent(() => {
    if (typed.current !== '') onText(typed.current);
    typed.current = '';
  });
  // Reads the value in the commit that hydrates the field, just before React resets it.
  useInsertionEffect(() => {
    const field = document.getElementById(id);
    typed.current = field instanceof HTMLInputElement ? field.value : '';
  }, [id]);
  useLayoutEffect(() => report(), []);
}

/**
 * Reports text that autofill, extensions and scripts set while the field has no focus, some of them
 * without an event that React sees. So it looks at any event of the form.
 * @param shown what React has rendered into the field
 */
export function useUnseenText(
  input: RefObject<HTMLInputElement | null>,
  shown: string,
  onText: (text: string) => void,
) {
  const report = useEffectEvent(() => {
    const field = input.current;
    if (field === null || field === document.activeElement || field.value === shown) return;
    onText(field.value);
  });
  useEffect(() => {
    const form = input.current?.form;
    const events = ['input', 'change', 'pointerdown', 'focusin', 'focusout', 'submit'];
    const mounted = new AbortController();
    const listening = { capture: true, signal: mounted.signal };
    for (const event of events) form?.addEventListener(event, () => report(), listening);
    return () => mounted.abort();
  }, [input]);
}
