import { type RefObject, useLayoutEffect } from 'react';
import { tabStorage } from '@/lib/storage';
import { usePreHydrationInput } from '@/lib/use-pre-hydration-input';

export const newsletterDraftKey = 'newsletter';

/**
 * Restores what was typed into the sign-up in this tab (docs/rules.md#drafts).
 * @returns `keep`, to call on input, and `forget`, to call after success
 */
export function useNewsletterDraft(ref: RefObject<HTMLFormElement | null>) {
  const takePreHydrationInput = usePreHydrationInput(newsletterDraftKey);

  useLayoutEffect(() => {
    const kept = { ...tabStorage.readFields(newsletterDraftKey), ...takePreHydrationInput() };
    for (const field of ref.current?.querySelectorAll<HTMLInputElement>('[required]') ?? []) {
      const value = kept[field.name];
      if (typeof value === 'string') field.value = value;
    }
  }, [ref, takePreHydrationInput]);

  return {
    keep: () => {
      if (ref.current)
        tabStorage.write(newsletterDraftKey, Object.fromEntries(new FormData(ref.current)));
    },
    forget: () => tabStorage.remove(newsletterDraftKey),
  };
}
