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
    // A browser that does not know the selector.
    return false;
  }
};

/** Whether something was entered before this ran. */
const isBegun = (form: HTMLFormElement) =>
  fieldsOf(form).some(({ value, defaultValue }) => value !== defaultValue);

/**
 * Measures how long somebody fills a form, for the guard against machines (docs/rules.md#fill-time): from the first
 * input on. What was there before the script, and what a password manager, the clipboard or a voice enters, counts
 * as a person's: no time is too short for it.
 * @param fieldRef any field of the form
 * @returns tells the time so far, in ms
 */
export function useFillTime(fieldRef: RefObject<HTMLInputElement | null>) {
  const startedAt = useRef(0);
  const isPerson = useRef(false);

  useEffect(() => {
    const form = fieldRef.current?.form;
    startedAt.current = performance.now();
    if (!form) return undefined;
    isPerson.current = isBegun(form);
    let hadInput = false;
    let hadKey = false;
    const onKey = () => {
      hadKey = true;
    };
    const onInput = ({ target }: Event) => {
      if (target === fieldRef.current) return;
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
  }, [fieldRef]);

  return () => {
    const form = fieldRef.current?.form;
    const isHelped = isPerson.current || (form && isAutofilled(form));
    return performance.now() - startedAt.current + (isHelped ? minFillTime : 0);
  };
}
