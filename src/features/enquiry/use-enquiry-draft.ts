import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { initialElapsedTimeOf } from '@/lib/idempotency-key-store';
import { tabStorage } from '@/lib/storage';
import { usePreHydrationInput } from '@/lib/use-pre-hydration-input';

interface EnquiryDraft<Values> {
  storageKey: string;
  /** Turns what was entered into the prerendered page into a part of a draft; without it, it is one. */
  fromPreHydration?: (fields: Record<string, unknown>) => Record<string, unknown>;
  /** Turns what was kept into the values to start with. */
  toValues: (draft: Record<string, unknown>) => Values;
}

const asDraft = (fields: Record<string, unknown>) => fields;

/**
 * Brings back what an enquiry kept in this tab, and what was typed before its script was there; keeps it from then
 * on (docs/rules.md#drafts).
 * @returns tells how much time went into the form before, in ms
 */
export function useEnquiryDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { storageKey, fromPreHydration = asDraft, toValues }: EnquiryDraft<Values>,
) {
  const takePreHydrationInput = usePreHydrationInput(storageKey);
  const isBegun = useRef(false);

  // The draft is read after mounting, so that the prerendered page and the first render agree.
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
