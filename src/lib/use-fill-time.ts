import { type RefObject, useEffect, useRef } from 'react';
import { minFillTime } from './min-fill-time';

const fieldsOf = (form: HTMLFormElement) =>
  Array.from(form.elements).filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );

const isAutofilled = (form: HTMLFormElement) => {
  try {
    return form.querySelector(':autofill') !== null;
  } catch {
    // The browser does not know the selector.
    return false;
  }
};

/** Whether a field was filled before this script ran. */
const isBegun = (form: HTMLFormElement) =>
  fieldsOf(form).some(({ value, defaultValue }) => value !== defaultValue);

/**
 * Measures how long a visitor takes to fill in a form, from the first input, for the spam check (docs/rules.md#fill-time). Text
 * entered before the script ran, or by a password manager, paste or dictation, counts as a person's and adds the
 * minimum fill time.
 * @param honeypotRef the form's honeypot: it gives the form, and its own input is ignored
 * @returns a function that gives the time so far, in ms
 */
export function useFillTime(honeypotRef: RefObject<HTMLInputElement | null>) {
  const startedAt = useRef(0);
  const isPerson = useRef(false);

  useEffect(() => {
    const form = honeypotRef.current?.form;
    startedAt.current = performance.now();
    if (!form) return undefined;
    isPerson.current = isBegun(form);
    let hadInput = false;
    let hadKey = false;
    const onKey = () => {
      hadKey = true;
    };
    const onInput = ({ target }: Event) => {
      if (target === honeypotRef.current) return;
      if (!hadInput) startedAt.current = performance.now();
      hadInput = true;
      if (!hadKey) isPerson.current = true;
      hadKey = false;
    };
    form.addEventListener('keydown', onKey, true);
    form.addEventListener('input', onInput, true);
    return () => {
      form.removeEventListener('keydown', onKey, true);
      form.removeEventListener('input', onInput, true);
    };
  }, [honeypotRef]);

  return () => {
    const form = honeypotRef.current?.form;
    const isHelped = isPerson.current || (form && isAutofilled(form));
    return performance.now() - startedAt.current + (isHelped ? minFillTime : 0);
  };
}
