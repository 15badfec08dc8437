import { useCallback, useInsertionEffect, useRef } from 'react';
import { tabStorage } from './storage';
import { useHydrated } from './use-hydrated';

/**
 * @param draftKey of the form, if it keeps a draft
 * @returns what its `data-pre-hydration` says until React has hydrated it: the script in `index.html` keeps by that
 * key what is typed meanwhile, and carries out afterwards what was pressed
 */
export const usePreHydrationKey = (draftKey = '') => (useHydrated() ? undefined : draftKey);

const readPreHydrationInput = (draftKey: string): Record<string, unknown> => {
  const form = document.querySelector(`form[data-pre-hydration="${draftKey}"]`);
  const entries = form instanceof HTMLFormElement ? [...new FormData(form)] : [];
  const standing = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  return { ...tabStorage.readFields(`${draftKey}-early`), ...standing };
};

/**
 * What somebody entered into a form of the prerendered page before its script was there, on this visit to it or one
 * before. React renders a form ahead of hydrating it, and people go on typing meanwhile; so it is read in the very
 * commit that wires the fields, just before the wiring empties them.
 * @returns hands over the filled fields by name, once, from the layout effects on; then the draft has them
 */
export function usePreHydrationInput(draftKey: string) {
  const typed = useRef<Record<string, unknown>>({});
  useInsertionEffect(() => {
    typed.current = readPreHydrationInput(draftKey);
  }, [draftKey]);
  return useCallback(() => {
    const input = typed.current;
    typed.current = {};
    tabStorage.remove(`${draftKey}-early`);
    return input;
  }, [draftKey]);
}
