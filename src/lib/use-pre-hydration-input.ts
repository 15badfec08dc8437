import { useCallback, useInsertionEffect, useRef } from 'react';
import { preHydrationKeyOf, tabStorage } from './storage';
import { useHydrated } from './use-hydrated';

/*
 * Visitors type before React has hydrated a form, or before the form's chunk has come. What they
 * have typed is then in the prerendered fields, or kept in the tab by `inline/pre-hydration.ts`.
 */

/**
 * Marks what is not hydrated yet for `inline/pre-hydration.ts`, which keeps typed text under the key
 * and repeats presses.
 * @param draftKey of a form; empty for a part of the page, which keeps no draft
 * @returns the value of `data-pre-hydration`; undefined once hydrated
 */
export const usePreHydrationKey = (draftKey = '') => (useHydrated() ? undefined : draftKey);

/**
 * Reads what was typed into a prerendered form before its chunk loaded, on this visit or an earlier
 * one.
 * @returns a function for a layout effect or later, which gives the filled fields by name once
 */
export function usePreHydrationInput(draftKey: string) {
  const inputRef = useRef<Record<string, unknown>>({});
  // Visitors type on between render and commit. Of the effects, only an insertion effect still finds
  // the fields as they are: the commit then wires and empties them.
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

/** A field as it is now wins over what the tab has kept of it, which may be from an earlier visit. */
function readPreHydrationInput(draftKey: string): Record<string, unknown> {
  const form = document.querySelector(`form[data-pre-hydration="${draftKey}"]`);
  const entries = form instanceof HTMLFormElement ? [...new FormData(form)] : [];
  const filled = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  return { ...tabStorage.readFields(preHydrationKeyOf(draftKey)), ...filled };
}
