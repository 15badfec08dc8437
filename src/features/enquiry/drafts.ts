import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { initialElapsedTimeOf } from '@/lib/use-submission';
import { keptName } from '@/lib/kept-name';
import { tabStorage } from '@/lib/storage';
import { usePreHydrationInput } from '@/lib/use-pre-hydration-input';

/** Where each form keeps its draft in this tab (docs/rules.md#drafts). */
export const shortDraftKey = 'short-enquiry';
export const detailedDraftKey = 'detailed-enquiry';

/**
 * After success: takes what was sent out of the form's draft, and out of the other form's if that has the same brief: it
 * is then a copy. A draft with another brief is another enquiry, and stays whole.
 */
export function forgetSentEnquiry(draftKey: string, sent: { projectDescription: string }) {
  for (const key of [shortDraftKey, detailedDraftKey]) {
    const { projectDescription } = tabStorage.readFields(key);
    if (key === draftKey || projectDescription === sent.projectDescription)
      tabStorage.forgetSent(key, sent);
  }
}

interface EnquiryDraft<Values> {
  storageKey: string;
  /** Turns input from before hydration into draft fields; unchanged by default. */
  fromPreHydration?: (fields: Record<string, unknown>) => Record<string, unknown>;
  /** Turns a draft into initial values. */
  toValues: (draft: Record<string, unknown>) => Values;
  /** Turns values into a draft; unchanged by default. */
  toDraft?: (values: Values) => Values;
}

const unchanged = <Fields>(fields: Fields) => fields;

/**
 * Restores a form's draft and the input from before hydration, and keeps every change (docs/rules.md#drafts).
 * @returns a function that gives the time spent on the form before it rendered, in ms
 */
export function useEnquiryDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { storageKey, fromPreHydration = unchanged, toValues, toDraft = unchanged }: EnquiryDraft<Values>,
) {
  const takePreHydrationInput = usePreHydrationInput(storageKey);
  const isBegun = useRef(false);

  // Read after mounting, so that the first render matches the prerendered page.
  useLayoutEffect(() => {
    const draft = {
      ...tabStorage.readFields(storageKey),
      ...fromPreHydration(takePreHydrationInput()),
    };
    // A kept draft wins, also with an empty company (docs/rules.md#name-on-the-line).
    const company = keptName().trim();
    form.reset(toValues({ ...(company && { organizationName: company }), ...draft }));
    if (Object.keys(draft).length === 0) return;
    tabStorage.write(storageKey, toDraft(form.getValues()));
    isBegun.current = true;
  }, [form, storageKey, takePreHydrationInput, fromPreHydration, toValues, toDraft]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => tabStorage.write(storageKey, toDraft(values)),
      }),
    [form, storageKey, toDraft],
  );

  return () => initialElapsedTimeOf(isBegun.current);
}
