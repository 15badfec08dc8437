import { useEffect, useLayoutEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keptName } from '@/lib/kept-name';
import { forgetSentFields } from '@/lib/sent-fields';
import { tabStorage } from '@/lib/storage';
import { usePreHydrationInput } from '@/lib/use-pre-hydration-input';

/** Where each form keeps its draft in this tab (docs/rules.md#drafts). */
export const shortDraftKey = 'short-enquiry';
export const detailedDraftKey = 'detailed-enquiry';

/**
 * After success: takes what was sent out of the form's draft, and out of the other form's if it has
 * the same brief, which makes it a copy. With another brief it is another enquiry and stays whole.
 */
export function forgetSentEnquiry(draftKey: string, sent: { projectDescription: string }) {
  for (const key of [shortDraftKey, detailedDraftKey]) {
    const { projectDescription } = tabStorage.readFields(key);
    if (key === draftKey || projectDescription === sent.projectDescription)
      forgetSentFields(key, sent);
  }
}

/**
 * Restores a form's draft and the input from before hydration, and keeps every change
 * (docs/rules.md#drafts).
 * @param toValues turns a draft, which may hold anything, into values
 * @param toDraft turns values into a draft; keep both functions stable, because another one restores
 * the draft again
 */
export function useEnquiryDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draftKey: string,
  toValues: (draft: Record<string, unknown>) => Values,
  toDraft: (values: Values) => Values,
) {
  const takePreHydrationInput = usePreHydrationInput(draftKey);

  // Read after mounting, so that the first render matches the prerendered page.
  useLayoutEffect(() => {
    const draft = { ...tabStorage.readFields(draftKey), ...takePreHydrationInput() };
    // The draft wins over the name on the line, also where the visitor has emptied the company
    // (docs/rules.md#name-on-the-line).
    const company = keptName().trim();
    form.reset(toValues({ ...(company && { organizationName: company }), ...draft }));
    if (Object.keys(draft).length > 0) tabStorage.write(draftKey, toDraft(form.getValues()));
  }, [form, draftKey, takePreHydrationInput, toValues, toDraft]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => tabStorage.write(draftKey, toDraft(values)),
      }),
    [form, draftKey, toDraft],
  );
}
