import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { initialElapsedTimeOf } from '@/lib/idempotency-key-store';
import { tabStorage } from '@/lib/storage';
import { usePreHydrationInput } from '@/lib/use-pre-hydration-input';

interface EnquiryDraft<Values> {
  storageKey: string;
  /** Turns input from before hydration into draft fields; unchanged by default. */
  fromPreHydration?: (fields: Record<string, unknown>) => Record<string, unknown>;
  /** Turns a draft into initial values. */
  toValues: (draft: Record<string, unknown>) => Values;
}

const unchanged = (fields: Record<string, unknown>) => fields;

/**
 * Restores a form's draft and the input from before hydration, and keeps every change (docs/rules.md#drafts).
 * @returns a function that gives the time spent on the form before it rendered, in ms
 */
export function useEnquiryDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { storageKey, fromPreHydration = unchanged, toValues }: EnquiryDraft<Values>,
) {
  const takePreHydrationInput = usePreHydrationInput(storageKey);
  const isBegun = useRef(false);

  // Read after mounting, so that the first render matches the prerendered page.
  useLayoutEffect(() => {
    const draft = {
      ...tabStorage.readFields(storageKey),
      ...fromPreHydration(takePreHydrationInput()),
    };
    form.reset(toValues(draft));
    if (Object.keys(draft).length === 0) return;
    tabStorage.write(storageKey, form.getValues());
    isBegun.current = true;
  }, [form, storageKey, takePreHydrationInput, fromPreHydration, toValues]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => tabStorage.write(storageKey, values),
      }),
    [form, storageKey],
  );

  return () => initialElapsedTimeOf(isBegun.current);
}
