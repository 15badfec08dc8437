import { useCallback, useInsertionEffect, useRef } from 'react';
import { preHydrationKeyOf, tabStorage } from './storage';
import { useHydrated } from './use-hydrated';

/**
 * Marks what is not hydrated yet for `inline/pre-hydration.ts`, which keeps typed text under the key
 * and repeats presses.
 * @param draftKey of a form; empty for a part of the page, which keeps no draft
 * @returns the value of `data-pre-hydration`; undefined once hydrated
 */
export const usePreHydrationKey = (draftKey = '') => (useHydrated() ? undefined : draftKey);

/**
 * Visitors type before a form's chunk has loaded and React has hydrated it. Reads what is in the
 * prerendered fields, and what `inline/pre-hydration.ts` kept in this tab on an earlier visit.
 * @returns a function for a layout effect or later, which gives the filled fields by name once
 */
export function usePreHydrationInput(draftKey: string) {
  const inputRef = useRef<Record<string, unknown>>({});
  // They type on between render and commit, and the commit empties the fields when it wires them.
  // Only an insertion effect comes before that.
  useInsertionEffect(() => {
    inputRef.current = readPreHydrationInput(draftKey);
  }, [draftKey]);
  return useCallback(() => {
    const input = inputRef.current;
    inputRef.current = {};
    tabStorage.remove(preHydrationKeyOf(draftKey));
    return input;
  }, [draftKey]);
}

/** A field as it is now wins over what the tab has kept, which may be from an earlier visit. */
function readPreHydrationInput(draftKey: string): Record<string, unknown> {
  const form = document.querySelector(`form[data-pre-hydration="${draftKey}"]`);
  const entries = form instanceof HTMLFormElement ? [...new FormData(form)] : [];
  const filled = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  return { ...tabStorage.readFields(preHydrationKeyOf(draftKey)), ...filled };
}
