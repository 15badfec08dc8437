import { type RefObject, useEffect, useRef } from 'react';
import { controlsOf } from '@/lib/form-controls';
import { tabStorage } from '@/lib/storage';
import { minFillTime } from '@/lib/submission-headers';

/**
 * Measures how long a visitor takes to fill in a form, from the first input, for the spam check
 * (docs/rules.md#fill-time). A sign of a person adds the minimum fill time: a draft, text from
 * before hydration, or text that came without a key (by a password manager, paste or dictation).
 * @param honeypotRef the form's honeypot: it gives the form, and its own input is ignored
 * @param draftKey where the form keeps its draft
 * @returns a function that gives the time so far, in ms
 */
export function useFillTime(honeypotRef: RefObject<HTMLInputElement | null>, draftKey: string) {
  const startedAt = useRef(0);
  const isByPerson = useRef(false);

  useEffect(() => {
    const form = honeypotRef.current?.form;
    startedAt.current = performance.now();
    if (!form) return undefined;
    // The draft may not be in the fields yet.
    const hasDraft = Object.keys(tabStorage.readFields(draftKey)).length > 0;
    isByPerson.current = hasDraft || hasText(form);
    let hasInput = false;
    let isKeyDown = false;

    const onKeyDown = () => {
      isKeyDown = true;
    };
    const onInput = ({ target }: Event) => {
      if (target === honeypotRef.current) return;
      if (!hasInput) startedAt.current = performance.now();
      hasInput = true;
      if (!isKeyDown) isByPerson.current = true;
      isKeyDown = false;
    };
    const mounted = new AbortController();
    const listening = { capture: true, signal: mounted.signal };
    form.addEventListener('keydown', onKeyDown, listening);
    form.addEventListener('input', onInput, listening);
    return () => mounted.abort();
  }, [honeypotRef, draftKey]);

  return () => {
    const form = honeypotRef.current?.form;
    const isAutofilled = Boolean(form?.querySelector(':autofill'));
    const passed = performance.now() - startedAt.current;
    return isByPerson.current || isAutofilled ? passed + minFillTime : passed;
  };
}

const hasText = (form: HTMLFormElement) =>
  controlsOf(form).some(({ value, defaultValue }) => value !== defaultValue);
