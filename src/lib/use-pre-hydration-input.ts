import { useCallback, useInsertionEffect, useRef } from 'react';
import { preHydrationKeyOf, tabStorage } from './storage';
import { useHydrated } from './use-hydrated';

/**
 * Marks what is not hydrated yet for `inline/pre-hydration.ts`, which keeps typed text under the key
 * and repeats presses.
 * @param draftKey of the form, if it keeps a draft
 * @returns the value of `data-pre-hydration`; undefined once hydrated
 */
export const usePreHydrationKey = (draftKey = '') => (useHydrated() ? undefined : draftKey);

const readPreHydrationInput = (draftKey: string): Record<string, unknown> => {
  const form = document.querySelector(`form[data-pre-hydration="${draftKey}"]`);
  const entries = form instanceof HTMLFormElement ? [...new FormData(form)] : [];
  const filled = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  return { ...tabStorage.readFields(preHydrationKeyOf(draftKey)), ...filled };
};

/**
 * Reads what was typed into a prerendered form before its chunk loaded, on this visit or an earlier
 * one. Visitors type on between render and commit, so the fields are read in the commit that wires
 * and empties them.
 * @returns a function for a layout effect or later, which gives the filled fields by name once
 */
export function usePreHydrationInput(draftKey: string) {
  const inputRef = useRef<Record<string, unknown>>({});
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
