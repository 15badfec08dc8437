import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from '@/lib/draft';
import { headStartOf } from '@/lib/try-memory';
import { useEarlyInput } from '@/lib/use-early-input';

interface EnquiryDraft<Values> {
  storageKey: string;
  /** Turns what was entered into the built page into a part of a draft; without it, it is one. */
  fromEarly?: (fields: Record<string, unknown>) => Record<string, unknown>;
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
  { storageKey, fromEarly = asDraft, toValues }: EnquiryDraft<Values>,
) {
  const takeEarly = useEarlyInput(storageKey);
  const isBegun = useRef(false);

  // The draft is read after mounting, so that the built page and the first render agree.
  useLayoutEffect(() => {
    const draft = { ...readDraft(storageKey), ...fromEarly(takeEarly()) };
    form.reset(toValues(draft));
    if (Object.keys(draft).length === 0) return;
    keepDraft(storageKey, form.getValues());
    isBegun.current = true;
  }, [form, storageKey, takeEarly, fromEarly, toValues]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(storageKey, values),
      }),
    [form, storageKey],
  );

  return () => headStartOf(isBegun.current);
}
